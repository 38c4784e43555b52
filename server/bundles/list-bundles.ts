import { listBundles as endpoint } from '@ribambelle/api/bundles/list-bundles.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { asChoices } from '../texts/as-choices.ts';
import { presentBundles } from './present-bundles.ts';
import { findBundles } from './bundle-views.ts';

/** Returns a page of the bundles that are offered (2 §7). */
export const listBundles = action(endpoint, async ({ db, request, organiser, language, now }) => {
  const { id, search } = request;
  const { rows, counted } = await findBundles(db, {
    filters: { id, search },
    now,
    ...pageOf(request),
  });
  const shown = await presentBundles(db, { rows, organiser, language });
  return { data: asChoices(shown, { request, label: ({ title }) => title }), ...counted };
});
