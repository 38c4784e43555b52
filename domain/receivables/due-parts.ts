import { addMinutes, byInstant, type Instant, isAfter, isBefore } from '../base/instants.ts';
import { type Amount, sumAmounts } from '../base/money.ts';

/** An amount owed under one communication; in minor units. */
export interface OwedItem {
  readonly amount: Amount;
  /** The deadline; null without one. */
  readonly due_at: Instant | null;
  /** Null for an accessory, such as a service fee. */
  readonly title: string | null;
}

/** The part of an order that is owed by one moment, and its purchases. */
export interface DuePart {
  readonly amount: Amount;
  readonly due_at: Instant | null;
  readonly titles: readonly string[];
}

/**
 * Splits the debt of an order by deadline (R32): one part for each, the earliest first, the one
 * without a deadline last. `covered` is the amount that a wallet pays; it covers the earliest due
 * first, and never a fee. The parts add up to the debt less `covered`; empty parts are left out.
 */
export function dueParts(items: readonly OwedItem[], covered: Amount = 0): readonly DuePart[] {
  const deadlines = [...new Set(items.map(({ due_at }) => due_at))].toSorted(byDeadline);
  let remainder = covered;
  return deadlines.flatMap((due_at) => {
    const all = items.filter((item) => item.due_at === due_at);
    const owed = sumAmounts(all.map(({ amount }) => amount));
    const coverable = sumAmounts(all.map(({ amount, title }) => (title === null ? 0 : amount)));
    const paid = Math.min(remainder, coverable);
    remainder -= paid;
    const titles = [...new Set(all.flatMap(({ title }) => title ?? []))];
    return owed === paid ? [] : [{ amount: owed - paid, due_at, titles }];
  });
}

/**
 * Returns the parts of a debt to pay now, of parts with the earliest due first: those that are due,
 * or the first one when none is.
 */
export function dueNow(parts: readonly DuePart[], now: Instant): readonly DuePart[] {
  const due = parts.filter(({ due_at }) => due_at !== null && !isAfter(due_at, now));
  return due.length > 0 ? due : parts.slice(0, 1);
}

/** Orders by deadline, the earliest first and none last. */
export function byDeadline(one: Instant | null, other: Instant | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return byInstant(one, other);
}

/** Minutes that a transfer may take over a weekend and a public holiday. */
const TRANSFER_MINUTES = 3 * 24 * 60;

/**
 * True when a transfer ordered now may arrive after a deadline: that amount is better paid online,
 * or at the desk.
 */
export function mayComeTooLate(due_at: Instant | null, now: Instant): boolean {
  return due_at !== null && isBefore(due_at, addMinutes(now, TRANSFER_MINUTES));
}
