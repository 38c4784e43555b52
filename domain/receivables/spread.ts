import type { Instant } from '../base/instants.ts';
import { byInstant } from '../base/instants.ts';
import type { Amount } from '../base/money.ts';
import { sumAmounts } from '../base/money.ts';
import { byDeadline } from './due-parts.ts';
import { type Instalment, owedInstalments } from './instalments.ts';
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
  /** Its parts, the earliest first; absent when it is due whole. */
  readonly instalments?: readonly Instalment[];
}

/** The amount allocated to each receivable. `left_over` goes to the wallet. */
export interface Allocation {
  readonly parts: readonly { readonly receivable_id: number; readonly amount: Amount }[];
  readonly left_over: Amount;
}

/**
 * Allocates received money: what is due first, of one in instalments each part by its own day, and
 * last what has no deadline. Of what is due at the same moment the oldest comes first, and
 * accessories before what they go with. A deposit payment first fills accessories, deposits and
 * receivables without a deposit, then the rest. Nothing is paid above its total and no cent is
 * lost.
 */
export function spreadAmount(
  amount: Amount,
  over: { readonly receivables: readonly Receivable[]; readonly deposits_first: boolean },
): Allocation {
  const receivables = over.receivables.toSorted(byDue);
  const amounts = new Map<Receivable, Amount>();
  let remainder = Math.max(0, amount);
  const pay = (receivable: Receivable, most: Amount): void => {
    const part = Math.min(remainder, Math.max(0, most - (amounts.get(receivable) ?? 0)));
    remainder -= part;
    if (part > 0) amounts.set(receivable, (amounts.get(receivable) ?? 0) + part);
  };
  if (over.deposits_first)
    for (const receivable of receivables) pay(receivable, dueFirst(receivable));
  for (const { receivable, most } of owedParts(receivables)) pay(receivable, most);
  const parts = receivables.flatMap((receivable) => partsOf(receivable, amounts));
  return { parts, left_over: amount - sumAmounts(parts.map((part) => part.amount)) };
}

/**
 * Returns the parts that are owed of receivables in the order in which they are paid, each with the
 * most that its receivable gets by then.
 */
function owedParts(
  receivables: readonly Receivable[],
): readonly { readonly receivable: Receivable; readonly most: Amount }[] {
  return receivables
    .flatMap((receivable) => {
      const { due_at, paid_amount, instalments } = receivable;
      const whole = [{ due_at, amount: owedAmount(receivable) }];
      const parts = instalments === undefined ? whole : owedInstalments(instalments, paid_amount);
      let most = 0;
      return parts.map((part) => {
        most += part.amount;
        return { receivable: { ...receivable, due_at: part.due_at }, of: receivable, most };
      });
    })
    .toSorted((one, other) => byDue(one.receivable, other.receivable))
    .map(({ of, most }) => ({ receivable: of, most }));
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

/**
 * Orders receivables by their due dates, the earliest first and none last; of those due at the same
 * moment the oldest first, and accessories before what they go with.
 */
export function byDue(one: Receivable, other: Receivable): number {
  return (
    byDeadline(one.due_at, other.due_at) ||
    byInstant(one.created_at, other.created_at) ||
    Number(other.accessory) - Number(one.accessory) ||
    one.id - other.id
  );
}
