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
export function leftOfCancelled(sold: {
  readonly paid_amount: Amount | null;
  readonly due?: Amount | null;
}): Amount {
  return Math.max(0, (sold.paid_amount ?? 0) - (sold.due ?? 0));
}

/** Returns sentences about that money; none for staff without access to payments. */
export function moneyOfCancellation(
  sold: { readonly paid_amount: Amount | null; readonly due?: Amount | null },
  by: {
    readonly words: Words;
    readonly price: (amount: Amount) => string;
    /** True when it is decided at once. */
    readonly asks?: boolean;
  },
): readonly string[] {
  const { paid_amount, due } = sold;
  if (paid_amount === null) return [];
  const { words, price } = by;
  const stays = due ?? 0;
  const back = leftOfCancelled(sold);
  const said = by.asks === true ? (words.cancel_paid ?? words.cancel_refund) : words.cancel_refund;
  return [
    ...(stays > 0 && words.cancel_due !== undefined ? [words.cancel_due(price(stays))] : []),
    back > 0 ? said(price(back)) : words.cancel_nothing,
  ];
}
