import type { UsableBundle } from '@ribambelle/domain/bundles/use-bundle.ts';
import { type RawBuilder, sql } from 'kysely';
import { rowLock } from '../../database/row-lock.ts';
import { inOrder } from '../../database/statements.ts';
import type { Db } from '../../database/transaction.ts';
import type { RegistrationItem } from '../items.ts';
import { BUNDLE_USED } from './used.ts';

/**
 * A sold pack, locked, that pays cart items; `left` without the uses that those items hold, null
 * without limit.
 */
export interface LockedBundle {
  readonly id: number;
  readonly left: number | null;
  readonly cancelled: boolean;
}

const NOTHING: ReadonlyMap<number, LockedBundle> = new Map();

/** Counts the uses of the sold pack `s` that carts hold, without those that match `except`. */
const heldUses = (now: string, except: RawBuilder<unknown>): RawBuilder<number> => sql<number>`(
  select coalesce(sum(held.quantity), 0)::integer from cart_items held
  where held.organiser_id = s.organiser_id and held.customer_bundle_id = s.id and held.processed_at is null and held.expires_at > ${now}
    and not (${except}))`;

/**
 * Loads the customer's packs that can be used now, with their remaining uses. With `lock` nobody
 * else uses them until the end of the transaction: they are counted by a statement after the lock.
 */
export async function loadUsableBundles(
  db: Db,
  input: { customer_id: number; now: string; lock: boolean },
): Promise<readonly UsableBundle[]> {
  const { customer_id, now, lock } = input;
  const usable = sql`s.customer_id = ${customer_id} and s.cancelled_at is null
    and (s.expires_at is null or s.expires_at > ${now})`;
  if (lock)
    await sql`select s.id from customer_bundles s where ${usable} order by s.id ${rowLock('bundle')}`.execute(
      db,
    );
  const { rows } = await sql<UsableBundle>`
    select s.id, s.participant_id, s.expires_at, s.capacity - ${BUNDLE_USED} - ${heldUses(now, sql`false`)} as left,
      array(select named.activity_id from bundle_activities named
        where named.organiser_id = s.organiser_id and named.bundle_id = s.bundle_id) as activity_ids
    from customer_bundles s where ${usable} order by s.id`.execute(db);
  return rows;
}

/**
 * Locks the packs that pay these cart items, by id, and counts their remaining uses without these
 * items.
 */
export async function lockBundlesOfItems(
  db: Db,
  input: { now: string; of: readonly RegistrationItem[] },
): Promise<ReadonlyMap<number, LockedBundle>> {
  const { now, of } = input;
  const ids = [...new Set(of.flatMap(({ customer_bundle_id }) => customer_bundle_id ?? []))];
  if (ids.length === 0) return NOTHING;
  const condition = sql`held.id = any(${of.map(({ id }) => id)}::bigint[])`;
  const [, { rows }] = await inOrder(
    () =>
      sql`select s.id from customer_bundles s where s.id = any(${ids}::bigint[])
        order by s.id ${rowLock('bundle')}`.execute(db),
    () =>
      sql<LockedBundle>`
        select s.id, s.capacity - ${BUNDLE_USED} - ${heldUses(now, condition)} as left, s.cancelled_at is not null as cancelled
        from customer_bundles s where s.id = any(${ids}::bigint[])`.execute(db),
  );
  return new Map(rows.map((row) => [row.id, row]));
}
