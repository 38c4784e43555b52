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

/** The places of an availability and the stock of options under lock, with what is offered to whom is registered there for the taking. */
export async function lockScarce(
  db: Db,
  input: {
    organiser_id: number;
    now: string;
    whom: { participant_id: number; availability_id: number };
    options: StockWish['options'];
  },
): Promise<{ places: LockedPlaces; stock: StockLeft }> {
  const { organiser_id, now, whom, options } = input;
  const availability_ids = [whom.availability_id];
  const price_ids = options.map(({ price_id }) => price_id);
  const [places, stock] = await inOrder(
    () => lockPlaces(db, { organiser_id, now, availability_ids, except_offers: [whom] }),
    () => lockStock(db, { organiser_id, now, of: price_ids }),
  );
  return { places, stock };
}

/** Places can be overbooked by who may; of an option nobody sells what is not there. */
export function refuseTaken(
  wish: PlacesWanted & StockWish,
  input: { places: LockedPlaces; stock: StockLeft; overbook: boolean; now: string },
): void {
  const { places, stock, overbook, now } = input;
  const permission = { now, ignore_window: true, overbooking: overbook };
  const decision = decideTogether(places, [wish], permission);
  if (!decision.ok) refuse(decision.refused, withoutIndex(decision.fields));
  const stocked = decideStock(stock, [wish]);
  if (!stocked.ok) refuse(stocked.refused, withoutIndex(stocked.fields));
}

/** The fields of a decision over one wish, without the index of the wish. */
function withoutIndex<Code>(fields: Readonly<Record<string, Code>>): Record<string, Code> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, code]) => [
      field.replace(/^0\.?/, '') || 'availability',
      code,
    ]),
  );
}
