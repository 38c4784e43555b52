import { getHeldDates as endpoint } from '@ribambelle/api/registrations/get-held-dates.ts';
import { action } from '../action.ts';
import { atOnce } from '../database/statements.ts';
import { loadHeldNow } from '../memberships/index.ts';
import { textReader } from '../texts/bilingual.ts';
import { findElsewhere } from './elsewhere-views.ts';
import { findHeldDates } from './held-dates-views.ts';

/**
 * Answers the dates on which the caller's participants are already registered, what else they have
 * at these hours, and their memberships.
 */
export const getHeldDates = action(endpoint, async (call) => {
  const { db, request, organiser, customer, language, now } = call;
  const { availabilities } = request;
  const text = textReader({ language, organiser });
  const [data, elsewhere, memberships] = await atOnce(
    () => findHeldDates(db, { customer_id: customer.id, availabilities }),
    () => findElsewhere(db, { customer_id: customer.id, at: { availabilities }, now, text }),
    () => loadHeldNow(db, { customer_id: customer.id, now }),
  );
  return {
    data,
    elsewhere: [...elsewhere],
    memberships: memberships.map(({ membership_id, participant_id }) => ({
      membership_id,
      participant_id,
    })),
  };
});
