import type { Amount } from '../base/money.ts';
import { isAccessoryOwed } from '../receivables/accessory.ts';
import { creditAmount, type Payable } from '../receivables/owed.ts';

/**
 * A customer's debt for an order: its receivables by id, and its accessories, such as the service
 * fee; minor units.
 */
export interface OrderMoney {
  readonly things: ReadonlyMap<number, Payable>;
  readonly accessories: readonly Payable[];
}

/**
 * A registration cancelled with others: its order, its receivable, and the amount kept of what was
 * paid; minor units.
 */
export interface EndedRegistration {
  readonly cart_id: number | null;
  readonly receivable_id: number;
  readonly kept_amount: Amount;
}

/**
 * Returns the part of order fees that goes back with each registration, in the order in which they
 * are cancelled and their money is given back (R26): everything paid for the fee once nothing else
 * of the order is owed or paid, and once only; before that, only the amount paid beyond its price.
 * Minor units.
 */
export function endedFees(
  registrations: readonly EndedRegistration[],
  orders: ReadonlyMap<number, OrderMoney>,
): readonly Amount[] {
  const remaining = new Map(
    [...orders].map(([id, { things, accessories }]) => [
      id,
      { things: new Map(things), accessories },
    ]),
  );
  return registrations.map(({ cart_id, receivable_id, kept_amount }) => {
    const order = cart_id === null ? undefined : remaining.get(cart_id);
    if (order === undefined) return 0;
    order.things.set(receivable_id, { total_amount: kept_amount, paid_amount: kept_amount });
    const is_owed = isAccessoryOwed([...order.things.values()]);
    const credits = order.accessories.map((fee) => (is_owed ? creditAmount(fee) : fee.paid_amount));
    order.accessories = order.accessories.map((fee, index) => ({
      total_amount: is_owed ? fee.total_amount : 0,
      paid_amount: fee.paid_amount - (credits[index] ?? 0),
    }));
    return credits.reduce((sum, amount) => sum + amount, 0);
  });
}
