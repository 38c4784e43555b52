import { byInstant, canonicalInstant } from '@ribambelle/domain/base/instants.ts';
import { sumAmounts } from '@ribambelle/domain/base/money.ts';
import { type Decision, permit, refuse } from '@ribambelle/domain/base/refusal.ts';
import type { BookedDate } from '@ribambelle/domain/bookings/booked-terms.ts';
import {
  type BookingParticipantsCode,
  decideParticipants,
} from '@ribambelle/domain/bookings/booking-participants.ts';
import { itemVat } from '@ribambelle/domain/vat/item-vat.ts';
import { MOST_PRICE } from '@ribambelle/domain/pricing/price-registration.ts';
import { decideTime } from '@ribambelle/domain/resources/decide-time.ts';
import type { TakenTime } from '@ribambelle/domain/resources/slots.ts';
import type { LockedResource } from '../../resources/index.ts';
import type { BookingItem, NewOf } from '../items.ts';

/** The booking that a call wants. */
export interface BookingWish {
  readonly dates: readonly TakenTime[];
  readonly participants: readonly number[];
  readonly payment_split: boolean;
}

export interface BookingFacts {
  /** The customer's own participants among those of the booking. */
  readonly own: ReadonlySet<number>;
  readonly expires_at: string;
  readonly now: string;
  readonly timezone: string;
}

type Refused =
  | BookingParticipantsCode
  | 'RESOURCE_NOT_FOUND'
  | 'BOOKING_DURATION_UNKNOWN'
  | 'BOOKING_NOT_POSSIBLE'
  | 'RESOURCE_TAKEN'
  | 'PRICE_TOO_HIGH';

/**
 * Returns a booking at its price: the only computation, for both the item and the charge. Each date
 * is decided with those before it counted; the resource must be locked. Refuses what the resource
 * does not offer, and times that are not available.
 */
export function bookingItemOf(
  resource: LockedResource | undefined,
  { wish, facts }: { readonly wish: BookingWish; readonly facts: BookingFacts },
): Decision<NewOf<BookingItem>, Refused> {
  if (resource === undefined) return refuse('RESOURCE_NOT_FOUND', NOT_FOUND);
  const who = decideParticipants(wish.participants, { ...resource, own: facts.own });
  if (!who.ok) return who;
  const dates = decideDates(resource, { ...wish, ...facts });
  if (!dates.ok) return dates;
  const price = sumAmounts(dates.value.map(({ amount }) => amount));
  if (price > MOST_PRICE) return refuse('PRICE_TOO_HIGH', { dates: 'PRICE_TOO_HIGH' });
  const participant_ids = who.value;
  return permit({
    type: 'BOOKING',
    resource_id: resource.id,
    participant_id: participant_ids[0] ?? 0,
    quantity: 1,
    price,
    deposit: 0,
    price_lines: {
      dates: dates.value,
      participant_ids,
      shares: wish.payment_split ? participant_ids.length : 1,
      vat: itemVat(resource.vat_category),
    },
    expires_at: facts.expires_at,
  });
}

const NOT_FOUND = { resource_id: 'RESOURCE_NOT_FOUND' } as const;

function decideDates(
  resource: LockedResource,
  { dates, now, timezone: zone }: BookingWish & BookingFacts,
): Decision<readonly BookedDate[], Refused> {
  const earlierDates: BookedDate[] = [];
  for (const [index, date] of dates.entries()) {
    const { start_at, end_at } = inUtc(date);
    const takenTimes = [...resource.taken, ...earlierDates];
    const price = decideTime(resource, { start_at, end_at, taken: takenTimes, now, zone });
    if (!price.ok) {
      const at = Object.entries(price.fields).map(([field, code]) => [
        `dates.${index}.${field}`,
        code,
      ]);
      return refuse(price.refused, Object.fromEntries(at));
    }
    earlierDates.push({ start_at, end_at, amount: price.value.amount });
  }
  return permit(earlierDates.toSorted((one, other) => byInstant(one.start_at, other.start_at)));
}

/** Returns the time in UTC: moments may come with an offset. */
function inUtc({ start_at, end_at }: TakenTime): TakenTime {
  return {
    start_at: canonicalInstant(start_at) ?? start_at,
    end_at: canonicalInstant(end_at) ?? end_at,
  };
}
