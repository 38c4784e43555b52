import { listSepaFiles as endpoint } from '@ribambelle/api/outgoing-transfers/list-sepa-files.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { readListPage } from '../lists/list-views.ts';
import { selectSepaFiles } from './transfer-views.ts';

/** Answers a page of the files that were made. */
export const listSepaFiles = action(endpoint, async ({ db, request }) => {
  const query = selectSepaFiles();
  const { rows, count } = await readListPage(db, { query, page: pageOf(request) });
  return { data: [...rows], count };
});
