import type { Instant } from '../base/instants.ts';
import { byInstant } from '../base/instants.ts';
import type { Amount } from '../base/money.ts';
import { sumAmounts } from '../base/money.ts';
import type { Payable } from './payment-status.ts';
import { outstandingAmount } from './payment-status.ts';

/** Something that money can be put on: a registration, or the service fee of a cart. */
export interface Debt extends Payable {
  readonly id: number;
  readonly kind: 'REGISTRATION' | 'SERVICE_FEE';
  readonly deposit_amount: Amount;
  readonly created_at: Instant;
}

/** How much of the money goes where. `left_over` goes to the wallet. */
export interface Allocation {
  readonly parts: readonly {
    readonly kind: Debt['kind'];
    readonly id: number;
    readonly amount: Amount;
  }[];
  readonly left_over: Amount;
}

/**
 * Spreads received money over debts: the oldest first, the fee before registrations of the same moment. A deposit payment fills
 * the fee, the deposits and what has no deposit first, then the rest. Nothing is paid above its total and no cent is lost.
 */
export function allocatePayment(
  amount: Amount,
  to: { readonly debts: readonly Debt[]; readonly deposits_first: boolean },
): Allocation {
  const debts = to.debts.toSorted(byAge);
  const given = new Map<Debt, Amount>();
  let left = Math.max(0, amount);
  const put = (debt: Debt, most: Amount): void => {
    const part = Math.min(left, Math.max(0, most - (given.get(debt) ?? 0)));
    left -= part;
    if (part > 0) given.set(debt, (given.get(debt) ?? 0) + part);
  };
  if (to.deposits_first) for (const debt of debts) put(debt, dueFirst(debt));
  for (const debt of debts) put(debt, outstandingAmount(debt));
  const parts = debts.flatMap((debt) => partsOf(debt, given));
  return { parts, left_over: amount - sumAmounts(parts.map((part) => part.amount)) };
}

function dueFirst(debt: Debt): Amount {
  const due =
    debt.kind === 'SERVICE_FEE' || debt.deposit_amount === 0
      ? debt.total_amount
      : Math.min(debt.deposit_amount, debt.total_amount);
  return outstandingAmount({ total_amount: due, paid_amount: debt.paid_amount });
}

function partsOf(debt: Debt, given: ReadonlyMap<Debt, Amount>): Allocation['parts'] {
  const amount = given.get(debt);
  return amount === undefined ? [] : [{ kind: debt.kind, id: debt.id, amount }];
}

function byAge(one: Debt, other: Debt): number {
  const fee = (debt: Debt): number => (debt.kind === 'SERVICE_FEE' ? 0 : 1);
  return byInstant(one.created_at, other.created_at) || fee(one) - fee(other) || one.id - other.id;
}
