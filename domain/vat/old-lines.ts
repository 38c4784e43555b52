import type { VatCategory } from './categories.ts';

/** The kinds of receivables that are outside VAT whatever the default is. */
export const OUTSIDE_VAT: readonly string[] = ['VOUCHER', 'CORRECTION'];

/**
 * Returns the category of an old line without VAT: the organiser's default, whatever its thing has
 * chosen since; outside VAT for the sale of a voucher, and for money that is asked back.
 */
export function categoryOfOldLine(
  kind: string,
  { vat_category }: { readonly vat_category: VatCategory },
): VatCategory {
  return OUTSIDE_VAT.includes(kind) ? 'NOT_SUBJECT' : vat_category;
}
