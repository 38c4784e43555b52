import type { Day } from '../base/calendar.ts';
import { dayNumber, partsOfDay } from '../base/calendar.ts';
import type { Amount } from '../base/money.ts';
import type { Decision } from '../base/refusal.ts';
import { permit, refuse } from '../base/refusal.ts';
import type { PaymentState } from './payment-states.ts';

/** How money comes that staff record by hand. */
export const RECORDED_METHODS = ['TRANSFER', 'CASH', 'OTHER'] as const;

/** Money of another day is looked for on a bank statement of this year or the last; what is older is a slip of the keyboard. */
const OLDEST_YEARS = 2;

/** Two payments of one amount are as near as this, in days, when one may be the other; lessons paid every two weeks are not. */
const NEAR_DAYS = 10;

/** Why a day is not one on which recorded money came. */
export type ReceivedDayCode = 'RECEIVED_IN_FUTURE' | 'RECEIVED_TOO_EARLY';

/** The day on which recorded money came. Refuses one after today, and one more than two years ago. */
export function decideReceivedDay(day: Day, today: Day): Decision<Day, ReceivedDayCode> {
  if (day > today) return refuse('RECEIVED_IN_FUTURE', { received_at: 'RECEIVED_IN_FUTURE' });
  const oldest = `${Number(today.slice(0, 4)) - OLDEST_YEARS}${today.slice(4)}`;
  if (day < oldest) return refuse('RECEIVED_TOO_EARLY', { received_at: 'RECEIVED_TOO_EARLY' });
  return permit(day);
}

/** A payment of the same customer, as what is about to be recorded is compared with it. */
export interface EarlierPayment {
  readonly method: string;
  readonly state: PaymentState;
  readonly amount: Amount;
  readonly received_at: Day;
}

/**
 * The payments that what is about to be recorded may be, recorded once more: by hand, of the same amount, received at most ten days
 * before or after. `earlier` are payments of the same customer, whichever communication they came with.
 */
export function likelyDuplicates<Payment extends EarlierPayment>(
  wanted: { readonly amount: Amount; readonly received_at: Day },
  earlier: readonly Payment[],
): readonly Payment[] {
  return earlier.filter(
    ({ method, state, amount, received_at }) =>
      isRecorded(method) &&
      state !== 'VOIDED' &&
      amount === wanted.amount &&
      daysBetween(received_at, wanted.received_at) <= NEAR_DAYS,
  );
}

/** A recorded payment as our books have it. */
export interface RecordedPayment {
  readonly method: string;
  readonly state: PaymentState;
  readonly amount: Amount;
  readonly refunded_amount: Amount;
}

/** Why a payment is neither corrected nor voided. */
export type CorrectionCode =
  | 'PAYMENT_NOT_BY_HAND'
  | 'PAYMENT_VOIDED'
  | 'PAYMENT_NOT_RECEIVED'
  | 'PAYMENT_HAS_REFUNDS';

/**
 * By how much the amount of a recorded payment changes; 0 when only day, method or note do. Refuses what no person recorded, what
 * was voided, and another amount where some of it was refunded: then what came in is known by what went back.
 */
export function decideCorrection(
  payment: RecordedPayment,
  amount: Amount,
): Decision<Amount, CorrectionCode> {
  const changeable = decideChangeable(payment);
  if (!changeable.ok) return changeable;
  if (amount !== payment.amount && payment.refunded_amount > 0)
    return refuse('PAYMENT_HAS_REFUNDS', { amount: 'PAYMENT_HAS_REFUNDS' });
  return permit(amount - payment.amount);
}

/** What leaves the books when a recorded payment is voided: all of it. Refuses what decideCorrection does, and what was refunded in part. */
export function decideVoid(payment: RecordedPayment): Decision<Amount, CorrectionCode> {
  const changeable = decideChangeable(payment);
  if (!changeable.ok) return changeable;
  if (payment.refunded_amount > 0) return refuse('PAYMENT_HAS_REFUNDS');
  return permit(payment.amount);
}

function decideChangeable(payment: RecordedPayment): Decision<true, CorrectionCode> {
  if (!isRecorded(payment.method)) return refuse('PAYMENT_NOT_BY_HAND');
  if (payment.state === 'VOIDED') return refuse('PAYMENT_VOIDED');
  const received = ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'].includes(payment.state);
  return received ? permit(true) : refuse('PAYMENT_NOT_RECEIVED');
}

function isRecorded(method: string): boolean {
  return RECORDED_METHODS.some((recorded) => recorded === method);
}

function daysBetween(one: Day, other: Day): number {
  const [first, second] = [partsOfDay(one), partsOfDay(other)];
  if (first === null || second === null) return Number.POSITIVE_INFINITY;
  return Math.abs(dayNumber(first) - dayNumber(second));
}
