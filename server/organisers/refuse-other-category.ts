import { decideCategory, type VatCategory } from '@ribambelle/domain/vat/categories.ts';
import { refuse } from '../refusal.ts';
import type { Organiser } from './organiser.ts';

/** Refuses a category by VAT of something on sale that the organiser's regime does not allow. */
export function refuseOtherCategory(
  category: VatCategory | null,
  of: { readonly organiser: Pick<Organiser, 'vat_regime'>; readonly field?: string },
): void {
  const decision = decideCategory(category, of.organiser);
  if (decision.ok) return;
  refuse(decision.refused, { [of.field ?? 'vat_category']: decision.refused });
}
