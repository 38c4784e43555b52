import { decideStock } from '@ribambelle/domain/activities/option-stock.ts';
import type { StockLeft } from '../activities/index.ts';
import { decideTogether, type LockedPlaces, withoutRegistration } from '../availabilities/index.ts';
import { refuse } from '../refusal.ts';
import type { HeldRegistration } from './held-registration-facts.ts';
import type { WeighedChange } from './weigh-change.ts';

/** Refuses added dates without places: others may have taken them since they were shown. */
export function refuseTaken(
  places: LockedPlaces,
  input: { held: HeldRegistration; change: WeighedChange; now: string },
): void {
  const { held, change, now } = input;
  if (change.added_date_ids.length === 0) return;
  const { availability_id, quantity } = held;
  const wish = { availability_id, quantity, date_ids: change.added_date_ids };
  const decision = decideTogether(withoutRegistration(places, held), {
    wishes: [wish],
    permission: {
      now,
      ignore_window: true,
    },
  });
  if (decision.ok) return;
  refuse(decision.refused, withoutIndex(decision.fields));
}

/**
 * Refuses added options without pieces in stock. A registration keeps the options that it already
 * has, whatever the stock is now.
 */
export function refuseSoldOut(
  stock: StockLeft,
  input: { held: HeldRegistration; wanted: readonly { readonly price_id: number }[] },
): void {
  const { held, wanted } = input;
  const ownPrices = held.options.map(({ price_id }) => price_id);
  const otherStock = new Map([...stock].filter(([price_id]) => !ownPrices.includes(price_id)));
  const decision = decideStock(otherStock, [{ quantity: held.quantity, options: wanted }]);
  if (!decision.ok) refuse(decision.refused, withoutIndex(decision.fields));
}

/** Returns the fields of a decision about one wish, without the index of the wish. */
function withoutIndex<Code>(fields: Readonly<Record<string, Code>>): Record<string, Code> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, code]) => [field.replace(/^0\./, ''), code]),
  );
}
