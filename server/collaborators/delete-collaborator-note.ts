import { deleteCollaboratorNote as endpoint } from '@ribambelle/api/collaborators/delete-collaborator-note.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { removeNote } from '../lists/note-store.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { keepRemoved } from '../removals/removal-store.ts';
import { findTeamMember } from './team-views.ts';

/** Takes a note about somebody of the team away. */
export const deleteCollaboratorNote = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now }) => {
    const organiser_id = organiser.id;
    const { note } = request;
    const found = await findTeamMember(db, { organiser_id, collaborator: request.collaborator });
    const member = orRefuse(found, 'COLLABORATOR_NOT_FOUND');
    const of = { organiser_id, list: 'collaborators' as const, record_id: member.id };
    const summary = `${member.firstname} ${member.lastname}`;
    const removal = await keepRemoved(db, {
      noun: 'notes',
      key: note,
      entity_cuid: member.cuid,
      summary,
      organiser,
      collaborator,
      now,
    });
    if (!(await removeNote(db, { ...of, note }))) refuse('NOTE_NOT_FOUND');
    const did = {
      action: 'collaborator-notes.delete' as const,
      entity: 'collaborators',
      entity_cuid: member.cuid,
      summary,
    };
    await recordAudit(db, { organiser, collaborator, now, ...did });
    return { message: null, removal };
  },
);
