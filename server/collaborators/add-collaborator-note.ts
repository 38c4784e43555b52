import { addCollaboratorNote as endpoint } from '@ribambelle/api/collaborators/add-collaborator-note.ts';
import { action } from '../action.ts';
import { addNote } from '../notes/index.ts';
import { findNotedMember } from './noted-member.ts';

/** Adds a note about somebody of the team. */
export const addCollaboratorNote = action(endpoint, async (context) =>
  addNote(context, { of: await findNotedMember(context), content: context.request }),
);
