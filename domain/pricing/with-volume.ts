import { type Amount, clampAmount, sumAmounts } from '../base/money.ts';
import type { VolumeLine } from '../volume-discounts/volume-lines.ts';
import type { RegistrationPrice } from './price-registration.ts';

/**
 * Returns the part of a price that is for places and can still be reduced, in minor units: after a
 * pack, the member price and discounts, without options.
 */
export function priceOfPlaces(price: RegistrationPrice): Amount {
  const { base_price, partial_registration_total_discount, bundle_total, discounts_total } = price;
  const reductions = partial_registration_total_discount + bundle_total + discounts_total;
  return clampAmount(base_price - reductions, { lowest: 0, highest: price.total_price });
}

/**
 * Returns a price reduced by volume discounts, by at most the price of its places; the deposit is
 * never above the remainder (R14).
 */
export function withVolume(
  price: RegistrationPrice,
  lines: readonly VolumeLine[],
): RegistrationPrice {
  if (lines.length === 0) return price;
  const volume_discounts_total = sumAmounts(lines.map(({ amount }) => amount));
  const total_price = price.total_price - volume_discounts_total;
  return {
    ...price,
    reductions: [...(price.reductions ?? []), ...lines],
    volume_discounts_total,
    total_price,
    total_deposit: Math.min(price.total_deposit, total_price),
  };
}

/** Returns the lines of volume discounts in a price. */
export function volumeLinesIn({ reductions = [] }: RegistrationPrice): readonly VolumeLine[] {
  return reductions.flatMap(({ kind, label, amount, volume_discount_id }) =>
    kind === 'VOLUME_DISCOUNT' && volume_discount_id !== undefined
      ? [{ kind, label, amount, volume_discount_id }]
      : [],
  );
}
