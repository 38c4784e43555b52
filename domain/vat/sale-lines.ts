import { type Amount, sumAmounts } from '../base/money.ts';
import { prorate } from '../base/prorate.ts';
import { isSameVat, type LineVat } from './rates.ts';
import { type VatPart, withoutNegatives } from './spread-line.ts';

/** A reduction of a sale: a positive amount with its reason. */
export interface SaleReduction<Label> {
  readonly amount: Amount;
  readonly label: Label;
  /** True when it reduces the whole, as a coupon does; else the thing itself before its options. */
  readonly of_all: boolean;
}

/** The price of one sale and its VAT; minor units. */
export interface SaleToSplit<Label> {
  /** The price before the reductions, options included. */
  readonly amount: Amount;
  readonly vat: LineVat;
  /** The options among it, each with its own VAT; they may be negative. */
  readonly options: readonly VatPart[];
  /** In the order in which they apply; together at most the price. */
  readonly reductions: readonly SaleReduction<Label>[];
}

/** A line of a sale; signed minor units. `label` is null where the reason says everything. */
export interface SaleLine<Label> extends VatPart {
  readonly reason: 'SALE' | 'DISCOUNT';
  readonly label: Label | null;
}

/**
 * Returns the lines of a sale: one for each VAT in it, and one for each VAT that a reduction
 * reduces. They add up to the price less the reductions, and no VAT has less than 0.
 */
export function saleLines<Label>(sale: SaleToSplit<Label>): readonly SaleLine<Label>[] {
  const options = sumAmounts(sale.options.map(({ amount }) => amount));
  const own = { ...sale.vat, amount: sale.amount - options };
  const parts = withoutNegatives(together([own, ...sale.options]));
  const sold = parts.map((part) => ({ ...part, reason: 'SALE' as const, label: null }));
  const reduced: SaleLine<Label>[] = [];
  let left = parts;
  for (const { amount, label, of_all } of sale.reductions) {
    const shares = sharesOf(left, { amount, of: of_all ? null : sale.vat });
    left = left.map((part, index) => ({ ...part, amount: part.amount - (shares[index] ?? 0) }));
    for (const [index, { vat_category, vat_rate }] of left.entries())
      if ((shares[index] ?? 0) > 0)
        reduced.push({
          reason: 'DISCOUNT',
          label,
          vat_category,
          vat_rate,
          amount: -(shares[index] ?? 0),
        });
  }
  return [...sold, ...reduced];
}

/** Splits a reduction over what is left: first of one VAT when it is named, then of all by size. */
function sharesOf(
  left: readonly VatPart[],
  { amount, of }: { readonly amount: Amount; readonly of: LineVat | null },
): readonly Amount[] {
  const first = left.map((part) =>
    of !== null && isSameVat(part, of) ? Math.min(amount, part.amount) : 0,
  );
  const rest = prorate(
    amount - sumAmounts(first),
    left.map((part, index) => part.amount - (first[index] ?? 0)),
  );
  return first.map((part, index) => part + (rest[index] ?? 0));
}

/** Returns one part for each VAT, in the order of the first of each. */
function together(parts: readonly VatPart[]): readonly VatPart[] {
  const merged: VatPart[] = [];
  for (const part of parts) {
    const at = merged.findIndex((one) => isSameVat(one, part));
    const before = merged[at];
    if (before === undefined) merged.push(part);
    else merged[at] = { ...before, amount: before.amount + part.amount };
  }
  return merged;
}
