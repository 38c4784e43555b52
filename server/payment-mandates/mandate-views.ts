import type { EndReason } from '@ribambelle/domain/payment-mandates/mandates.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { isAtWork } from './mandate-store.ts';

/** The words of something that a mandate may cover; `renewal_price` is null unless it renews. */
export interface CoverableRow {
  readonly receivable_id: number;
  readonly title: Json;
  readonly firstname: string | null;
  readonly renewal_price: number | null;
}

/** Loads the words of receivables, and whether they renew themselves. */
export async function loadCoverable(
  db: Db,
  receivable_ids: readonly number[],
): Promise<readonly CoverableRow[]> {
  const { rows } = await sql<CoverableRow>`
    select r.id as receivable_id, coalesce(s.title, n.title, '{}') as title, s.firstname, n.price as renewal_price from receivables r
    left join receivable_subjects s on s.organiser_id = r.organiser_id and s.receivable_id = r.id
    left join renewing_receivables n on n.organiser_id = r.organiser_id and n.receivable_id = r.id
    where r.id = any(${receivable_ids}::bigint[])`.execute(db);
  return rows;
}

/** Returns the ids of the receivables that renew themselves. */
export function renewingIn(subjects: readonly CoverableRow[]): ReadonlySet<number> {
  return new Set(
    subjects.flatMap(({ receivable_id: id, renewal_price: price }) => (price === null ? [] : [id])),
  );
}

/** Finds when the family agreed to a mandate. */
export async function findAgreedAt(db: Db, id: number): Promise<string> {
  const { agreed_at } = await db
    .selectFrom('payment_mandates')
    .select('agreed_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return agreed_at;
}

/**
 * Finds the families of whom something is collected until the end of a day, by id beyond one; none
 * that was deleted.
 */
export async function findFamiliesToCollect(
  db: Db,
  of: {
    readonly beyond: number;
    readonly mode: string;
    readonly until: string;
    readonly limit: number;
  },
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct m.customer_id as id from payment_mandates m
    join customers c on c.organiser_id = m.organiser_id and c.id = m.customer_id and c.deleted_at is null
    join payment_mandate_debts d on d.organiser_id = m.organiser_id and d.payment_mandate_id = m.id
    join receivables r on r.organiser_id = d.organiser_id and r.id = d.receivable_id
    where m.state = 'ACTIVE' and m.customer_id > ${of.beyond} and ${isAtWork(of.mode)} and r.owed_amount > 0 and (r.due_at is null or r.due_at <= ${of.until})
      and (d.try_at is null or d.try_at <= ${of.until})
    order by m.customer_id limit ${of.limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Tests whether an organiser has mandates that may be used. */
export async function hasActiveMandates(db: Db): Promise<boolean> {
  const { rows } = await sql`select from payment_mandates where state = 'ACTIVE' limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** The ids of what the usable mandates of a family cover. */
export async function loadCoveredIds(db: Db, customer_id: number): Promise<readonly number[]> {
  const { rows } = await sql<{ receivable_id: number }>`
    select distinct d.receivable_id from payment_mandates m
    join payment_mandate_debts d on d.organiser_id = m.organiser_id and d.payment_mandate_id = m.id
    where m.customer_id = ${customer_id} and m.state = 'ACTIVE'`.execute(db);
  return rows.map(({ receivable_id }) => receivable_id);
}

/**
 * Tests whether an account has a method that can be kept: a named one, or any that is shown. The
 * sandbox keeps its card.
 */
export async function canKeep(
  db: Db,
  of: { readonly payment_provider_id: number | null; readonly named: string | null },
): Promise<boolean> {
  if (of.payment_provider_id === null) return of.named === null;
  const { rows } = await sql`
    select from payment_provider_methods
    where payment_provider_id = ${of.payment_provider_id} and active and keeps
      and ${of.named === null ? sql`true` : sql`name = ${of.named}`} limit 1`.execute(db);
  return rows.length > 0;
}

/** Tests whether a mandate covers anything. */
export async function coversAnything(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from payment_mandate_debts where payment_mandate_id = ${id} limit 1`.execute(db);
  return rows.length > 0;
}

/** Finds the words that the family agreed to with a payment; null for none. */
export async function findAgreedWords(
  db: Db,
  payment: { readonly payment_mandate_id: number | null },
): Promise<string | null> {
  if (payment.payment_mandate_id === null) return null;
  const row = await db
    .selectFrom('payment_mandates')
    .select('words')
    .where('id', '=', payment.payment_mandate_id)
    .executeTakeFirst();
  return row?.words ?? null;
}

/**
 * Finds the name of the means of payment by which all that an order still owes is collected; null
 * when the family pays some of it by itself.
 */
export async function findMeansOfOrder(db: Db, cart_id: number): Promise<string | null> {
  const { rows } = await sql<{ label: string }>`
    select min(m.label) as label from receivables r
    left join payment_mandate_debts d on d.organiser_id = r.organiser_id and d.receivable_id = r.id and d.agreed_amount >= r.owed_amount
    left join payment_mandates m on m.organiser_id = d.organiser_id and m.id = d.payment_mandate_id and m.state = 'ACTIVE'
    where r.cart_id = ${cart_id} and r.owed_amount > 0
    having count(*) > 0 and count(distinct r.id) = count(distinct r.id) filter (where m.id is not null)`.execute(
    db,
  );
  return rows[0]?.label ?? null;
}

/** A mandate as its family and staff see it. */
export interface ShownMandate {
  readonly cuid: string;
  readonly state: 'ACTIVE' | 'ENDED';
  readonly label: string;
  readonly valid_until: string | null;
  readonly words: string;
  readonly agreed_at: string;
  readonly ended_at: string | null;
  readonly end_reason: EndReason | null;
}

/** The most ended mandates that are shown. */
const MOST_ENDED = 20;

/**
 * Loads the mandates of a family that began, those in use first, then the latest; ended ones only
 * if they are wished.
 */
export async function loadMandatesOf(
  db: Db,
  of: { readonly customer_id: number; readonly ended: boolean },
): Promise<readonly ShownMandate[]> {
  const { rows } = await sql<ShownMandate>`
    select cuid, state, label, valid_until, words, agreed_at, ended_at, end_reason from payment_mandates
    where customer_id = ${of.customer_id} and started_at is not null and (state = 'ACTIVE' or ${of.ended})
    order by state, agreed_at desc, id limit ${MOST_ENDED}`.execute(db);
  return rows;
}

/** Finds the payment of a mandate that failed or came back, for its e-mail; null for none. */
export async function findTroubledPayment(db: Db, payment_id: number) {
  const { rows } = await sql<{
    cuid: string;
    customer_id: number;
    amount: number;
    label: string;
    state: string;
    try_at: string | null;
    ended: boolean;
    disputed: boolean;
  }>`
    select p.cuid, p.customer_id, p.amount, m.label, p.state, m.state = 'ENDED' as ended,
      exists (select from disputes x where x.organiser_id = p.organiser_id and x.payment_id = p.id) as disputed,
      (select min(d.try_at) from payment_mandate_debts d join payment_targets t on t.organiser_id = d.organiser_id and t.receivable_id = d.receivable_id
        where d.organiser_id = p.organiser_id and d.payment_mandate_id = m.id and t.payment_id = p.id) as try_at
    from payments p join payment_mandates m on m.organiser_id = p.organiser_id and m.id = p.payment_mandate_id
    where p.id = ${payment_id}`.execute(db);
  return rows[0] ?? null;
}
