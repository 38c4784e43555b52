import { listSavedViews as endpoint } from '@ribambelle/api/saved-views/list-saved-views.ts';
import { z } from 'zod';
import { action } from '../action.ts';
import { readPermission } from '../exports/index.ts';
import { refuse } from '../refusal.ts';
import { loadSavedViews } from './saved-view-store.ts';

const filters = z.record(z.string(), z.string()).catch({});

/** Answers the caller's own views of a list that they may read, and those that colleagues share. */
export const listSavedViews = action(endpoint, async ({ db, request, collaborator }) => {
  if (!collaborator.permissions.includes(readPermission(request.list))) refuse('NOT_PERMITTED');
  const views = await loadSavedViews(db, { collaborator_id: collaborator.id, list: request.list });
  return { data: views.map((view) => ({ ...view, filters: filters.parse(view.filters) })) };
});
