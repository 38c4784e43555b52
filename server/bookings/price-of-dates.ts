import { secondsBetween } from '@ribambelle/domain/base/instants.ts';
import { sumAmounts } from '@ribambelle/domain/base/money.ts';
import type { BookingPrice } from '@ribambelle/domain/booking-configurations/booking-terms.ts';
import type { TakenTime } from '@ribambelle/domain/resources/slots.ts';

/**
 * Returns the price of dates by these prices, in minor units; null when one of them has a length
 * without a price.
 */
export function priceOfDates(
  prices: readonly BookingPrice[],
  dates: readonly TakenTime[],
): number | null {
  const amounts = dates.flatMap(({ start_at, end_at }) => {
    const duration = secondsBetween(start_at, end_at);
    return prices.find((one) => one.duration === duration)?.amount ?? [];
  });
  return amounts.length === dates.length ? sumAmounts(amounts) : null;
}
