import type { Debt } from '@ribambelle/domain/payments/allocate.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** Who money comes from: a family, and the cart when a communication named one. */
export interface Debtor {
  readonly id: number;
  readonly cuid: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly cart_id: number | null;
  readonly reference: string | null;
}

/** The family of a processed cart with this reference; undefined for none. */
export async function findDebtorByReference(
  db: Db,
  input: { organiser_id: number; reference: string },
): Promise<Debtor | undefined> {
  const { rows } = await sql<Debtor>`
    select c.id, c.cuid, c.firstname, c.lastname, k.id as cart_id, k.reference from carts k
    join customers c on c.organiser_id = k.organiser_id and c.id = k.customer_id
    where k.organiser_id = ${input.organiser_id} and k.reference = ${input.reference} and k.status = 'PROCESSED'`.execute(
    db,
  );
  return rows[0];
}

/** A family by its cuid; undefined for none. */
export async function findDebtorByCuid(
  db: Db,
  input: { organiser_id: number; customer: string },
): Promise<Debtor | undefined> {
  const { rows } = await sql<Debtor>`
    select id, cuid, firstname, lastname, null as cart_id, null as reference from customers
    where organiser_id = ${input.organiser_id} and cuid = ${input.customer} and deleted_at is null`.execute(
    db,
  );
  return rows[0];
}

/** What is owed, to be read: registrations by participant and activity (a bilingual column), and the cart's service fee (`firstname` null). */
export async function loadOwed(db: Db, input: { organiser_id: number; debtor: Debtor }) {
  const { organiser_id, debtor } = input;
  const { rows } = await sql<{
    firstname: string | null;
    lastname: string | null;
    title: Json;
    amount: number;
  }>`
    select p.firstname, p.lastname, v.title, r.total_amount - r.paid_amount as amount, r.created_at as at, r.id
    from registrations r
    join participants p on p.organiser_id = r.organiser_id and p.id = r.participant_id
    join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
    join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
    where r.organiser_id = ${organiser_id} and r.customer_id = ${debtor.id} and r.cancelled_at is null and r.paid_amount < r.total_amount
      and (${debtor.cart_id}::bigint is null or r.cart_id = ${debtor.cart_id}::bigint)
    union all
    select null, null, null, service_fee_amount - service_fee_paid_amount, created_at, id from carts
    where organiser_id = ${organiser_id} and id = ${debtor.cart_id}::bigint and service_fee_paid_amount < service_fee_amount
    order by at, id limit 100`.execute(db);
  return rows;
}

/** What a family owes for registrations, under lock. */
export async function lockFamilyDebts(
  db: Db,
  input: { organiser_id: number; customer_id: number },
): Promise<readonly Debt[]> {
  const { rows } = await sql<Debt>`
    select id, 'REGISTRATION' as kind, total_amount, deposit_amount, paid_amount, created_at from registrations
    where organiser_id = ${input.organiser_id} and customer_id = ${input.customer_id} and cancelled_at is null and paid_amount < total_amount
    order by id for no key update`.execute(db);
  return rows;
}
