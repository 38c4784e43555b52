import type { Amount } from '@ribambelle/domain/base/money.ts';

interface Words {
  readonly cancel_due?: (amount: string) => string;
  readonly cancel_refund: (amount: string) => string;
  /** The sentence when the use of the money is decided at once. */
  readonly cancel_paid?: (amount: string) => string;
  readonly cancel_nothing: string;
}

/**
 * Returns the amount paid beyond that still due after a cancellation, in minor units; 0 for staff
 * without access to payments.
 */
export function leftOfCancelled(purchase: {
  readonly paid_amount: Amount | null;
  readonly due?: Amount | null;
}): Amount {
  return Math.max(0, (purchase.paid_amount ?? 0) - (purchase.due ?? 0));
}

/** Returns sentences about that money; none for staff without access to payments. */
export function moneyOfCancellation(
  purchase: { readonly paid_amount: Amount | null; readonly due?: Amount | null },
  by: {
    readonly words: Words;
    readonly price: (amount: Amount) => string;
    /** True when it is decided at once. */
    readonly asks?: boolean;
  },
): readonly string[] {
  const { paid_amount, due } = purchase;
  if (paid_amount === null) return [];
  const { words, price } = by;
  const due_amount = due ?? 0;
  const back = leftOfCancelled(purchase);
  const amountText =
    by.asks === true ? (words.cancel_paid ?? words.cancel_refund) : words.cancel_refund;
  return [
    ...(due_amount > 0 && words.cancel_due !== undefined
      ? [words.cancel_due(price(due_amount))]
      : []),
    back > 0 ? amountText(price(back)) : words.cancel_nothing,
  ];
}
