import { lockPlaces, loadSeenAvailabilities } from '../availabilities/index.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { Db } from '../database/transaction.ts';
import { itemOf, loadOffers } from '../kinds/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { textReader } from '../texts/bilingual.ts';
import { freeOf } from '../waiting-list/index.ts';

interface Whom {
  readonly organiser: Organiser;
  readonly language: Language;
  readonly customer_id: number;
  readonly availability_id: number;
  readonly participant_id: number;
  readonly now: string;
}

/**
 * Returns the price of a place for a waiting participant, in minor units and before volume
 * discounts, on every date that can still be joined; null when it cannot be ordered for them at
 * present: something must be answered, or they may not register.
 */
export async function advancePrice(
  db: Db,
  whom: Whom,
): Promise<{ readonly price: number | null; readonly date_ids: readonly number[] }> {
  const { organiser, language, customer_id, availability_id, participant_id, now } = whom;
  const { timezone } = organiser;
  const date_ids = await joinableDates(db, { availability_id, now });
  const { offers, participants, held, discounts } = await loadOffers(db, {
    availability_ids: [availability_id],
    timezone,
    now,
    text: textReader({ language, organiser }),
    participants: { customer_id, ids: [participant_id] },
  });
  const wish = { participant_id, availability_id, quantity: 1, date_ids, options: [] };
  const item = itemOf(
    { ...wish, questions: [] },
    {
      offer: offers.get(availability_id),
      participant: participants.get(participant_id),
      timezone,
      expires_at: now,
      members: { held, now },
      discounts,
    },
  );
  return { price: item.ok && date_ids.length > 0 ? item.value.price : null, date_ids };
}

/** Returns the dates of an availability that can still be joined, taken or not, by their ids. */
export async function joinableDates(
  db: Db,
  of: { availability_id: number; now: string },
): Promise<readonly number[]> {
  const { availability_id, now } = of;
  const availabilities = await loadSeenAvailabilities(db, [availability_id]);
  const availability = availabilities.get(availability_id);
  if (availability === undefined) return [];
  const places = await lockPlaces(db, { now, availability_ids: [availability_id], unlocked: true });
  return freeOf(places, { seen: availability, now }).dates.map(({ id }) => id);
}
