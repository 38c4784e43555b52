import type { Instant } from '../base/instants.ts';
import { byInstant } from '../base/instants.ts';
import type { Amount } from '../base/money.ts';
import { sumAmounts } from '../base/money.ts';
import { byDeadline } from './due-parts.ts';
import type { Payable } from './owed.ts';
import { owedAmount } from './owed.ts';

/** A receivable that money can be allocated to. */
export interface Receivable extends Payable {
  readonly id: number;
  /** The order that it belongs to; null for none. */
  readonly cart_id: number | null;
  /** True when it is owed only together with something else, as a service fee is. */
  readonly accessory: boolean;
  readonly deposit_amount: Amount;
  /** The due date; null without a deadline. */
  readonly due_at: Instant | null;
  readonly created_at: Instant;
}

/** The amount allocated to each receivable. `left_over` goes to the wallet. */
export interface Allocation {
  readonly parts: readonly { readonly receivable_id: number; readonly amount: Amount }[];
  readonly left_over: Amount;
}

/**
 * Allocates received money: the oldest receivables first; of those made at the same moment
 * accessories, then the earliest due. A deposit payment first fills accessories, deposits and
 * receivables without a deposit, then the rest. Nothing is paid above its total and no cent is
 * lost.
 */
export function spreadAmount(
  amount: Amount,
  over: { readonly receivables: readonly Receivable[]; readonly deposits_first: boolean },
): Allocation {
  const receivables = over.receivables.toSorted(byAge);
  const amounts = new Map<Receivable, Amount>();
  let remainder = Math.max(0, amount);
  const pay = (receivable: Receivable, most: Amount): void => {
    const part = Math.min(remainder, Math.max(0, most - (amounts.get(receivable) ?? 0)));
    remainder -= part;
    if (part > 0) amounts.set(receivable, (amounts.get(receivable) ?? 0) + part);
  };
  if (over.deposits_first)
    for (const receivable of receivables) pay(receivable, dueFirst(receivable));
  for (const receivable of receivables) pay(receivable, owedAmount(receivable));
  const parts = receivables.flatMap((receivable) => partsOf(receivable, amounts));
  return { parts, left_over: amount - sumAmounts(parts.map((part) => part.amount)) };
}

function dueFirst(receivable: Receivable): Amount {
  const due =
    receivable.accessory || receivable.deposit_amount === 0
      ? receivable.total_amount
      : Math.min(receivable.deposit_amount, receivable.total_amount);
  return owedAmount({ total_amount: due, paid_amount: receivable.paid_amount });
}

function partsOf(
  receivable: Receivable,
  amounts: ReadonlyMap<Receivable, Amount>,
): Allocation['parts'] {
  const amount = amounts.get(receivable);
  return amount === undefined ? [] : [{ receivable_id: receivable.id, amount }];
}

function byAge(one: Receivable, other: Receivable): number {
  return (
    byInstant(one.created_at, other.created_at) ||
    Number(other.accessory) - Number(one.accessory) ||
    byDeadline(one.due_at, other.due_at) ||
    one.id - other.id
  );
}
