import { updateCollaboratorNote as endpoint } from '@ribambelle/api/collaborators/update-collaborator-note.ts';
import { action } from '../action.ts';
import { changeNote } from '../notes/index.ts';
import { findNotedMember } from './noted-member.ts';

/** Changes the text of a note about somebody of the team. */
export const updateCollaboratorNote = action(endpoint, async (context) =>
  changeNote(context, { of: await findNotedMember(context), change: context.request }),
);
