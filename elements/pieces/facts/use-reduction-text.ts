import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { useReading } from './use-reading.ts';

type Reduction = Answer<'estimateCartItem'>['reductions'][number];

/**
 * Returns a function that writes a reduction and its reason in one line: `Prix membre · Ami du club
 * : −5,00 €`.
 */
export function useReductionText(): (reduction: Reduction) => string {
  const { lines } = useTexts('cart');
  const { language } = useReading();
  return ({ kind, label, amount }) =>
    lines.reduced(lines.reductions[kind](label), formatPrice({ amount: -amount, language }));
}
