import { type Decision, permit, refuse } from '../base/refusal.ts';

/**
 * The treatments of a sale by VAT. The names are neutral, because a rate changes and its name does
 * not: the rates of each, with their days and legal reasons, are data (`vat_rates`).
 */
export const VAT_CATEGORIES = [
  'STANDARD',
  'INTERMEDIATE',
  'REDUCED',
  'EXEMPT_YOUTH',
  'EXEMPT_SPORT',
  'EXEMPT_EDUCATION',
  'EXEMPT_CULTURE',
  'NOT_SUBJECT',
  'FRANCHISE',
] as const;
export type VatCategory = (typeof VAT_CATEGORIES)[number];

/** The regimes of an organiser; null, where it can be, is one that has not said its own. */
export const VAT_REGIMES = ['TAXABLE', 'EXEMPT', 'MIXED', 'FRANCHISE', 'NOT_SUBJECT'] as const;
export type VatRegime = (typeof VAT_REGIMES)[number];

const TAXED = ['STANDARD', 'INTERMEDIATE', 'REDUCED'] as const;
const EXEMPT = ['EXEMPT_YOUTH', 'EXEMPT_SPORT', 'EXEMPT_EDUCATION', 'EXEMPT_CULTURE'] as const;

const ALLOWED: Readonly<Record<VatRegime, readonly VatCategory[]>> = {
  TAXABLE: [...TAXED, 'NOT_SUBJECT'],
  EXEMPT: [...EXEMPT, 'NOT_SUBJECT'],
  MIXED: [...TAXED, ...EXEMPT, 'NOT_SUBJECT'],
  FRANCHISE: ['FRANCHISE', ...EXEMPT, 'NOT_SUBJECT'],
  NOT_SUBJECT: ['NOT_SUBJECT'],
};

/** Returns the categories that a regime allows; none while no regime is said. */
export function categoriesOf(regime: VatRegime | null): readonly VatCategory[] {
  return regime === null ? [] : ALLOWED[regime];
}

/**
 * Decides whether something can have a category of its own: one that the organiser's regime
 * allows, or none, which is always possible.
 */
export function decideCategory(
  category: VatCategory | null,
  organiser: { readonly vat_regime: VatRegime | null },
): Decision<VatCategory | null, 'VAT_CATEGORY_NOT_ALLOWED'> {
  return category === null || categoriesOf(organiser.vat_regime).includes(category)
    ? permit(category)
    : refuse('VAT_CATEGORY_NOT_ALLOWED', { vat_category: 'VAT_CATEGORY_NOT_ALLOWED' });
}

/** Tests whether a text is the name of a category. */
export function isVatCategory(value: unknown): value is VatCategory {
  return VAT_CATEGORIES.some((category) => category === value);
}

/** Returns the category that a text names; null for any other. */
export function asVatCategory(value: string | null): VatCategory | null {
  return isVatCategory(value) ? value : null;
}

/** Returns the regime that a text names; null for any other. */
export function asVatRegime(value: string | null): VatRegime | null {
  return VAT_REGIMES.find((regime) => regime === value) ?? null;
}
