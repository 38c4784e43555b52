import { estimateStaffRegistration as endpoint } from '@ribambelle/api/desk/estimate-staff-registration.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { action } from '../action.ts';
import { atOnce } from '../database/statements.ts';
import { estimateItem } from '../kinds/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { orRefuse } from '../refusal.ts';
import { findElsewhere } from '../registrations/index.ts';
import { textReader } from '../texts/bilingual.ts';
import type { Db } from '../database/transaction.ts';
import { findStaffOffer } from './staff-offer-views.ts';
import { findStaffCustomer, findStaffParticipant } from './staff-people-views.ts';

/**
 * Answers the price that a registration by staff will fix: the same as in the shop, paid by a pack
 * of the family where possible (decision 0086).
 */
export const estimateStaffRegistration = action(
  endpoint,
  async ({ db, request, organiser, language, now }) => {
    const { availability, quantity, date_ids, price_ids, use_bundle } = request;
    const { customer_id, participant_id } = await findWhom(db, { ...request });
    const offer = orRefuse(
      await findStaffOffer(db, { availability, now }),
      'AVAILABILITY_NOT_FOUND',
    );
    const choice = {
      availability_id: offer.id,
      participant_id,
      quantity,
      date_ids,
      price_ids,
    };
    const whose = { organiser, customer_id, language, now };
    const input = { ...whose, choice, unpublished: true, keep_bundles: !use_bundle };
    const [price, elsewhere] = await atOnce(
      () => estimateItem(db, input),
      () => titlesElsewhere(db, { ...whose, participant_id, availability, date_ids }),
    );
    return { ...price, elsewhere };
  },
);

/**
 * Returns the titles of a participant's registrations and bookings at the hours of these dates;
 * none without a participant.
 */
async function titlesElsewhere(
  db: Db,
  input: {
    organiser: Organiser;
    customer_id: number;
    participant_id: number | null;
    availability: string;
    date_ids: readonly number[];
    language: Language;
    now: string;
  },
): Promise<string[]> {
  const { organiser, customer_id, participant_id, availability, date_ids, language, now } = input;
  if (participant_id === null) return [];
  const text = textReader({ language, organiser });
  const at = { availabilities: [availability], date_ids };
  const conflicts = await findElsewhere(db, { customer_id, at, now, text });
  const ownConflicts = conflicts.filter((one) => one.participant_id === participant_id);
  return [...new Set(ownConflicts.map(({ title }) => title))];
}

/**
 * Returns the family and participant; before a family is chosen, a price is estimated for nobody.
 */
async function findWhom(
  db: Db,
  input: { customer?: string | undefined; participant?: string | undefined },
): Promise<{ customer_id: number; participant_id: number | null }> {
  const { customer, participant } = input;
  if (customer === undefined) return { customer_id: 0, participant_id: null };
  const { id: customer_id } = orRefuse(await findStaffCustomer(db, customer), 'CUSTOMER_NOT_FOUND');
  if (participant === undefined) return { customer_id, participant_id: null };
  const row = await findStaffParticipant(db, { customer_id, cuid: participant });
  return { customer_id, participant_id: orRefuse(row, 'PARTICIPANT_NOT_FOUND').id };
}
