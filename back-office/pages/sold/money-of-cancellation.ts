import type { Amount } from '@ribambelle/domain/base/money.ts';

interface Words {
  readonly cancel_due?: (amount: string) => string;
  readonly cancel_refund: (amount: string) => string;
  readonly cancel_nothing: string;
}

/** What becomes of the money of something sold that is cancelled, in sentences; nothing is said to who may not see what was paid. */
export function moneyOfCancellation(
  sold: { readonly paid_amount: Amount | null; readonly due?: Amount | null },
  by: { readonly words: Words; readonly price: (amount: Amount) => string },
): readonly string[] {
  const { paid_amount, due } = sold;
  if (paid_amount === null) return [];
  const { words, price } = by;
  const stays = due ?? 0;
  const back = paid_amount - stays;
  return [
    ...(stays > 0 && words.cancel_due !== undefined ? [words.cancel_due(price(stays))] : []),
    back > 0 ? words.cancel_refund(price(back)) : words.cancel_nothing,
  ];
}
