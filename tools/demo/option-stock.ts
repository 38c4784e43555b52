import type { Registration } from './registrations.ts';
import type { Activity, Shop } from './shop.ts';

/**
 * Sets the stock of options once their sales are known: as many pieces are left of each as its
 * content says.
 */
export function addOptionStock(
  { batch }: Shop,
  input: { activities: readonly Activity[]; made: readonly Registration[] },
): void {
  const soldCounts = new Map<number, number>();
  for (const { options, cancelled } of input.made)
    for (const { price_id } of cancelled ? [] : options)
      soldCounts.set(price_id, (soldCounts.get(price_id) ?? 0) + 1);
  const prices = input.activities.flatMap(({ options }) =>
    options.flatMap((option) => option.prices),
  );
  for (const { id, spare } of prices)
    if (spare !== null)
      batch.change('option_prices', { id, columns: { stock: (soldCounts.get(id) ?? 0) + spare } });
}
