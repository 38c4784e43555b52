import type { Answer } from '@ribambelle/api/client.ts';
import { sumAmounts } from '@ribambelle/domain/base/money.ts';
import {
  type OwingOrder,
  ordersOf,
  proposeParts,
} from '@ribambelle/domain/payments/propose-parts.ts';
import { useEffect, useState } from 'react';

type Debts = Answer<'getDebts'>;
type Order = Pick<OwingOrder, 'communication' | 'amount'>;

/** The part of an amount that an order gets: proposed, or typed instead; minor units. */
interface OrderPart {
  readonly communication: string;
  readonly amount: number;
}

/** How one amount is divided over the orders of a family. */
export interface Parts {
  /**
   * Returns the parts of an amount; none when there is nothing to divide: one order, or a
   * communication that names one.
   */
  readonly of: (amount: number) => readonly OrderPart[];
  /** Sets the debts that are shown; those of another family begin anew. */
  readonly show: (debts: Debts | undefined) => void;
  readonly set: (communication: string, amount: number) => void;
}

/**
 * Returns how an amount is divided over the orders of a family, the first due first. A part that is
 * typed stays, and the others are proposed again from the rest.
 */
export function useParts(): Parts {
  const [debts, show] = useState<Debts>();
  const [typed, setTyped] = useState<Readonly<Record<string, number>>>({});
  const family = debts?.customer?.cuid ?? '';
  const orders = debts?.communication === null ? ordersOf(debts.debts) : [];
  const keyOf = (communication: string) => `${family} ${communication}`;
  const typedOf = ({ communication }: Order) => typed[keyOf(communication)];
  return {
    of: (amount) => (orders.length > 1 ? partsOf(amount, { orders, typedOf }) : []),
    show,
    set: (communication, part) => setTyped({ ...typed, [keyOf(communication)]: part }),
  };
}

function partsOf(
  amount: number,
  by: { readonly orders: readonly Order[]; readonly typedOf: (of: Order) => number | undefined },
): readonly OrderPart[] {
  const { orders, typedOf } = by;
  const fixed = sumAmounts(orders.flatMap((order) => typedOf(order) ?? []));
  const others = orders.filter((order) => typedOf(order) === undefined);
  const proposals = proposeParts(amount - fixed, others);
  return orders.map((order) => ({
    communication: order.communication,
    amount: typedOf(order) ?? proposals[others.indexOf(order)] ?? 0,
  }));
}

/** Shows the debts once they are there. */
export function useShownDebts(parts: Parts, debts: Debts | undefined): void {
  const { show } = parts;
  useEffect(() => show(debts), [show, debts]);
}

/** Tests whether parts are more than the amount. */
export function areAbove(parts: readonly OrderPart[], amount: number): boolean {
  return sumAmounts(parts.map((part) => part.amount)) > amount;
}
