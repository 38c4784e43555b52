import { type Amount, type BasisPoints, sumAmounts } from '../base/money.ts';
import { prorate } from '../base/prorate.ts';
import type { LineVat } from './rates.ts';

const WHOLE = 10_000n;

/**
 * Returns the VAT in an amount that includes it, in minor units, rounded half up (away from zero
 * below zero): 10.00 at 21 % contain 1.74. Exact, without floats.
 */
export function vatIn(gross: Amount, rate: BasisPoints): Amount {
  const product = BigInt(Math.abs(gross)) * BigInt(rate);
  const divisor = WHOLE + BigInt(rate);
  const vat = Number((product * 2n + divisor) / (divisor * 2n));
  return gross < 0 ? 0 - vat : vat;
}

/** A line with VAT, in minor units; the amount includes it. */
export interface GrossLine extends LineVat {
  readonly amount: Amount;
}

/** The sums of the lines of one rate, or of one reason for none; minor units. */
export interface RateSum extends LineVat {
  readonly gross: Amount;
  readonly net: Amount;
  readonly vat: Amount;
}

/**
 * Returns the net, VAT and gross of lines by rate, rounded once each, and by category where the
 * rate is 0, because each category has its own reason. The highest rate first, lines without VAT
 * last.
 */
export function vatByRate(lines: readonly GrossLine[]): readonly RateSum[] {
  return [...Map.groupBy(lines, keyOf).values()].map(sumOf).toSorted(byRate);
}

/**
 * Returns the net amount of each line, in minor units: the net of its rate, spread over the lines
 * of the rate so that they add up to it. What a line has more is its VAT.
 */
export function netOfLines(lines: readonly GrossLine[]): readonly Amount[] {
  const nets = new Map<GrossLine, Amount>();
  for (const group of Map.groupBy(lines, keyOf).values()) {
    const { net, vat_rate } = sumOf(group);
    const added = group.filter(({ amount }) => amount >= 0);
    const taken = group.filter(({ amount }) => amount < 0);
    const gross_added = sumAmounts(added.map(({ amount }) => amount));
    const net_added = taken.length === 0 ? net : gross_added - vatIn(gross_added, vat_rate ?? 0);
    spread(nets, { lines: added, amount: net_added });
    spread(nets, { lines: taken, amount: net - net_added });
  }
  return lines.map((line) => nets.get(line) ?? line.amount);
}

function spread(
  nets: Map<GrossLine, Amount>,
  { lines, amount }: { readonly lines: readonly GrossLine[]; readonly amount: Amount },
): void {
  const parts = prorate(
    amount,
    lines.map((line) => Math.abs(line.amount)),
  );
  for (const [index, line] of lines.entries()) nets.set(line, parts[index] ?? 0);
}

function sumOf(lines: readonly GrossLine[]): RateSum {
  const { vat_category = null, vat_rate = null } = lines[0] ?? {};
  const gross = sumAmounts(lines.map(({ amount }) => amount));
  const vat = vatIn(gross, vat_rate ?? 0);
  return { vat_category, vat_rate, gross, vat, net: gross - vat };
}

/** Returns the key of the lines that are rounded together. */
function keyOf({ vat_category, vat_rate }: LineVat): string {
  return (vat_rate ?? 0) > 0 ? `${vat_rate}` : `0 ${vat_category ?? ''}`;
}

function byRate(one: LineVat, other: LineVat): number {
  const byHeight = (other.vat_rate ?? -1) - (one.vat_rate ?? -1);
  if (byHeight !== 0) return byHeight;
  return (one.vat_category ?? '') < (other.vat_category ?? '') ? -1 : 1;
}
