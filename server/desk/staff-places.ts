import { decideStock, type StockWish } from '@ribambelle/domain/activities/option-stock.ts';
import { lockStock, type StockLeft } from '../activities/index.ts';
import {
  decideTogether,
  type LockedPlaces,
  lockPlaces,
  type PlacesWanted,
} from '../availabilities/index.ts';
import { inOrder } from '../database/statements.ts';
import type { Db } from '../database/transaction.ts';
import { refuse } from '../refusal.ts';

/**
 * Locks the places of an availability and the stock of options; places offered to the participant
 * to register count as free.
 */
export async function lockScarce(
  db: Db,
  input: {
    now: string;
    whom: { participant_id: number; availability_id: number };
    options: StockWish['options'];
  },
): Promise<{ places: LockedPlaces; stock: StockLeft }> {
  const { now, whom, options } = input;
  const availability_ids = [whom.availability_id];
  const price_ids = options.map(({ price_id }) => price_id);
  const [places, stock] = await inOrder(
    () => lockPlaces(db, { now, availability_ids, except_kept: [whom] }),
    () => lockStock(db, { now, of: price_ids }),
  );
  return { places, stock };
}

/** Refuses taken places, unless staff may overbook, and options out of stock always. */
export function refuseTaken(
  wish: PlacesWanted & StockWish,
  input: { places: LockedPlaces; stock: StockLeft; overbook: boolean; now: string },
): void {
  const { places, stock, overbook, now } = input;
  const permission = { now, ignore_window: true, overbooking: overbook };
  const decision = decideTogether(places, { wishes: [wish], permission });
  if (!decision.ok) refuse(decision.refused, withoutIndex(decision.fields));
  const stockDecision = decideStock(stock, [wish]);
  if (!stockDecision.ok) refuse(stockDecision.refused, withoutIndex(stockDecision.fields));
}

/** Returns the fields of a decision on one wish, without the index of the wish. */
function withoutIndex<Code>(fields: Readonly<Record<string, Code>>): Record<string, Code> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, code]) => [
      field.replace(/^0\.?/, '') || 'availability',
      code,
    ]),
  );
}
