import { listStaffOffers as endpoint } from '@ribambelle/api/desk/list-staff-offers.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { textReader } from '../texts/bilingual.ts';
import { presentStaffOffer } from './present-staff-offer.ts';
import { findStaffOffers } from './staff-offer-views.ts';

/** Lists a page of the availabilities for which staff can register somebody. */
export const listStaffOffers = action(
  endpoint,
  async ({ db, request, organiser, language, now }) => {
    const query = { search: request.search, now, ...pageOf(request) };
    const { rows, count } = await findStaffOffers(db, query);
    const text = textReader({ language, organiser });
    return { data: rows.map((row) => presentStaffOffer(row, text)), count };
  },
);
