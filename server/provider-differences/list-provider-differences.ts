import { listProviderDifferences as endpoint } from '@ribambelle/api/provider-differences/list-provider-differences.ts';
import { action } from '../action.ts';
import { atOnce } from '../database/statements.ts';
import { countDifferences, loadDifferences } from './difference-views.ts';

/** Answers the open differences. */
export const listProviderDifferences = action(endpoint, async ({ db }) => {
  const [count, data] = await atOnce(
    () => countDifferences(db),
    () => loadDifferences(db),
  );
  return { count, data: [...data] };
});
