import type { Instant } from '../base/instants.ts';
import { type Amount, sumAmounts } from '../base/money.ts';
import { byDeadline } from '../receivables/due-parts.ts';

/** A debt, with the number under which it is paid; minor units. */
interface Debt {
  readonly communication: string;
  readonly amount: Amount;
  readonly due_at: Instant | null;
}

/** The debts under one number. */
export interface OwingOrder<One extends Debt = Debt> extends Debt {
  readonly debts: readonly One[];
}

/** Groups debts by the number under which they are paid, the first due first. */
export function ordersOf<One extends Debt>(debts: readonly One[]): readonly OwingOrder<One>[] {
  return [...Map.groupBy(debts, ({ communication }) => communication)]
    .map(([communication, of]) => ({
      communication,
      amount: sumAmounts(of.map(({ amount }) => amount)),
      due_at: of.map(({ due_at }) => due_at).toSorted(byDeadline)[0] ?? null,
      debts: of,
    }))
    .toSorted((one, other) => byDeadline(one.due_at, other.due_at));
}

/**
 * Proposes how one amount pays several orders: each whole, in their order, as far as it goes. The
 * proposals are in the order of the orders, 0 for those that get nothing.
 */
export function proposeParts(
  amount: Amount,
  orders: readonly Pick<Debt, 'amount'>[],
): readonly Amount[] {
  let remainder = Math.max(0, amount);
  return orders.map((order) => {
    const part = Math.min(remainder, order.amount);
    remainder -= part;
    return part;
  });
}
