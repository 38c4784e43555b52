import { updateSavedView as endpoint } from '@ribambelle/api/saved-views/update-saved-view.ts';
import { action } from '../action.ts';
import { refuse } from '../refusal.ts';
import { saveView } from './saved-view-store.ts';

/** Changes one of the caller's own views. */
export const updateSavedView = action(endpoint, async ({ db, request, collaborator }) => {
  if (!(await saveView(db, { collaborator_id: collaborator.id, ...request })))
    refuse('VIEW_NOT_FOUND');
  return { message: null };
});
