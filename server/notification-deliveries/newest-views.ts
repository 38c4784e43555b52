import type { Dependencies } from '@ribambelle/domain/notifications/concerns.ts';
import type { NotificationSubject } from '@ribambelle/domain/notifications/triggers.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** The newest things that are shown. */
const SHOWN = 50;

/**
 * Finds the newest records of a kind that a definition is about, of families with an e-mail
 * address; of orders and entries of waiting lists the newest of all.
 */
export async function findNewest(
  db: Db,
  { subject, about }: { readonly subject: NotificationSubject; readonly about: Dependencies },
): Promise<readonly number[]> {
  const registrations = sql`select r.id, r.customer_id, r.created_at from registrations r
    join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
    where ${about.global} or a.activity_id = any(${about.activity_ids}::bigint[])
      or exists (select from activity_categories c where c.organiser_id = a.organiser_id and c.activity_id = a.activity_id and c.category_id = any(${about.category_ids}::bigint[]))`;
  const newest = {
    REGISTRATION: registrations,
    CART: sql`select id, customer_id, created_at from carts where processed_at is not null`,
    MEMBERSHIP: sql`select id, customer_id, created_at from customer_memberships
      where ${about.global} or membership_id = any(${about.membership_ids}::bigint[])`,
    WAITING_LIST_ENTRY: sql`select id, customer_id, created_at from waiting_list_entries where left_at is null and vacancy is not null`,
  };
  const { rows } = await sql<{ id: number }>`
    select s.id from (${newest[subject]} order by created_at desc, id limit ${SHOWN}) s join customers c on c.id = s.customer_id
    where c.deleted_at is null and c.email is not null order by s.created_at desc, s.id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
