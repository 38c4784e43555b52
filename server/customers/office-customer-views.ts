import type { customerColumns } from '@ribambelle/api/customers/customer-columns.ts';
import type { NewsWay } from '@ribambelle/domain/customers/news.ts';
import type { Order } from '@ribambelle/api/lists/columns.ts';
import { type RawBuilder, sql } from 'kysely';
import { peopleQuery, typedWords } from '../database/search.ts';
import type { Db } from '../database/transaction.ts';
import { byName } from '../lists/by-name-views.ts';
import { type ColumnOrders, type ListQuery, orderBy } from '../lists/list-views.ts';
import { childrenOf } from '../households/index.ts';

/** The participants of the family of a row `c`. */
const CHILDREN = childrenOf(sql`c.id`);

export interface OfficeCustomerRow {
  readonly id: number;
  readonly cuid: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string | null;
  readonly phone: string;
  readonly participants: string;
  readonly registrations: number;
  readonly outstanding_amount: number;
  readonly wallet_amount: number;
  /** The last movement of its wallet; null without credit. */
  readonly wallet_moved_at: string | null;
  readonly tags: readonly string[];
}

/** The last movement of the wallet of a family `c` with credit. */
const movedAt = sql`case when c.wallet_amount > 0 then (select max(m.created_at) from wallet_movements m
  where m.organiser_id = c.organiser_id and m.customer_id = c.id) end`;

const owedSum = sql`(select coalesce(sum(r.owed_amount), 0)::integer from receivables r
  where r.organiser_id = c.organiser_id and r.customer_id = c.id and r.owed_amount > 0)`;

/** Families by name unless sorted. */
export function selectCustomers(input: {
  search: string | undefined;
  /** The beginning of their town or postcode. */
  place: string | undefined;
  tag: string | undefined;
  /** Only families that owe something: a total between two amounts. */
  owing: { readonly from: number | undefined; readonly to: number | undefined } | undefined;
  /** Only families with credit that moved last before a moment, and not before another one. */
  unmoved: { readonly before: string | undefined; readonly from: string | undefined } | undefined;
  sort: Order<typeof customerColumns> | undefined;
}): ListQuery<OfficeCustomerRow> {
  const words = typedWords(input.search);
  const address = (input.search ?? '').trim().toLowerCase();
  const searchCondition =
    words === null
      ? sql``
      : // each search uses its index, and the families found are read by key; similar names once
        sql`and c.id = any(array(
          with typed as materialized (select ${peopleQuery(words)} as words)
          select customers_found(words) from typed
          union select unnest(array(select customers_addressed(${address})))
          union select p.customer_id from participants p
            where p.deleted_at is null and p.id = any(array(select participants_found(words) from typed))
          union select h.customer_id from participant_households h
            where h.ended_at is null and h.participant_id = any(array(select participants_found(words) from typed))))`;
  const debtCondition = input.owing === undefined ? sql`` : owingBetween(input.owing);
  const placeCondition = input.place === undefined ? sql`` : livingIn(input.place);
  const creditCondition = input.unmoved === undefined ? sql`` : unmovedBetween(input.unmoved);
  const having =
    input.tag === undefined
      ? sql``
      : sql`and c.id = any(array(select customers_tagged(${input.tag})))`;
  const matching = sql`from customers c where c.deleted_at is null ${searchCondition} ${placeCondition} ${having} ${debtCondition} ${creditCondition}`;
  const orders: ColumnOrders<typeof customerColumns> = {
    name: [byName(sql`c.lastname`), byName(sql`c.firstname`)],
  };
  return {
    rows: sql`
      select c.id, c.cuid, c.firstname, c.lastname, c.email, c.phone, c.wallet_amount, c.tags, ${owedSum} as outstanding_amount, ${movedAt} as wallet_moved_at,
        (select coalesce(string_agg(p.firstname, ', ' order by p.created_at, p.id), '') from participants p
         where p.organiser_id = c.organiser_id and p.id = any(${CHILDREN}) and p.deleted_at is null) as participants,
        (select count(*) from registrations r where r.organiser_id = c.organiser_id and r.customer_id = c.id and r.cancelled_at is null)
          as registrations
      ${matching} order by ${orderBy(input.sort ?? 'name', { orders, id: sql`c.id` })}`,
    counted: sql`select ${matching}`,
  };
}

