import { createSavedView as endpoint } from '@ribambelle/api/saved-views/create-saved-view.ts';
import { action } from '../action.ts';
import { readPermission } from '../exports/index.ts';
import { refuse } from '../refusal.ts';
import { insertSavedView, loadSavedViews } from './saved-view-store.ts';

const MOST = 30;

/** Keeps a view of a list that the caller may read. */
export const createSavedView = action(endpoint, async ({ db, request, collaborator, now }) => {
  const { list, name, filters, shared } = request;
  if (!collaborator.permissions.includes(readPermission(list))) refuse('NOT_PERMITTED');
  const views = await loadSavedViews(db, { collaborator_id: collaborator.id, list });
  if (views.filter((view) => view.own).length >= MOST) refuse('VIEWS_TOO_MANY');
  return {
    cuid: await insertSavedView(db, {
      collaborator_id: collaborator.id,
      list,
      name,
      filters,
      shared,
      created_at: now,
    }),
  };
});
