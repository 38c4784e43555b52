import type { Day } from '../base/calendar.ts';
import { dayNumber, partsOfDay } from '../base/calendar.ts';
import type { Amount } from '../base/money.ts';
import type { Decision } from '../base/refusal.ts';
import { permit, refuse } from '../base/refusal.ts';
import { isReceived, type PaymentState } from './payment-states.ts';

/** The ways in which money recorded by hand arrives. */
export const RECORDED_METHODS = ['TRANSFER', 'CASH', 'OTHER'] as const;

/**
 * The furthest past, in years: money is looked up on a bank statement of this year or the last, so
 * an older day is a typing error.
 */
const OLDEST_YEARS = 2;

/**
 * The most days between two payments of one amount that may be the same one; lessons paid every two
 * weeks are further apart.
 */
const NEAR_DAYS = 10;

/** The reasons to refuse the day of a recorded payment. */
export type ReceivedDayCode = 'RECEIVED_IN_FUTURE' | 'RECEIVED_TOO_EARLY';

/**
 * Returns the day on which recorded money arrived. Refuses a day after today, and one more than two
 * years ago.
 */
export function decideReceivedDay(day: Day, today: Day): Decision<Day, ReceivedDayCode> {
  if (day > today) return refuse('RECEIVED_IN_FUTURE', { received_at: 'RECEIVED_IN_FUTURE' });
  const oldest = `${Number(today.slice(0, 4)) - OLDEST_YEARS}${today.slice(4)}`;
  if (day < oldest) return refuse('RECEIVED_TOO_EARLY', { received_at: 'RECEIVED_TOO_EARLY' });
  return permit(day);
}

/** A payment of the same customer, compared with the one about to be recorded. */
export interface EarlierPayment {
  readonly method: string;
  readonly state: PaymentState;
  readonly amount: Amount;
  readonly received_at: Day;
}

/**
 * Returns the payments that may be the one about to be recorded: recorded by hand, of the same
 * amount, received at most ten days before or after. `earlier` are payments of the same customer,
 * whatever their communication.
 */
export function likelyDuplicates<Payment extends EarlierPayment>(
  entry: { readonly amount: Amount; readonly received_at: Day },
  earlier: readonly Payment[],
): readonly Payment[] {
  return earlier.filter(
    ({ method, state, amount, received_at }) =>
      isRecorded(method) &&
      state !== 'VOIDED' &&
      amount === entry.amount &&
      daysBetween(received_at, entry.received_at) <= NEAR_DAYS,
  );
}

/** A recorded payment in our books. */
export interface RecordedPayment {
  readonly method: string;
  readonly state: PaymentState;
  readonly amount: Amount;
  readonly refunded_amount: Amount;
}

/** The reasons to refuse correcting or voiding a payment. */
export type CorrectionCode =
  | 'PAYMENT_NOT_BY_HAND'
  | 'PAYMENT_VOIDED'
  | 'PAYMENT_NOT_RECEIVED'
  | 'PAYMENT_HAS_REFUNDS';

/**
 * Returns the change of a recorded payment's amount; 0 when only day, method or note change.
 * Refuses a payment not recorded by hand, a voided one, and another amount after a partial refund:
 * the refund then confirms what came in.
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

/**
 * Returns the amount that leaves the books when a recorded payment is voided: all of it. Refuses
 * what decideCorrection refuses, and a partly refunded payment.
 */
export function decideVoid(payment: RecordedPayment): Decision<Amount, CorrectionCode> {
  const changeable = decideChangeable(payment);
  if (!changeable.ok) return changeable;
  if (payment.refunded_amount > 0) return refuse('PAYMENT_HAS_REFUNDS');
  return permit(payment.amount);
}

function decideChangeable(payment: RecordedPayment): Decision<true, CorrectionCode> {
  if (!isRecorded(payment.method)) return refuse('PAYMENT_NOT_BY_HAND');
  if (payment.state === 'VOIDED') return refuse('PAYMENT_VOIDED');
  return isReceived(payment.state) ? permit(true) : refuse('PAYMENT_NOT_RECEIVED');
}

function isRecorded(method: string): boolean {
  return RECORDED_METHODS.some((recorded) => recorded === method);
}

function daysBetween(one: Day, other: Day): number {
  const first = partsOfDay(one);
  const second = partsOfDay(other);
  if (first === null || second === null) return Number.POSITIVE_INFINITY;
  return Math.abs(dayNumber(first) - dayNumber(second));
}
