import { sql } from 'kysely';
import { rowLock } from '../database/row-lock.ts';
import type { Db } from '../database/transaction.ts';
import type { FoundObjection } from './participant-merge-views.ts';
import { childrenOf } from '../households/index.ts';

/** The participants of the family of a row `c`. */
const CHILDREN = childrenOf(sql`c.id`);

interface Pair {
  readonly kept: number;
  readonly other: number;
}

/** A family, as a merge reads it; amounts in minor units. */
export interface MergedFamily {
  readonly id: number;
  readonly cuid: string;
  readonly version: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string | null;
  readonly pending_email: string | null;
  readonly phone: string;
  readonly wallet_amount: number;
  readonly owed_amount: number;
  readonly has_address: boolean;
  readonly participants: string;
}

/**
 * Finds two families by their cuids, without deleted accounts; with `locked` no new row can name
 * them from then on, and their wallet balances stay as they are (docs/algorithms/locks.md).
 */
export async function findMergedFamilies(
  db: Db,
  input: { cuids: readonly string[]; locked: boolean },
): Promise<readonly MergedFamily[]> {
  const { cuids, locked } = input;
  if (locked)
    await sql`select from customers c where c.cuid = any(${cuids}) order by c.id ${rowLock('c')}`.execute(
      db,
    );
  const { rows } = await sql<MergedFamily>`
    select c.id, c.cuid, c.version, c.firstname, c.lastname, c.email, c.pending_email, c.phone, c.wallet_amount,
      (select coalesce(sum(r.owed_amount), 0)::integer from receivables r
        where r.organiser_id = c.organiser_id and r.customer_id = c.id and r.owed_amount > 0) as owed_amount,
      exists (select from addresses a where a.organiser_id = c.organiser_id and a.customer_id = c.id) as has_address,
      (select coalesce(string_agg(p.firstname, ', ' order by p.created_at, p.id), '') from participants p
        where p.organiser_id = c.organiser_id and p.id = any(${CHILDREN}) and p.deleted_at is null) as participants
    from customers c where c.cuid = any(${cuids}) and c.deleted_at is null`.execute(db);
  return rows;
}

/** Finds the family memberships that both have; titles are bilingual columns. */
export async function findFamilyObjections(
  db: Db,
  { kept, other }: Pair,
): Promise<readonly FoundObjection[]> {
  const { rows } = await sql<FoundObjection>`
    select 'MERGED_MEMBERSHIP_TWICE' as code, m.title, k.expires_at as at
    from customer_memberships k
    join customer_memberships o on o.organiser_id = k.organiser_id and o.membership_id = k.membership_id and o.customer_id = ${other}
      and o.participant_id is not distinct from k.participant_id and o.cancelled_at is null
    join memberships m on m.organiser_id = k.organiser_id and m.id = k.membership_id
    where k.customer_id = ${kept} and k.cancelled_at is null order by 3`.execute(db);
  return rows;
}

/** Finds the first names of children that both families have. */
export async function findSameChildren(db: Db, { kept, other }: Pair): Promise<readonly string[]> {
  const { rows } = await sql<{ firstname: string }>`
    select distinct k.firstname from participants k
    join participants o on o.organiser_id = k.organiser_id and o.customer_id = ${other} and o.deleted_at is null
      and words_of(o.firstname) = words_of(k.firstname)
    where k.customer_id = ${kept} and k.deleted_at is null order by 1`.execute(db);
  return rows.map(({ firstname }) => firstname);
}

/** Counts the orders of the other family, and the items in its cart that still hold their place. */
export async function countCarts(
  db: Db,
  input: { id: number; now: string },
): Promise<{ readonly orders: number; readonly in_cart: number }> {
  const { rows } = await sql<{ orders: number; in_cart: number }>`
    select count(*) filter (where c.status = 'PROCESSED')::integer as orders,
      coalesce(sum((select count(*) from cart_items i where i.organiser_id = c.organiser_id and i.cart_id = c.id
        and c.status <> 'PROCESSED' and i.processed_at is null and i.expires_at > ${input.now})), 0)::integer as in_cart
    from carts c where c.customer_id = ${input.id}`.execute(db);
  return rows[0] ?? { orders: 0, in_cart: 0 };
}

/** Counts the notes of staff about a family. */
export async function countNotes(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from notes where list = 'customers' and record_id = ${id}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
