import type { RegistrationPrice } from '@ribambelle/domain/pricing/price-registration.ts';
import { priceOfPlaces, withVolume } from '@ribambelle/domain/pricing/with-volume.ts';
import type { OwnVolumeDiscount } from '@ribambelle/domain/volume-discounts/volume-discount.ts';
import { volumeLines } from '@ribambelle/domain/volume-discounts/volume-lines.ts';

/** A registration in a cart, at the price that was fixed when it was added. */
export interface PricedPlaces {
  readonly participant_id: number;
  readonly availability_id: number;
  readonly activity_id: number;
  readonly start_at: string;
  readonly quantity: number;
  /** The number of chosen dates. */
  readonly dates: number;
  readonly price_lines: RegistrationPrice;
}

/**
 * Returns the prices of a cart's registrations after volume discounts, in the order in which they
 * were added; by the only rule, in domain/volume-discounts.
 */
export function volumePrices(
  items: readonly PricedPlaces[],
  by: { readonly volumes: readonly OwnVolumeDiscount[]; readonly now: string },
): readonly RegistrationPrice[] {
  if (by.volumes.length === 0) return items.map(({ price_lines }) => price_lines);
  const places = items.map(({ price_lines, ...one }) => ({
    ...one,
    price: priceOfPlaces(price_lines),
  }));
  const lines = volumeLines(by.volumes, { items: places, now: by.now });
  return items.map(({ price_lines }, index) => withVolume(price_lines, lines[index] ?? []));
}

/** Returns the price of a registration that is added after these. */
export function priceAfter(
  before: readonly PricedPlaces[],
  { item, ...by }: { readonly item: PricedPlaces } & Parameters<typeof volumePrices>[1],
): RegistrationPrice {
  return volumePrices([...before, item], by).at(-1) ?? item.price_lines;
}
