import { type Instant, isAfter, latest } from '../base/instants.ts';
import { type Amount, sumAmounts } from '../base/money.ts';
import { prorate } from '../base/prorate.ts';
import { byDeadline } from './due-parts.ts';

/** A part of a receivable, and the moment by which it is due; minor units. */
export interface Instalment {
  readonly due_at: Instant;
  readonly amount: Amount;
}

/**
 * Returns the instalments of a receivable after its total changed, with that total as their sum
 * (R32). More is spread over those that are not due yet; when all are, it is one more instalment,
 * due at `otherwise`. Less is taken off those that are not due yet, and then off the latest of the
 * others. None ever falls below 0.
 */
export function respread(
  instalments: readonly Instalment[],
  to: { readonly total_amount: Amount; readonly now: Instant; readonly otherwise: Instant },
): readonly Instalment[] {
  const total_amount = Math.max(0, to.total_amount);
  const difference = total_amount - sumAmounts(instalments.map(({ amount }) => amount));
  if (difference === 0) return instalments;
  const coming = instalments.filter(({ due_at }) => isAfter(due_at, to.now));
  if (difference > 0 && coming.length === 0)
    return [...instalments, { due_at: to.otherwise, amount: difference }];
  const before = instalments.slice(0, instalments.length - coming.length);
  const room = sumAmounts(coming.map(({ amount }) => amount));
  const shared = Math.max(difference, -room);
  const shares = prorate(
    shared,
    coming.map(({ amount }) => amount),
  );
  const after = coming.map(({ due_at, amount }, index) => ({
    due_at,
    amount: amount + (shares[index] ?? 0),
  }));
  return [...takeOffLatest(before, shared - difference), ...after];
}

/** Takes an amount off instalments, the latest first. */
function takeOffLatest(instalments: readonly Instalment[], amount: Amount): readonly Instalment[] {
  let remainder = amount;
  return instalments
    .toReversed()
    .map((instalment) => {
      const part = Math.min(remainder, instalment.amount);
      remainder -= part;
      return { ...instalment, amount: instalment.amount - part };
    })
    .toReversed();
}

/**
 * Returns the parts of instalments that are not paid: money fills the earliest first. The function
 * `owed_parts` of the database is the same.
 */
export function owedInstalments(
  instalments: readonly Instalment[],
  paid_amount: Amount,
): readonly Instalment[] {
  let paid = paid_amount;
  return instalments.flatMap(({ due_at, amount }) => {
    const part = Math.min(paid, amount);
    paid -= part;
    return part === amount ? [] : [{ due_at, amount: amount - part }];
  });
}

/** Returns instalments with what is paid of each, and whether the rest is overdue. */
export function paidInstalments(
  instalments: readonly Instalment[],
  of: { readonly paid_amount: Amount; readonly now: Instant },
): readonly (Instalment & { readonly paid_amount: Amount; readonly overdue: boolean })[] {
  let paid = of.paid_amount;
  return instalments
    .filter(({ amount }) => amount > 0)
    .map((instalment) => {
      const paid_amount = Math.min(paid, instalment.amount);
      paid -= paid_amount;
      const overdue = paid_amount < instalment.amount && !isAfter(instalment.due_at, of.now);
      return { ...instalment, paid_amount, overdue };
    });
}

/** A part that is owed by a moment; null for no deadline. */
interface OwedPart {
  readonly amount: Amount;
  readonly due_at: Instant | null;
}

/**
 * Returns the parts that are paid next: all that are due by now or, when none is, those that are
 * due first.
 */
export function nextParts<Part extends OwedPart>(
  parts: readonly Part[],
  now: Instant,
): readonly Part[] {
  const first = parts.map(({ due_at }) => due_at).toSorted(byDeadline)[0] ?? null;
  if (first === null) return parts;
  const by = latest([first, now]) ?? first;
  return parts.filter(({ due_at }) => due_at !== null && !isAfter(due_at, by));
}
