import { updateRegistrationNote as endpoint } from '@ribambelle/api/registrations/update-registration-note.ts';
import { action } from '../action.ts';
import { changeNote } from '../notes/index.ts';
import { findNotedRegistration } from './noted-registration.ts';

/** Changes what a note about a registration says. */
export const updateRegistrationNote = action(endpoint, async (context) =>
  changeNote(context, await findNotedRegistration(context), context.request),
);
