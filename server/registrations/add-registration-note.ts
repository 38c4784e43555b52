import { addRegistrationNote as endpoint } from '@ribambelle/api/registrations/add-registration-note.ts';
import { action } from '../action.ts';
import { addNote } from '../notes/index.ts';
import { findNotedRegistration } from './noted-registration.ts';

/** Writes a note about a registration. */
export const addRegistrationNote = action(endpoint, async (context) =>
  addNote(context, { of: await findNotedRegistration(context), content: context.request }),
);
