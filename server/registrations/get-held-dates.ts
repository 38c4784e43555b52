import { getHeldDates as endpoint } from '@ribambelle/api/registrations/get-held-dates.ts';
import { action } from '../action.ts';
import { atOnce } from '../database/statements.ts';
import { loadHeldNow } from '../memberships/index.ts';
import { findHeldDates } from './held-dates-views.ts';

/** On which dates the caller's participants are registered already, and of what they are members. */
export const getHeldDates = action(endpoint, async ({ db, request, organiser, customer, now }) => {
  const whose = { organiser_id: organiser.id, customer_id: customer.id };
  const [data, memberships] = await atOnce(
    () => findHeldDates(db, { ...whose, availabilities: request.availabilities }),
    () => loadHeldNow(db, { ...whose, now }),
  );
  return {
    data,
    memberships: memberships.map(({ membership_id, participant_id }) => ({
      membership_id,
      participant_id,
    })),
  };
});