/** A character that sorts after all texts with a given beginning. */
const LAST_LETTER = '\u{10FFFF}';

function livingIn(place: string): RawBuilder<unknown> {
  const beginning = (column: RawBuilder<unknown>, key: RawBuilder<unknown>) =>
    sql`select customer_id from addresses where ${column} >= ${key} and ${column} < ${key} || ${LAST_LETTER} and ${key} <> ''`;
  return sql`and c.id = any(array(
    ${beginning(sql`town_key`, sql`words_of(${place})`)}
    union all ${beginning(sql`postcode_key`, sql`replace(words_of(${place}), ' ', '')`)}))`;
}

function owingBetween({
  from,
  to,
}: {
  readonly from: number | undefined;
  readonly to: number | undefined;
}): RawBuilder<unknown> {
  const sums = [
    ...(from === undefined ? [] : [sql`sum(r.owed_amount) >= ${from}`]),
    ...(to === undefined ? [] : [sql`sum(r.owed_amount) <= ${to}`]),
  ];
  const having =
    sums.length === 0 ? sql`` : sql`group by r.customer_id having ${sql.join(sums, sql` and `)}`;
  return sql`and c.id in (select r.customer_id from receivables r
    where r.owed_amount > 0 ${having})`;
}

function unmovedBetween({
  before,
  from,
}: {
  readonly before: string | undefined;
  readonly from: string | undefined;
}): RawBuilder<unknown> {
  const movedSince = (moment: string) =>
    sql`exists (select from wallet_movements m where m.organiser_id = c.organiser_id and m.customer_id = c.id and m.created_at >= ${moment})`;
  return sql`and c.wallet_amount > 0
    ${before === undefined ? sql`` : sql`and not ${movedSince(before)}`}
    ${from === undefined ? sql`` : sql`and ${movedSince(from)}`}`;
}

/**
 * Returns one family with its address, or the one that it was merged into (decision 163); undefined
 * for none.
 */
export async function findOfficeCustomer(db: Db, customer: string) {
  const row = await oneFamily(db, sql`c.cuid = ${customer}`);
  return (
    row ??
    oneFamily(db, sql`c.id = (select customer_id from merged_customers where cuid = ${customer})`)
  );
}

async function oneFamily(db: Db, is: RawBuilder<unknown>) {
  const { rows } = await sql<{
    id: number;
    cuid: string;
    firstname: string;
    lastname: string;
    email: string | null;
    phone: string;
    language: string;
    wallet_amount: number;
    email_confirmed: boolean;
    pending_email: string | null;
    email_refused_at: string | null;
    email_refused_answer: string | null;
    news_consented_at: string | null;
    news_ended_at: string | null;
    news_noted: { on: string; how: NewsWay; by: string } | null;
    created_at: string;
    version: number;
    outstanding_amount: number;
    wallet_moved_at: string | null;
    credit_reminded_at: string | null;
    tags: string[];
    address: string;
  }>`
    select c.id, c.cuid, c.firstname, c.lastname, c.email, c.phone, c.language, c.wallet_amount, c.tags, c.created_at, c.version,
      c.email_confirmed_at is not null as email_confirmed, c.pending_email, c.email_refused_at, c.email_refused_answer,
      c.news_consented_at, c.news_ended_at, case when c.news_noted_on is not null then
        jsonb_build_object('on', c.news_noted_on, 'how', c.news_noted_how, 'by', c.news_noted_by) end as news_noted, ${owedSum} as outstanding_amount,
      ${movedAt} as wallet_moved_at, (select max(n.sent_at) from credit_reminders n
        where n.organiser_id = c.organiser_id and n.customer_id = c.id) as credit_reminded_at,
      coalesce((select a.street || ' ' || a.number || ', ' || a.postcode || ' ' || a.city from addresses a
        where a.organiser_id = c.organiser_id and a.customer_id = c.id), '') as address
    from customers c where ${is} and c.deleted_at is null`.execute(db);
  return rows[0];
}

/** Returns the id of a family by its cuid; undefined for none, and for a deleted account. */
export async function findCustomerId(db: Db, customer: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from customers where cuid = ${customer} and deleted_at is null`.execute(db);
  return rows[0]?.id;
}
