import { deleteSavedView as endpoint } from '@ribambelle/api/saved-views/delete-saved-view.ts';
import { action } from '../action.ts';
import { refuse } from '../refusal.ts';
import { keepRemoved } from '../removals/removal-store.ts';
import { removeSavedView } from './saved-view-store.ts';

/** Deletes one of the caller's own views. */
export const deleteSavedView = action(endpoint, async (context) => {
  const { db, request, collaborator } = context;
  const removal = await keepRemoved(context, {
    noun: 'saved_views',
    key: request.view,
    cuid: request.view,
    summary: '',
  });
  if (!(await removeSavedView(db, { collaborator_id: collaborator.id, view: request.view })))
    refuse('VIEW_NOT_FOUND');
  return { message: null, removal };
});
