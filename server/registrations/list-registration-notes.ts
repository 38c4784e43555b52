import { listRegistrationNotes as endpoint } from '@ribambelle/api/registrations/list-registration-notes.ts';
import { action } from '../action.ts';
import { findNotes } from '../notes/index.ts';
import { findNotedRegistration } from './noted-registration.ts';

/** Answers the notes about a registration, with those that its family reads. */
export const listRegistrationNotes = action(endpoint, async (context) => {
  const { list, id } = await findNotedRegistration(context);
  return { data: await findNotes(context.db, { list, record_id: id }) };
});
