import type { Json } from '@ribambelle/database/json.ts';
import type { RegistrationPrice } from '@ribambelle/domain/pricing/price-registration.ts';
import type { OwnVolumeDiscount } from '@ribambelle/domain/volume-discounts/volume-discount.ts';
import {
  type LockedItem,
  presentReductions,
  type ReadItem,
  type ShownItem,
} from '../kinds/index.ts';
import { type PricedPlaces, volumePrices } from '../volume-discounts/index.ts';

interface By {
  readonly volumes: readonly OwnVolumeDiscount[];
  readonly now: string;
}

/**
 * Returns items of a cart, in the order in which they were added, at their prices after volume
 * discounts.
 */
export function withVolumes(items: readonly LockedItem[], by: By): readonly LockedItem[] {
  const prices = pricesOf(items, { ...by, placesOf: placesInCart });
  return items.map((item) => {
    const price_lines = prices.get(item);
    if (item.type !== 'REGISTRATION' || price_lines === undefined) return item;
    const { total_price: price, total_deposit: deposit } = price_lines;
    return { ...item, price, deposit, price_lines };
  });
}

/** Does the same with items that were read for display, and returns them as the cart shows them. */
export function shownWithVolumes(
  items: readonly ReadItem[],
  { text, ...by }: By & { readonly text: (column: Json) => string },
): readonly ShownItem[] {
  const prices = pricesOf(items, { ...by, placesOf: placesShown });
  return items.map((item) => {
    const { price_lines: _, ...shown } = item;
    const itemPrice = prices.get(item);
    if (itemPrice === undefined) return shown;
    const { total_price: price, total_deposit: deposit, reductions } = itemPrice;
    return { ...shown, price, deposit, reductions: presentReductions(reductions, text) };
  });
}

/** Returns the price after volume discounts of each item that has places. */
function pricesOf<Item>(
  items: readonly Item[],
  { placesOf, ...by }: By & { readonly placesOf: (item: Item) => PricedPlaces | null },
): ReadonlyMap<Item, RegistrationPrice> {
  if (by.volumes.length === 0) return new Map();
  const entries = items.flatMap((item) => {
    const places = placesOf(item);
    return places === null ? [] : [{ item, places }];
  });
  const prices = volumePrices(
    entries.map(({ places }) => places),
    by,
  );
  return new Map(
    entries.map(({ item, places }, index) => [item, prices[index] ?? places.price_lines] as const),
  );
}

function placesInCart(item: LockedItem): PricedPlaces | null {
  return item.type === 'REGISTRATION' ? { ...item, dates: item.date_ids.length } : null;
}

function placesShown(item: ReadItem): PricedPlaces | null {
  const { price_lines, participant, availability, quantity, availability_dates } = item;
  if (price_lines === undefined || participant === null || availability === null) return null;
  return {
    participant_id: participant.id,
    availability_id: availability.id,
    activity_id: availability.activity.id,
    start_at: availability.start_at,
    quantity,
    dates: availability_dates.length,
    price_lines,
  };
}
