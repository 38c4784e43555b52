import type { Db } from '../database/transaction.ts';
import { atOnce } from '../database/statements.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { KINDS } from './kinds.ts';

const TAKING_PLACES = KINDS.filter((kind) => kind.countUnpaid !== undefined);

/**
 * Counts a customer's unpaid places, of every kind. Under the lock of the wallet the count stays
 * true until the end of the transaction, except for registrations by staff meanwhile. Reads
 * nothing, and returns 0, when the organiser sets no limit.
 */
export async function countUnpaid(
  db: Db,
  whose: { organiser: Organiser; customer_id: number },
): Promise<number> {
  const { organiser, customer_id } = whose;
  if (organiser.maximum_unpaid_places === null) return 0;
  const counts = await atOnce(
    ...TAKING_PLACES.map((kind) => async () => (await kind.countUnpaid?.(db, customer_id)) ?? 0),
  );
  return counts.reduce((sum, places) => sum + places, 0);
}

/** Counts the places of items with a price: those that they would leave unpaid. */
export function placesInCart(
  items: readonly {
    readonly type: string;
    readonly price: number;
    readonly quantity: number;
  }[],
): number {
  const asking = items.filter(
    ({ type, price }) => price > 0 && TAKING_PLACES.some((kind) => kind.type === type),
  );
  return asking.reduce((sum, { quantity }) => sum + quantity, 0);
}
