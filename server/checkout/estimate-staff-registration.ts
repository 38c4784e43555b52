import { estimateStaffRegistration as endpoint } from '@ribambelle/api/checkout/estimate-staff-registration.ts';
import { action } from '../action.ts';
import { estimateItem } from '../kinds/index.ts';
import { orRefuse } from '../refusal.ts';
import { findStaffOffer } from './staff-offer-views.ts';

/** The price that registering somebody by staff will fix: the very one of the shop. */
export const estimateStaffRegistration = action(
  endpoint,
  async ({ db, request, organiser, language, now }) => {
    const { availability, quantity, date_ids, price_ids } = request;
    const offer = orRefuse(
      await findStaffOffer(db, { organiser_id: organiser.id, availability, now }),
      'AVAILABILITY_NOT_FOUND',
    );
    const choice = {
      availability_id: offer.id,
      participant_id: null,
      quantity,
      date_ids,
      price_ids,
    };
    const nobody = { organiser, customer_id: 0, language, now };
    return estimateItem(db, { ...nobody, choice, unpublished: true });
  },
);
