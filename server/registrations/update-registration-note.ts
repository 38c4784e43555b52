import { updateRegistrationNote as endpoint } from '@ribambelle/api/registrations/update-registration-note.ts';
import { action } from '../action.ts';
import { changeNote } from '../notes/index.ts';
import { findNotedRegistration } from './noted-registration.ts';

/** Changes the text of a note about a registration. */
export const updateRegistrationNote = action(endpoint, async (context) =>
  changeNote(context, { of: await findNotedRegistration(context), change: context.request }),
);
