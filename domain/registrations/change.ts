import type { AvailabilityStatus } from '../availabilities/availability.ts';
import type { Instant } from '../base/instants.ts';
import { isAfter } from '../base/instants.ts';
import type { Amount } from '../base/money.ts';
import type { Decision } from '../base/refusal.ts';
import { permit, refuse } from '../base/refusal.ts';
import type { OptionLine, RegistrationPrice } from '../pricing/price-registration.ts';
import { changedPrice } from './changed-price.ts';

/** A date of the availability that a registration is for. */
export interface DateToChoose {
  readonly id: number;
  readonly start_at: Instant;
  readonly status: AvailabilityStatus;
}

/** The facts about a registration that matter for a change; amounts in minor units. */
export interface RegistrationToChange {
  readonly cancelled: boolean;
  readonly total_amount: Amount;
  readonly deposit_amount: Amount;
  readonly paid_amount: Amount;
  readonly date_ids: readonly number[];
  /** Its dates that do not take place; their reduction is settled. */
  readonly off_date_ids: readonly number[];
  /** The options as charged. */
  readonly options: readonly Pick<OptionLine, 'price_id' | 'amount'>[];
  readonly availability: {
    readonly closed: boolean;
    readonly end_at: Instant;
    readonly dates: readonly DateToChoose[];
  };
}

/** The wanted registration; `current` and `next` are today's prices of its old and new options. */
export interface ChangeRequest {
  readonly date_ids: readonly number[];
  readonly current: RegistrationPrice;
  readonly next: RegistrationPrice;
  /** True when the customer saw the price of `next`; false: agreed price plus difference (3 §5). */
  readonly automatic_price: boolean;
  readonly now: Instant;
}

/** The outcome without fees; `credit_amount` was paid above it. Added dates still need places. */
export interface ChangeOutcome {
  readonly added_date_ids: readonly number[];
  readonly freed_date_ids: readonly number[];
  readonly price: RegistrationPrice;
  readonly total_amount: Amount;
  readonly deposit_amount: Amount;
  readonly credit_amount: Amount;
}

export type ChangeCode =
  | 'REGISTRATION_ALREADY_CANCELLED'
  | 'REGISTRATION_OVER'
  | 'AVAILABILITY_DATES_REQUIRED'
  | 'DATE_NOT_BOOKABLE'
  | 'OPTIONS_LOCKED'
  | 'REGISTRATION_PRICE_CHANGED';

/** Returns why nothing can be changed any more; null while something can. */
export function changeRefusal(
  registration: Pick<RegistrationToChange, 'cancelled' | 'availability'>,
  now: Instant,
): 'REGISTRATION_ALREADY_CANCELLED' | 'REGISTRATION_OVER' | null {
  if (registration.cancelled) return 'REGISTRATION_ALREADY_CANCELLED';
  return isAfter(registration.availability.end_at, now) ? null : 'REGISTRATION_OVER';
}

/** True when a new date is open and ahead, its availability open; places and exclusions aside. */
export function canAddDate(
  date: DateToChoose,
  at: { readonly closed: boolean; readonly now: Instant },
): boolean {
  return !at.closed && date.status !== 'CLOSED' && isAfter(date.start_at, at.now);
}

/** True once a date took place: only the organiser may then change options, which cost money. */
export function areOptionsLocked(
  registration: Pick<RegistrationToChange, 'date_ids' | 'off_date_ids' | 'availability'>,
  now: Instant,
): boolean {
  return startedDates(registration, now).some((id) => !registration.off_date_ids.includes(id));
}

/**
 * Decides a change by a customer (3 §4, §5). Keeps the dates that started or were called off, since
 * dropping them refunds nothing. Refuses a cancelled or finished registration, a change to no dates
 * at all, impossible dates, other options after the start, and a price that was not shown.
 */
export function decideChange(
  registration: RegistrationToChange,
  request: ChangeRequest,
): Decision<ChangeOutcome, ChangeCode> {
  const fieldError = changeRefusal(registration, request.now);
  if (fieldError !== null) return refuse(fieldError);
  const { availability, date_ids: held } = registration;
  const wantedIds = new Set([
    ...request.date_ids,
    ...registration.off_date_ids,
    ...startedDates(registration, request.now),
  ]);
  if (wantedIds.size === 0)
    return refuse('AVAILABILITY_DATES_REQUIRED', {
      availability_dates: 'AVAILABILITY_DATES_REQUIRED',
    });
  const addedIds = [...wantedIds].filter((id) => !held.includes(id));
  const addable = availability.dates.filter((date) =>
    canAddDate(date, { closed: availability.closed, now: request.now }),
  );
  const strangers = addedIds.filter((id) => !addable.some((date) => date.id === id));
  if (strangers.length > 0)
    return refuse(
      'DATE_NOT_BOOKABLE',
      Object.fromEntries(
        strangers.map((id) => [`availability_dates.${id}`, 'DATE_NOT_BOOKABLE' as const]),
      ),
    );
  if (areOptionsLocked(registration, request.now) && hasOtherOptions(registration, request.next))
    return refuse('OPTIONS_LOCKED', { options: 'OPTIONS_LOCKED' });
  const price = changedPrice(registration, request);
  if (request.automatic_price && price.total_price !== request.next.total_price)
    return refuse('REGISTRATION_PRICE_CHANGED');
  return permit({
    added_date_ids: addedIds,
    freed_date_ids: held.filter((id) => !wantedIds.has(id)),
    price,
    total_amount: price.total_price,
    deposit_amount: price.total_deposit,
    credit_amount: Math.max(0, registration.paid_amount - price.total_price),
  });
}

function startedDates(
  { date_ids, availability }: Pick<RegistrationToChange, 'date_ids' | 'availability'>,
  now: Instant,
): readonly number[] {
  return availability.dates
    .filter((date) => date_ids.includes(date.id) && !isAfter(date.start_at, now))
    .map(({ id }) => id);
}

function hasOtherOptions(registration: RegistrationToChange, next: RegistrationPrice): boolean {
  const ids = new Set(registration.options.map(({ price_id }) => price_id));
  return (
    next.options.length !== ids.size || next.options.some(({ price_id }) => !ids.has(price_id))
  );
}
