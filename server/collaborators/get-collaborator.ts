import { getCollaborator as endpoint } from '@ribambelle/api/collaborators/get-collaborator.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { presentMember } from './present-member.ts';
import { findTeamMember } from './team-views.ts';

/** Somebody of the team. */
export const getCollaborator = action(endpoint, async ({ db, request, organiser }) => {
  const row = await findTeamMember(db, {
    organiser_id: organiser.id,
    collaborator: request.collaborator,
  });
  return presentMember(orRefuse(row, 'COLLABORATOR_NOT_FOUND'));
});
