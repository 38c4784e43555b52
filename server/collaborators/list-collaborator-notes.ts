import { listCollaboratorNotes as endpoint } from '@ribambelle/api/collaborators/list-collaborator-notes.ts';
import { action } from '../action.ts';
import { readNotes } from '../notes/index.ts';
import { findNotedMember } from './noted-member.ts';

/** Lists the notes about somebody of the team. */
export const listCollaboratorNotes = action(endpoint, async (context) =>
  readNotes(context.db, await findNotedMember(context)),
);
