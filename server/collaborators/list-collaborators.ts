import { listCollaborators as endpoint } from '@ribambelle/api/collaborators/list-collaborators.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { presentMember } from './present-member.ts';
import { findTeam } from './team-views.ts';

/** A page of the team. */
export const listCollaborators = action(endpoint, async ({ db, request, organiser }) => {
  const { rows, count } = await findTeam(db, {
    organiser_id: organiser.id,
    search: request.search,
    ...pageOf(request),
  });
  return { data: rows.map(presentMember), count };
});
