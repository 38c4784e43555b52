import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

const NEWEST = 50;

interface Whose {
  readonly organiser_id: number;
  readonly customer_id: number;
}

/** The participants of a family. */
export async function loadBelongingParticipants(db: Db, { organiser_id, customer_id }: Whose) {
  return db
    .selectFrom('participants')
    .select(['cuid', 'firstname', 'lastname', 'birthdate'])
    .where('organiser_id', '=', organiser_id)
    .where('customer_id', '=', customer_id)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Its newest registrations; the title is a bilingual column. */
export async function loadBelongingRegistrations(db: Db, { organiser_id, customer_id }: Whose) {
  const { rows } = await sql<{
    cuid: string;
    firstname: string;
    lastname: string;
    title: Json;
    start_at: string;
    end_at: string;
    total_amount: number;
    paid_amount: number;
    due_at: string | null;
    cancelled_at: string | null;
  }>`
    select r.cuid, p.firstname, p.lastname, v.title, a.start_at, a.end_at, owed.total_amount, owed.paid_amount, owed.due_at, r.cancelled_at
    from registrations r
    join receivables owed on owed.organiser_id = r.organiser_id and owed.id = r.receivable_id
    join participants p on p.organiser_id = r.organiser_id and p.id = r.participant_id
    join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
    join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
    where r.organiser_id = ${organiser_id} and r.customer_id = ${customer_id}
    order by r.created_at desc, r.id limit ${NEWEST}`.execute(db);
  return rows;
}

/** Its newest carts, with how many things they hold: those of an order by staff come without items. */
export async function loadBelongingCarts(db: Db, { organiser_id, customer_id }: Whose) {
  const { rows } = await sql<{
    cuid: string;
    reference: string;
    status: string;
    total_amount: number;
    items: number;
    created_at: string;
  }>`
    select k.cuid, k.reference, k.status, k.created_at,
      (select coalesce(sum(r.total_amount), 0)::integer from receivables r where r.organiser_id = k.organiser_id and r.cart_id = k.id) as total_amount,
      case when k.status = 'PROCESSED'
        then (select count(*) from receivables r where r.organiser_id = k.organiser_id and r.cart_id = k.id and not r.accessory)
        else (select count(*) from cart_items i where i.organiser_id = k.organiser_id and i.cart_id = k.id) end as items
    from carts k where k.organiser_id = ${organiser_id} and k.customer_id = ${customer_id}
    order by k.created_at desc, k.id limit ${NEWEST}`.execute(db);
  return rows;
}

/** Its newest payments. */
export async function loadBelongingPayments(db: Db, { organiser_id, customer_id }: Whose) {
  return db
    .selectFrom('payments')
    .select(['cuid', 'method', 'state', 'amount', 'created_at'])
    .where('organiser_id', '=', organiser_id)
    .where('customer_id', '=', customer_id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(NEWEST)
    .execute();
}

/** What moved last in its wallet. */
export async function loadBelongingMovements(db: Db, { organiser_id, customer_id }: Whose) {
  const { rows } = await sql<{
    cuid: string;
    amount: number;
    reason: string;
    message: string;
    made_by: string;
    created_at: string;
  }>`
    select m.cuid, m.amount, m.reason, m.message, m.created_at,
      coalesce((select s.firstname || ' ' || s.lastname from collaborators s where s.organiser_id = m.organiser_id and s.id = m.created_by), '')
        as made_by
    from wallet_movements m where m.organiser_id = ${organiser_id} and m.customer_id = ${customer_id}
    order by m.created_at desc, m.id limit ${NEWEST}`.execute(db);
  return rows;
}

/** The newest e-mails to it. */
export async function loadBelongingMails(db: Db, { organiser_id, customer_id }: Whose) {
  return db
    .selectFrom('sent_mails')
    .select(['cuid', 'subject', 'state', 'created_at'])
    .where('organiser_id', '=', organiser_id)
    .where('customer_id', '=', customer_id)
    .orderBy('created_at', 'desc')
    .limit(NEWEST)
    .execute();
}
