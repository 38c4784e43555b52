import type { Language } from '@ribambelle/domain/base/languages.ts';
import { rateOn } from '@ribambelle/domain/vat/rates.ts';
import type { RateSum } from '@ribambelle/domain/vat/vat-of.ts';
import type { Organiser } from '../organisers/organiser.ts';

/** The sums of one rate, and the reason in words why no VAT is due; empty where it is. */
export interface ShownVat extends RateSum {
  readonly reason: string;
}

/** Returns sums by rate with the legal mention of each on a day, in the language of the reader. */
export function presentVat(
  sums: readonly RateSum[],
  of: { organiser: Pick<Organiser, 'vat_rates'>; language: Language; day: string },
): readonly ShownVat[] {
  return sums.map((sum) => {
    const { vat_category: category } = sum;
    const row =
      category === null ? null : rateOn(of.organiser.vat_rates, { category, day: of.day });
    return { ...sum, reason: row?.reason[of.language] ?? '' };
  });
}
