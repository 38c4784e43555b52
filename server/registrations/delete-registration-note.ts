import { deleteRegistrationNote as endpoint } from '@ribambelle/api/registrations/delete-registration-note.ts';
import { action } from '../action.ts';
import { deleteNote } from '../notes/index.ts';
import { findNotedRegistration } from './noted-registration.ts';

/** Deletes a note about a registration. */
export const deleteRegistrationNote = action(endpoint, async (context) =>
  deleteNote(context, { of: await findNotedRegistration(context), ...context.request }),
);
