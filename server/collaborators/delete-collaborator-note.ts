import { deleteCollaboratorNote as endpoint } from '@ribambelle/api/collaborators/delete-collaborator-note.ts';
import { action } from '../action.ts';
import { deleteNote } from '../notes/index.ts';
import { findNotedMember } from './noted-member.ts';

/** Deletes a note about somebody of the team. */
export const deleteCollaboratorNote = action(endpoint, async (context) =>
  deleteNote(context, { of: await findNotedMember(context), ...context.request }),
);
