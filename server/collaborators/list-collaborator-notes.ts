import { listCollaboratorNotes as endpoint } from '@ribambelle/api/collaborators/list-collaborator-notes.ts';
import { action } from '../action.ts';
import { findNotes } from '../lists/note-store.ts';
import { orRefuse } from '../refusal.ts';
import { findTeamMember } from './team-views.ts';

/** The notes about somebody of the team. */
export const listCollaboratorNotes = action(endpoint, async ({ db, request, organiser }) => {
  const organiser_id = organiser.id;
  const found = await findTeamMember(db, { organiser_id, collaborator: request.collaborator });
  const { id: record_id } = orRefuse(found, 'COLLABORATOR_NOT_FOUND');
  return { data: await findNotes(db, { organiser_id, list: 'collaborators', record_id }) };
});
