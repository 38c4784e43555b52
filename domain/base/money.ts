/** An amount of money in minor units (cents); always an integer. */
export type Amount = number;

/** A share in basis points: 10000 is the whole, 2150 is 21.5 %. */
export type BasisPoints = number;

const WHOLE = 10_000n;

/**
 * True for an integer that can be counted exactly; the test for every amount that comes from
 * outside.
 */
export function isAmount(value: unknown): value is Amount {
  return Number.isSafeInteger(value);
}

/**
 * Returns the share of an amount, rounded half up (away from zero below zero), in minor units (R6).
 * Exact, without floats.
 */
export function percentageOf(amount: Amount, basisPoints: BasisPoints): Amount {
  const product = BigInt(amount) * BigInt(basisPoints);
  const magnitude = product < 0n ? -product : product;
  const rounded = Number((magnitude * 2n + WHOLE) / (WHOLE * 2n));
  return product < 0n ? 0 - rounded : rounded;
}

/**
 * Returns `taken` of the `of` equal parts of an amount, rounded half up, in minor units (R6); the
 * whole amount for all parts.
 */
export function partOf(
  amount: Amount,
  { taken, of }: { readonly taken: number; readonly of: number },
): Amount {
  const parts = BigInt(of);
  return Number((BigInt(amount) * BigInt(taken) * 2n + parts) / (parts * 2n));
}

/**
 * Returns the share of an amount, rounded down: the service fee is never rounded against the
 * customer (3 §9).
 */
export function percentageRoundedDown(amount: Amount, basisPoints: BasisPoints): Amount {
  const product = BigInt(amount) * BigInt(basisPoints);
  const quotient = product / WHOLE;
  return Number(product < 0n && product % WHOLE !== 0n ? quotient - 1n : quotient);
}

/** Returns the sum of amounts, 0 for none. */
export function sumAmounts(amounts: Iterable<Amount>): Amount {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum;
}

/** Returns the amount, but not below `lowest` and not above `highest`. */
export function clampAmount(
  amount: Amount,
  bounds: { readonly lowest: Amount; readonly highest: Amount },
): Amount {
  return Math.max(bounds.lowest, Math.min(bounds.highest, amount));
}
