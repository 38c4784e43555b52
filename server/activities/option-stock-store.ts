import { stockLeft } from '@ribambelle/domain/activities/option-stock.ts';
import { type RawBuilder, sql } from 'kysely';
import { rowLock } from '../database/row-lock.ts';
import type { Db } from '../database/transaction.ts';

/** The number of pieces left by the id of a price; a price without a limit is absent. */
export type StockLeft = ReadonlyMap<number, number>;

interface StockAccess {
  readonly now: string;
  /** The ids of the prices. */
  readonly of: readonly number[];
  /** Cart items whose own hold does not count, because it is being exchanged for something else. */
  readonly except_item_ids?: readonly number[];
  /**
   * Reads without a lock: the answer may be outdated the next moment, and may decide nothing but a
   * refusal.
   */
  readonly unlocked?: boolean;
}

const NO_LIMIT: ReadonlyMap<number, number> = new Map();

/**
 * Counts the taken pieces of the price `p`: in registrations that are not cancelled, and in carts
 * until they expire, without the items `i` that match `except`.
 */
export function takenOf(now: string, except: RawBuilder<unknown> = sql`false`): RawBuilder<number> {
  return sql<number>`(
    (select coalesce(sum(r.quantity), 0) from registration_options chosen
      join registrations r on r.organiser_id = chosen.organiser_id and r.id = chosen.registration_id
      where chosen.organiser_id = p.organiser_id and chosen.price_id = p.id and r.cancelled_at is null)
    + (select coalesce(sum(i.quantity), 0) from cart_items i
      where i.organiser_id = p.organiser_id and i.processed_at is null and i.expires_at > ${now} and i.options <> '[]'::jsonb
        and i.options @> jsonb_build_array(jsonb_build_object('price_id', p.id)) and not (${except})))::integer`;
}

/** Counts the pieces left of a price with a limit; null for a price without one. */
export function leftOf(now: string): RawBuilder<number | null> {
  return sql<
    number | null
  >`case when p.stock is not null then greatest(0, p.stock - ${takenOf(now)}) end`;
}

/**
 * Locks those prices that have a stock, in the order of their ids, and counts the remaining pieces
 * from rows, in a statement after the lock. The only way to pieces of options: every sale, hold or
 * change of options goes through it, behind the lock of the places.
 */
export async function lockStock(db: Db, access: StockAccess): Promise<StockLeft> {
  const { now, of, except_item_ids = [] } = access;
  if (of.length === 0) return NO_LIMIT;
  const { rows: prices } = await sql<{ id: number }>`
    select p.id from option_prices p
    where p.id = any(${[...new Set(of)]}::bigint[]) and p.stock is not null
    order by p.id ${access.unlocked === true ? sql`` : rowLock('p')}`.execute(db);
  if (prices.length === 0) return NO_LIMIT;
  const ids = prices.map(({ id }) => id);
  const ownItems = sql`i.id = any(${except_item_ids}::bigint[])`;
  const { rows } = await sql<{ id: number; stock: number; taken: number }>`
    select p.id, p.stock, ${takenOf(now, ownItems)} as taken from option_prices p
    where p.id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, stockLeft(row) ?? 0]));
}

/**
 * Locks all prices of an activity in the order of their ids, before they are written in the order
 * in which they are offered.
 */
export async function lockPricesOf(db: Db, activity_id: number): Promise<void> {
  await sql`
    select p.id from option_prices p where p.option_id in (
      select id from options where activity_id = ${activity_id})
    order by p.id ${rowLock('p')}`.execute(db);
}
