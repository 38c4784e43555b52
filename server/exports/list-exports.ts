import { listExports as endpoint } from '@ribambelle/api/exports/list-exports.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { readListPage } from '../lists/list-views.ts';
import { selectExports } from './export-views.ts';
import { presentExport } from './present-export.ts';

/** Lists a page of the caller's own exports. */
export const listExports = action(endpoint, async ({ db, request, collaborator }) => {
  const own = selectExports(collaborator.id);
  const { rows, count } = await readListPage(db, { query: own, page: pageOf(request) });
  return { data: rows.map(presentExport), count };
});
