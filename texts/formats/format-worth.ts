import type { Language } from '@ribambelle/domain/base/languages.ts';
import { formatPrice } from './format-price.ts';

/** Writes the worth of a voucher: its amount in minor units as money, or its pack by its title. */
export function formatWorth(
  {
    amount,
    bundle,
  }: { readonly amount: number | null; readonly bundle: { readonly title: string } | null },
  language: Language,
): string {
  return amount === null ? (bundle?.title ?? '') : formatPrice({ amount, language });
}
