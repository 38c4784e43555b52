import type { Amount } from './money.ts';

/**
 * Splits an amount by weights into parts that add up to it exactly: each part is rounded down, and
 * the remaining cents go one by one to the largest remainders, then to the earliest. When all
 * weights are 0 they count as equal; no weights give no parts.
 */
export function prorate(amount: Amount, weights: readonly number[]): readonly Amount[] {
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0))
    throw new RangeError('A weight is an integer of 0 or more');
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n)
    return weights.length === 0
      ? []
      : prorate(
          amount,
          weights.map(() => 1),
        );
  const sign = amount < 0 ? -1 : 1;
  const magnitude = BigInt(Math.abs(amount));
  const shares = weights.map((weight, index) => {
    const product = magnitude * BigInt(weight);
    return { index, part: Number(product / whole), remainder: product % whole };
  });
  let remainder = Math.abs(amount) - shares.reduce((sum, share) => sum + share.part, 0);
  for (const share of shares.toSorted(byRemainder)) {
    if (remainder === 0) break;
    share.part += 1;
    remainder -= 1;
  }
  return shares.map((share) => (share.part === 0 ? 0 : share.part * sign));
}

interface Share {
  readonly index: number;
  readonly remainder: bigint;
}

function byRemainder(one: Share, other: Share): number {
  if (one.remainder === other.remainder) return one.index - other.index;
  return one.remainder > other.remainder ? -1 : 1;
}
