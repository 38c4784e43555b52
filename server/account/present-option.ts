import type { textReader } from '../texts/bilingual.ts';
import type { loadChosenOptions } from './registration-facts.ts';

type Option = Awaited<ReturnType<typeof loadChosenOptions>>[number];

/** Returns a chosen option with its price and its names. */
export function presentOption(
  { cuid, price_id, content, amount, ...price }: Option,
  text: ReturnType<typeof textReader>,
) {
  return {
    cuid,
    price_id,
    content,
    amount,
    price: {
      amount: price.price_amount,
      percentage: price.percentage,
      label: text(price.label),
      option: { title: text(price.title) },
    },
  };
}
