import { earliest, type Instant, isAfter, latest } from '../base/instants.ts';
import { type Amount, sumAmounts } from '../base/money.ts';

/** A debt that a mandate covers, as far as it was collected; minor units. */
export interface MandateDebt {
  readonly agreed_amount: Amount;
  /** The amount of the payments by this mandate that were paid or are on their way. */
  readonly collected_amount: Amount;
  readonly handled_until: Instant | null;
  /** The day from which a failed payment is tried again; null for none that failed. */
  readonly try_at: Instant | null;
  /** The moment when the debt began: one without a deadline is due from then on. */
  readonly created_at: Instant;
}

/** The part of a debt to collect now, and the first and the latest due date in it; minor units. */
export interface DuePart {
  readonly amount: Amount;
  readonly due_from: Instant;
  readonly due_until: Instant;
}

/**
 * Returns what is collected now of a debt that a mandate covers: the parts that are due until the
 * end of today and were not dealt with, never more than was agreed. Null for nothing.
 */
export function dueOfMandate(
  debt: MandateDebt,
  of: {
    readonly parts: readonly { readonly amount: Amount; readonly due_at: Instant | null }[];
    /** The end of today in the zone of the organiser. */
    readonly until: Instant;
  },
): DuePart | null {
  const { handled_until, try_at, created_at } = debt;
  if (try_at !== null && isAfter(try_at, of.until)) return null;
  const due = of.parts
    .map(({ amount, due_at }) => ({ amount, due_at: due_at ?? created_at }))
    .filter(
      ({ due_at }) =>
        !isAfter(due_at, of.until) && (handled_until === null || isAfter(due_at, handled_until)),
    );
  const moments = due.map(({ due_at }) => due_at);
  const due_from = earliest(moments);
  const due_until = latest(moments);
  const room = Math.max(0, debt.agreed_amount - debt.collected_amount);
  const amount = Math.min(room, sumAmounts(due.map((part) => part.amount)));
  return due_from === null || due_until === null || amount === 0
    ? null
    : { amount, due_from, due_until };
}
