import { getHeldDates as endpoint } from '@ribambelle/api/registrations/get-held-dates.ts';
import { action } from '../action.ts';
import { findHeldDates } from './held-dates-views.ts';

/** On which dates the caller's participants are registered already. */
export const getHeldDates = action(endpoint, async ({ db, request, organiser, customer }) => ({
  data: await findHeldDates(db, {
    organiser_id: organiser.id,
    customer_id: customer.id,
    availabilities: request.availabilities,
  }),
}));
