import { listRegistrationNotes as endpoint } from '@ribambelle/api/registrations/list-registration-notes.ts';
import { action } from '../action.ts';
import { findNotes } from '../notes/index.ts';
import { findNotedRegistration } from './noted-registration.ts';

/** Answers the notes about a registration, with those that its family reads. */
export const listRegistrationNotes = action(endpoint, async (context) => {
  const { list, id } = await findNotedRegistration(context);
  const organiser_id = context.organiser.id;
  return { data: await findNotes(context.db, { organiser_id, list, record_id: id }) };
});
