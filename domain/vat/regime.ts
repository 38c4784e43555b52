import { type Decision, permit, refuse } from '../base/refusal.ts';
import { categoriesOf, type VatCategory, type VatRegime } from './categories.ts';

/** The settings of an organiser for VAT, as it wants to change them. */
export interface WantedRegime {
  readonly vat_regime: VatRegime;
  /** That of everything without a choice of its own. */
  readonly vat_category: VatCategory;
  /** That of the service fee; null for the default. */
  readonly service_fee_vat_category: VatCategory | null;
}

/** A category and the number of things that chose it. */
export interface CategoryUse {
  readonly category: VatCategory;
  readonly count: number;
}

/**
 * Decides whether an organiser can have a regime: its default and that of its fee are among those
 * that the regime allows. Refuses a regime that things on sale have chosen against; the caller
 * says how many these are (`impossibleUses`).
 */
export function decideRegime(
  wanted: WantedRegime,
  uses: readonly CategoryUse[],
): Decision<WantedRegime, 'VAT_CATEGORY_NOT_ALLOWED' | 'VAT_CATEGORIES_IN_USE'> {
  const allowed = categoriesOf(wanted.vat_regime);
  if (!allowed.includes(wanted.vat_category))
    return refuse('VAT_CATEGORY_NOT_ALLOWED', { vat_category: 'VAT_CATEGORY_NOT_ALLOWED' });
  const fee = wanted.service_fee_vat_category;
  if (fee !== null && !allowed.includes(fee))
    return refuse('VAT_CATEGORY_NOT_ALLOWED', {
      service_fee_vat_category: 'VAT_CATEGORY_NOT_ALLOWED',
    });
  return impossibleUses(wanted.vat_regime, uses) === 0
    ? permit(wanted)
    : refuse('VAT_CATEGORIES_IN_USE', { vat_regime: 'VAT_CATEGORIES_IN_USE' });
}

/** Counts the things on sale whose own category a regime does not allow. */
export function impossibleUses(regime: VatRegime, uses: readonly CategoryUse[]): number {
  const allowed = categoriesOf(regime);
  return uses
    .filter(({ category }) => !allowed.includes(category))
    .reduce((sum, { count }) => sum + count, 0);
}
