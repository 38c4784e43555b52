import { listFocalPoints as endpoint } from '@ribambelle/api/files/list-focal-points.ts';
import { action } from '../action.ts';
import { loadFocalPoints } from './picture-facts.ts';

/** Answers the focal points of pictures. */
export const listFocalPoints = action(endpoint, async ({ db, request }) => ({
  data: await loadFocalPoints(db, request.pictures),
}));
