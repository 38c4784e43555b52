import { getHeldHours as endpoint } from '@ribambelle/api/registrations/get-held-hours.ts';
import { action } from '../action.ts';
import { textReader } from '../texts/bilingual.ts';
import { findElsewhere } from './elsewhere-views.ts';

/**
 * Answers the registrations and bookings of the caller's participants between two moments, such as
 * the hour of a court that is about to be booked (decision 182).
 */
export const getHeldHours = action(endpoint, async (call) => {
  const { db, request, organiser, customer, language, now } = call;
  const whose = { customer_id: customer.id, now };
  const text = textReader({ language, organiser });
  return { data: [...(await findElsewhere(db, { ...whose, text, at: request }))] };
});
