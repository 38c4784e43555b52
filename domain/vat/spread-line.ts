import { type Amount, sumAmounts } from '../base/money.ts';
import { prorate } from '../base/prorate.ts';
import { isSameVat, type LineVat, NO_VAT } from './rates.ts';

/** The lines of one VAT on a receivable: their sum, and that of its sale alone; minor units. */
export interface VatSum extends LineVat {
  readonly amount: Amount;
  readonly sale_amount: Amount;
}

/** A part of an amount and its VAT. */
export interface VatPart extends LineVat {
  readonly amount: Amount;
}

/**
 * Splits a line that corrects a receivable over the VAT of what it corrects, by the sums that are
 * there; when nothing is there any more, by its sale. `otherwise` is that of a receivable that has
 * no lines. The parts add up to the amount, a part is never 0, and no sum falls below 0 while the
 * whole does not.
 */
export function spreadLine(
  amount: Amount,
  { sums, otherwise = NO_VAT }: { readonly sums: readonly VatSum[]; readonly otherwise?: LineVat },
): readonly VatPart[] {
  if (sums.length === 0) return amount === 0 ? [] : [{ ...otherwise, amount }];
  const isLeft = sums.some((sum) => sum.amount > 0);
  const weights = sums.map((sum) => Math.max(0, isLeft ? sum.amount : sum.sale_amount));
  const parts = prorate(amount, weights);
  return sums
    .map(({ vat_category, vat_rate }, index) => ({
      vat_category,
      vat_rate,
      amount: parts[index] ?? 0,
    }))
    .filter((part) => part.amount !== 0);
}

/** Returns the sums of a receivable with the parts of one more line, which is no sale. */
export function withParts(sums: readonly VatSum[], parts: readonly VatPart[]): readonly VatSum[] {
  const fresh = parts.filter((part) => !sums.some((sum) => isSameVat(sum, part)));
  const all = [...sums, ...fresh.map((part) => ({ ...part, amount: 0, sale_amount: 0 }))];
  return all.map((sum) => {
    const added = parts.filter((part) => isSameVat(sum, part)).map(({ amount }) => amount);
    return { ...sum, amount: sum.amount + sumAmounts(added) };
  });
}

/**
 * Returns parts without the VAT of which less than nothing is left: what is missing there is taken
 * off the others, as far as they reach. The sum stays, unless it is below 0 itself.
 */
export function withoutNegatives<Part extends VatPart>(parts: readonly Part[]): readonly Part[] {
  const positive = parts.filter((part) => part.amount > 0);
  const whole = sumAmounts(positive.map((part) => part.amount));
  const missing = whole - sumAmounts(parts.map((part) => part.amount));
  const shares = prorate(
    Math.min(missing, whole),
    positive.map((part) => part.amount),
  );
  return positive
    .map((part, index) => ({ ...part, amount: part.amount - (shares[index] ?? 0) }))
    .filter((part) => part.amount > 0);
}
