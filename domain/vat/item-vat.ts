import type { Amount } from '../base/money.ts';
import type { VatCategory } from './categories.ts';

/**
 * The categories of the parts of a price, as they were when it was fixed; null is the organiser's
 * default.
 */
export interface ItemVat {
  readonly category: VatCategory | null;
  /** The options in the price, for the whole quantity, in minor units. */
  readonly options: readonly {
    readonly category: VatCategory | null;
    readonly amount: Amount;
  }[];
}

/** The terms of an item of a cart, with the categories of its price; absent in old carts. */
export interface Taxed {
  readonly vat?: ItemVat;
}

/** Returns the categories of a price without options. */
export function itemVat(category: VatCategory | null): ItemVat {
  return { category, options: [] };
}
