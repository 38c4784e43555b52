import { getStaffOffer as endpoint } from '@ribambelle/api/desk/get-staff-offer.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { presentStaffDetail } from './present-staff-offer.ts';
import { findStaffOffer, loadStaffAsks } from './staff-offer-views.ts';

/** Answers the options and questions of a registration for this availability by staff. */
export const getStaffOffer = action(endpoint, async ({ db, request, organiser, language, now }) => {
  const row = orRefuse(
    await findStaffOffer(db, { availability: request.availability, now }),
    'AVAILABILITY_NOT_FOUND',
  );
  const asks = await loadStaffAsks(db, { id: row.id, now });
  return presentStaffDetail(row, { asks, text: textReader({ language, organiser }), now });
});
