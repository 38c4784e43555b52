import { addMinutes, byInstant, type Instant, isBefore } from '../base/instants.ts';
import { type Amount, sumAmounts } from '../base/money.ts';

/** Something that is owed under one communication; amounts in minor units. */
export interface OwedItem {
  readonly amount: Amount;
  /** By when; null without a deadline. */
  readonly due_at: Instant | null;
  /** Null for what only goes with the rest, as a service fee does. */
  readonly title: string | null;
}

/** What of an order is owed by one moment, and for what. */
export interface DuePart {
  readonly amount: Amount;
  readonly due_at: Instant | null;
  readonly titles: readonly string[];
}

/**
 * What of an order is owed by when (R32): one part for each deadline, the earliest first, what has none last. `covered` is what a wallet pays, which fills what is due first, and never a fee. The sum is
 * what is owed less what is covered; a part of which nothing is left is not there.
 */
export function dueParts(items: readonly OwedItem[], covered: Amount = 0): readonly DuePart[] {
  const deadlines = [...new Set(items.map(({ due_at }) => due_at))].toSorted(byDeadline);
  let left = covered;
  return deadlines.flatMap((due_at) => {
    const all = items.filter((item) => item.due_at === due_at);
    const owed = sumAmounts(all.map(({ amount }) => amount));
    const coverable = sumAmounts(all.map(({ amount, title }) => (title === null ? 0 : amount)));
    const paid = Math.min(left, coverable);
    left -= paid;
    const titles = [...new Set(all.flatMap(({ title }) => title ?? []))];
    return owed === paid ? [] : [{ amount: owed - paid, due_at, titles }];
  });
}

/** Sorts by a deadline, the earliest first and none last. */
export function byDeadline(one: Instant | null, other: Instant | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return byInstant(one, other);
}

/** How long a transfer may take over a weekend and a public holiday. */
const TRANSFER_MINUTES = 3 * 24 * 60;

/** Whether a transfer that is ordered now may come after a deadline: what is due then is better paid online, or at the desk. */
export function mayComeTooLate(due_at: Instant | null, now: Instant): boolean {
  return due_at !== null && isBefore(due_at, addMinutes(now, TRANSFER_MINUTES));
}
