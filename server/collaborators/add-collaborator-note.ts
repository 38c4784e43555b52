import { addCollaboratorNote as endpoint } from '@ribambelle/api/collaborators/add-collaborator-note.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { insertNote } from '../lists/note-store.ts';
import { orRefuse } from '../refusal.ts';
import { findTeamMember } from './team-views.ts';

/** Writes a note about somebody of the team; the log says that, not what it says. */
export const addCollaboratorNote = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now }) => {
    const organiser_id = organiser.id;
    const found = await findTeamMember(db, { organiser_id, collaborator: request.collaborator });
    const member = orRefuse(found, 'COLLABORATOR_NOT_FOUND');
    const cuid = await insertNote(db, {
      organiser_id,
      list: 'collaborators',
      record_id: member.id,
      text: request.text,
      author: collaborator,
      now,
    });
    const did = {
      action: 'collaborator-notes.create' as const,
      entity: 'collaborators',
      entity_cuid: member.cuid,
      summary: `${member.firstname} ${member.lastname}`,
    };
    await recordAudit(db, { organiser, collaborator, now, ...did });
    return { cuid };
  },
);
