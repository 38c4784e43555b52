import { sql } from 'kysely';
import { rowLock } from '../database/row-lock.ts';
import type { Db } from '../database/transaction.ts';

interface Families {
  readonly kept: number;
  readonly other: number;
}

/**
 * Locks the rows of two families that are locked before places: the carts of both by id, then the
 * sales, requests and bookings of the other, each by id.
 */
export async function lockHeldOfFamilies(db: Db, { kept, other }: Families): Promise<void> {
  await sql`select from carts c where c.customer_id in (${kept}, ${other}) order by c.id ${rowLock('cart')}`.execute(
    db,
  );
  await sql`select from registrations r where r.customer_id = ${other} order by r.id ${rowLock('r')}`.execute(
    db,
  );
  await sql`select from registration_requests q where q.customer_id = ${other} order by q.id ${rowLock('q')}`.execute(
    db,
  );
  await sql`select from customer_vouchers s where (s.customer_id = ${other} or s.recipient_id = ${other})
    order by s.id ${rowLock('s')}`.execute(db);
  await sql`select from customer_bundles s where s.customer_id = ${other} order by s.id ${rowLock('s')}`.execute(
    db,
  );
  await sql`select from bookings d where d.customer_id = ${other} order by d.id ${rowLock('d')}`.execute(
    db,
  );
}

/**
 * Finds the availabilities on whose waiting lists a family waits: their lock covers the waiting
 * list.
 */
export async function findLinesOfFamily(
  db: Db,
  { other }: Omit<Families, 'kept'>,
): Promise<readonly number[]> {
  const { rows } = await sql<{ availability_id: number }>`
    select distinct availability_id from waiting_list_entries where customer_id = ${other}
      and left_at is null`.execute(db);
  return rows.map(({ availability_id }) => availability_id);
}

/** Locks the money of a family after its wallet: memberships, receivables, payments, each by id. */
export async function lockMoneyOfFamily(db: Db, { other }: Omit<Families, 'kept'>): Promise<void> {
  await sql`select from customer_memberships s where s.customer_id = ${other} order by s.id ${rowLock('s')}`.execute(
    db,
  );
  await sql`select from receivables r where r.customer_id = ${other} order by r.id ${rowLock('r')}`.execute(
    db,
  );
  await sql`select from payments p where p.customer_id = ${other} order by p.id ${rowLock('p')}`.execute(
    db,
  );
}
