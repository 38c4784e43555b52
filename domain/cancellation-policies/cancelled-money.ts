import { type Amount, sumAmounts } from '../base/money.ts';
import type { PolicyDestination } from './policy.ts';
import { isAccessoryOwed } from '../receivables/accessory.ts';
import { creditAmount, type Payable } from '../receivables/owed.ts';
import { type PaidPayment, wayBack } from '../payments/give-back.ts';
import { type PaidShare, takeBack } from '../payments/take-back.ts';

/** A receivable of the order of a cancelled purchase, with the money on it by payment. */
export interface CancelledReceivable extends Payable {
  readonly id: number;
  readonly accessory: boolean;
  readonly shares: readonly PaidShare[];
}

/** A part of a payment that leaves a receivable, and the way; minor units. */
export interface MoneyBack {
  readonly receivable_id: number;
  readonly payment_id: number;
  readonly amount: Amount;
  readonly way: 'PROVIDER' | 'WALLET';
}

/** The money of a purchase that its family cancels; minor units. */
export interface CancelledMoney {
  /** The amount that is no longer due, with that of the fee of an order with nothing left. */
  readonly dropped_amount: Amount;
  /** The amount paid beyond what stays due: it goes back, or waits for staff. */
  readonly credit_amount: Amount;
  readonly back: readonly MoneyBack[];
}

/**
 * Returns the money of a purchase of which an amount stays due: what was paid beyond it goes back
 * to where the policy says, the newest payment first, with what was paid for the fee of an order of
 * which nothing else is owed or paid any more (R26). Nothing moves while staff decide.
 */
export function cancelledMoney(
  order: readonly CancelledReceivable[],
  to: {
    readonly receivable_id: number;
    readonly due_amount: Amount;
    readonly money_to: PolicyDestination;
    readonly payments: ReadonlyMap<number, PaidPayment>;
  },
): CancelledMoney {
  const { receivable_id, due_amount, money_to, payments } = to;
  const own = order.find(({ id }) => id === receivable_id);
  if (own === undefined) throw new Error('A purchase has no receivable');
  const moves = money_to !== 'STAFF';
  const left = { total_amount: due_amount, paid_amount: own.paid_amount };
  const rest = {
    ...left,
    paid_amount: moves ? Math.min(own.paid_amount, due_amount) : left.paid_amount,
  };
  const things = order.filter(({ accessory, id }) => !accessory && id !== receivable_id);
  const isOwed = isAccessoryOwed([...things, rest]);
  const accessories = order.filter(({ accessory }) => accessory);
  const credits = [
    { of: own, amount: creditAmount(left) },
    ...(isOwed ? [] : accessories.map((one) => ({ of: one, amount: one.paid_amount }))),
  ];
  const dropped = isOwed ? 0 : sumAmounts(accessories.map(({ total_amount }) => total_amount));
  return {
    dropped_amount: own.total_amount - due_amount + dropped,
    credit_amount: sumAmounts(credits.map(({ amount }) => amount)),
    back: moves
      ? credits.flatMap(({ of, amount }) =>
          takeBack(of.shares, amount).map((part) => ({
            ...part,
            receivable_id: of.id,
            way: familyWay(payments.get(part.payment_id), money_to),
          })),
        )
      : [],
  };
}

/** Returns the way of money that leaves without staff: nobody makes a transfer by hand. */
function familyWay(payment: PaidPayment | undefined, to: 'ORIGIN' | 'CREDIT'): MoneyBack['way'] {
  if (payment === undefined || to === 'CREDIT') return 'WALLET';
  return wayBack(payment, 'ORIGIN') === 'PROVIDER' ? 'PROVIDER' : 'WALLET';
}
