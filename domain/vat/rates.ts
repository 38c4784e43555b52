import type { InEachLanguage } from '../base/languages.ts';
import type { BasisPoints } from '../base/money.ts';
import type { VatCategory } from './categories.ts';

/** The rate of a category from one day to another, both included, and why nothing is due by it. */
export interface VatRate {
  readonly category: VatCategory;
  readonly valid_from: string;
  /** Null while it is in force. */
  readonly valid_until: string | null;
  readonly rate: BasisPoints;
  /** The legal reason for paper; empty for a category that is taxed. */
  readonly reason: InEachLanguage<string>;
}

/** The category of a line and its rate on the day of the line; both null where no VAT is said. */
export interface LineVat {
  readonly vat_category: VatCategory | null;
  readonly vat_rate: BasisPoints | null;
}

/** The VAT of a line of an organiser that has not said how it pays VAT. */
export const NO_VAT: LineVat = { vat_category: null, vat_rate: null };

/** Returns the row of a category that is in force on a day; null where the data have none. */
export function rateOn(
  rates: readonly VatRate[],
  { category, day }: { readonly category: VatCategory; readonly day: string },
): VatRate | null {
  const inForce = rates.find(
    (one) =>
      one.category === category &&
      one.valid_from <= day &&
      (one.valid_until === null || one.valid_until >= day),
  );
  return inForce ?? null;
}

/** The settings of an organiser for VAT, and the rates. */
export interface VatSettings {
  /** The default; null while the organiser has not said its regime. */
  readonly vat_category: VatCategory | null;
  readonly vat_rates: readonly VatRate[];
}

/**
 * Returns the VAT of a line of this day for something with a category of its own, null for the
 * organiser's default; none while the organiser has not said its regime.
 */
export function lineVatOf(
  own: VatCategory | null,
  { settings, day }: { readonly settings: VatSettings; readonly day: string },
): LineVat {
  if (settings.vat_category === null) return NO_VAT;
  const category = own ?? settings.vat_category;
  const inForce = rateOn(settings.vat_rates, { category, day });
  return inForce === null ? NO_VAT : { vat_category: category, vat_rate: inForce.rate };
}

/** Tests whether two lines have the same VAT, so that they may be one. */
export function isSameVat(one: LineVat, other: LineVat): boolean {
  return one.vat_category === other.vat_category && one.vat_rate === other.vat_rate;
}
