import type { Day } from '../base/calendar.ts';
import type { WallTime } from '../base/days.ts';
import type { Amount } from '../base/money.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';

/** The price of a booking of a length in seconds, in minor units. */
export interface BookingPrice {
  readonly duration: number;
  readonly amount: Amount;
}

/** Opening hours on the organiser's clock; `24:00` is midnight at the end of the day. */
export interface Hours {
  readonly opens: WallTime;
  readonly closes: WallTime;
}

/** Hours of one weekday, 1 for Monday to 7 for Sunday. */
export interface OpeningHours extends Hours {
  readonly weekday: number;
}

/** The hours that replace those of the weekday from the first day to the last; null is closed. */
export interface OpeningException {
  readonly first_day: Day;
  readonly last_day: Day;
  readonly hours: Hours | null;
}

/** The terms on which something may be booked. */
export interface BookingTerms {
  readonly prices: readonly BookingPrice[];
  readonly opening_hours: readonly OpeningHours[];
  readonly exceptions: readonly OpeningException[];
  readonly minimum_participants: number;
  readonly maximum_participants: number;
}

type Refused =
  | 'BOOKING_DURATION_TWICE'
  | 'BOOKING_HOURS_REVERSED'
  | 'BOOKING_HOURS_OVERLAP'
  | 'BOOKING_DAYS_REVERSED'
  | 'BOOKING_PARTICIPANTS_REVERSED';

/**
 * Returns the terms in order: prices from the shortest, hours through the week, exceptions through
 * the year. Refuses two prices for one length, hours or days that end before they begin,
 * overlapping hours of one weekday, and a maximum of participants below the minimum.
 */
export function decideTerms(terms: BookingTerms): Decision<BookingTerms, Refused> {
  const { prices, opening_hours, exceptions } = terms;
  const wrong = wrongPrice(prices) ?? wrongHours(opening_hours) ?? wrongException(exceptions);
  if (wrong !== undefined) return refuse(wrong.code, { [wrong.field]: wrong.code });
  if (terms.maximum_participants < terms.minimum_participants)
    return refuse('BOOKING_PARTICIPANTS_REVERSED', {
      maximum_participants: 'BOOKING_PARTICIPANTS_REVERSED',
    });
  return permit({
    ...terms,
    prices: prices.toSorted((one, other) => one.duration - other.duration),
    opening_hours: opening_hours.toSorted(
      (one, other) => one.weekday - other.weekday || compare(one.opens, other.opens),
    ),
    exceptions: exceptions.toSorted((one, other) => compare(one.first_day, other.first_day)),
  });
}

interface Wrong {
  readonly code: Refused;
  readonly field: string;
}

function wrongPrice(prices: readonly BookingPrice[]): Wrong | undefined {
  const place = prices.findIndex(({ duration }, index) =>
    prices.slice(0, index).some((earlier) => earlier.duration === duration),
  );
  return place < 0
    ? undefined
    : { code: 'BOOKING_DURATION_TWICE', field: `prices.${place}.duration` };
}

function wrongHours(hours: readonly OpeningHours[]): Wrong | undefined {
  const reversed = hours.findIndex(isReversed);
  if (reversed >= 0)
    return { code: 'BOOKING_HOURS_REVERSED', field: `opening_hours.${reversed}.closes` };
  const second = hours.findIndex((one, index) =>
    hours.slice(0, index).some((other) => one.weekday === other.weekday && meet(one, other)),
  );
  return second < 0
    ? undefined
    : { code: 'BOOKING_HOURS_OVERLAP', field: `opening_hours.${second}.opens` };
}

function wrongException(exceptions: readonly OpeningException[]): Wrong | undefined {
  const days = exceptions.findIndex(({ first_day, last_day }) => last_day < first_day);
  if (days >= 0) return { code: 'BOOKING_DAYS_REVERSED', field: `exceptions.${days}.last_day` };
  const hours = exceptions.findIndex((one) => one.hours !== null && isReversed(one.hours));
  return hours < 0
    ? undefined
    : { code: 'BOOKING_HOURS_REVERSED', field: `exceptions.${hours}.hours.closes` };
}

const isReversed = ({ opens, closes }: Hours): boolean => closes <= opens;

const meet = (one: Hours, other: Hours): boolean =>
  one.opens < other.closes && other.opens < one.closes;

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
