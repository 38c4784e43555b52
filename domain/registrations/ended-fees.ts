import type { Amount } from '../base/money.ts';
import { isAccessoryOwed } from '../receivables/accessory.ts';
import { creditAmount, type Payable } from '../receivables/owed.ts';

/** What one customer owes for an order: its things by the id of their receivables, and what goes with them, as its service fee; minor units. */
export interface OrderMoney {
  readonly things: ReadonlyMap<number, Payable>;
  readonly accessories: readonly Payable[];
}

/** A registration that is cancelled with others: which order, which receivable of it, and what is kept of what was paid; minor units. */
export interface EndedRegistration {
  readonly cart_id: number | null;
  readonly receivable_id: number;
  readonly kept_amount: Amount;
}

/**
 * What goes back of the fees of orders beside the registrations themselves, for each of these in the order in which they are cancelled and their
 * money is given back (R26): all that was paid for the fee of an order with which nothing of it is owed or paid any more, once; before, only what
 * was paid for it beyond what it costs. Minor units.
 */
export function endedFees(
  ended: readonly EndedRegistration[],
  orders: ReadonlyMap<number, OrderMoney>,
): readonly Amount[] {
  const left = new Map(
    [...orders].map(([id, { things, accessories }]) => [
      id,
      { things: new Map(things), accessories },
    ]),
  );
  return ended.map(({ cart_id, receivable_id, kept_amount }) => {
    const order = cart_id === null ? undefined : left.get(cart_id);
    if (order === undefined) return 0;
    order.things.set(receivable_id, { total_amount: kept_amount, paid_amount: kept_amount });
    const is_owed = isAccessoryOwed([...order.things.values()]);
    const given = order.accessories.map((fee) => (is_owed ? creditAmount(fee) : fee.paid_amount));
    order.accessories = order.accessories.map((fee, index) => ({
      total_amount: is_owed ? fee.total_amount : 0,
      paid_amount: fee.paid_amount - (given[index] ?? 0),
    }));
    return given.reduce((sum, amount) => sum + amount, 0);
  });
}
