import type { Json } from '@ribambelle/database/json.ts';
import { type RawBuilder, sql } from 'kysely';
import { MOST_COUNTED } from '../database/counted.ts';
import { peopleFound, typedWords } from '../database/search.ts';
import { atOnce } from '../database/statements.ts';
import type { Db } from '../database/transaction.ts';
import { type ListQuery, orderBy, type Orders } from '../lists/list-views.ts';
import { withinDays } from '../lists/within-days-views.ts';
import { OFFER_TABLES, type Offered, offerImages } from '../offers/index.ts';

interface Person {
  readonly id: number;
  readonly cuid: string;
  readonly firstname: string;
  readonly lastname: string;
}

/** A sale of an offer, with its money in minor units; its title is a bilingual column. */
export interface SoldRow {
  readonly id: number;
  readonly cuid: string;
  readonly title: Json;
  readonly images: readonly {
    readonly id: number;
    readonly public_url: string;
    readonly width: number | null;
    readonly height: number | null;
  }[];
  readonly customer: Person;
  /** Its holder or receiver, when it belongs to one person. */
  readonly holder: Person | null;
  readonly expires_at: string | null;
  readonly cancelled_at: string | null;
  readonly cancellation_message: string | null;
  readonly created_at: string;
  readonly created_by: string | null;
  readonly receivable_id: number;
  readonly total_amount: number;
  readonly paid_amount: number;
  readonly owed_amount: number;
  readonly credit_amount: number;
  readonly cart_id: number | null;
  readonly cart: { readonly cuid: string; readonly reference: string } | null;
}

/** A kind of sale: its own columns (the sale is `s`, its offer `o`), and its holder, as `p`. */
export interface SoldKind<Own> {
  readonly of: Offered;
  readonly own: RawBuilder<Own>;
  readonly holder: RawBuilder<unknown>;
  /** The column of a customer who sees it too, besides the buyer. */
  readonly receiver?: 'recipient_id';
}

type Of<Own> = SoldKind<Own>;

const PERSON = (alias: string) => {
  const of = sql.ref(alias);
  return sql`jsonb_build_object('id', ${of}.id, 'cuid', ${of}.cuid, 'firstname', ${of}.firstname, 'lastname', ${of}.lastname)`;
};

/** Returns the statement that reads sales, up to its conditions. */
function columnsOf({ of, own, holder }: SoldKind<unknown>): RawBuilder<unknown> {
  const { sold, id } = OFFER_TABLES[of];
  return sql`
    select s.id, s.cuid, o.title, ${offerImages(of, 'o')} as images, ${PERSON('c')} as customer,
      case when p.id is not null then ${PERSON('p')} end as holder, s.expires_at, s.cancelled_at, s.cancellation_message,
      s.created_at, l.firstname || ' ' || l.lastname as created_by, s.receivable_id, owed.total_amount, owed.paid_amount, owed.owed_amount,
      owed.credit_amount, s.cart_id,
      case when k.id is not null then jsonb_build_object('cuid', k.cuid, 'reference', k.reference) end as cart, ${own}
    from ${sql.table(sold)} s
    join ${sql.table(of)} o on o.organiser_id = s.organiser_id and o.id = s.${sql.ref(id)}
    join receivables owed on owed.organiser_id = s.organiser_id and owed.id = s.receivable_id
    join customers c on c.organiser_id = s.organiser_id and c.id = s.customer_id
    left join ${holder}
    left join collaborators l on l.organiser_id = s.organiser_id and l.id = s.created_by
    left join carts k on k.organiser_id = s.organiser_id and k.id = s.cart_id`;
}

/** Returns the condition that a customer bought or received the sale. */
function seenBy(of: { receiver?: 'recipient_id' | undefined; customer_id: number }) {
  const { receiver, customer_id } = of;
  const isBuyer = sql`s.customer_id = ${customer_id}`;
  return receiver === undefined
    ? isBuyer
    : sql`(${isBuyer} or s.${sql.ref(receiver)} = ${customer_id})`;
}

/**
 * Finds a page of the purchases that a customer made or received, the latest first, and their
 * number.
 */
export async function findSoldTo<Own>(
  db: Db,
  input: Of<Own> & { customer_id: number; limit: number; offset: number },
): Promise<{ rows: readonly (SoldRow & Own)[]; count: number }> {
  const { limit, offset } = input;
  const { sold } = OFFER_TABLES[input.of];
  const where = sql`where ${seenBy(input)}`;
  const [page, total] = await atOnce(
    () =>
      sql<SoldRow & Own>`${columnsOf(input)} ${where}
        order by s.created_at desc, s.id limit ${limit} offset ${offset}`.execute(db),
    () =>
      sql<{ count: number }>`select count(*) as count from (
        select from ${sql.table(sold)} s ${where} limit ${MOST_COUNTED}) counted`.execute(db),
  );
  return { rows: page.rows, count: total.rows[0]?.count ?? 0 };
}

/** The days on which it was sold, and those on which it ends. */
export interface SoldDays {
  readonly sold_from?: string | undefined;
  readonly sold_to?: string | undefined;
  readonly until_from?: string | undefined;
  readonly until_to?: string | undefined;
}

/**
 * Selects sales, newest first unless sorted: to one customer, or found by a name, an address or the
 * further condition `found`.
 */
export function selectSold<Own>(
  input: Of<Own> & {
    search: string;
    /** A further condition that the words may match. */
    found?: RawBuilder<unknown>;
    customer: string | undefined;
    days: SoldDays;
    timezone: string;
    sort: string | undefined;
    /** The expressions that its columns sort by, except its end and its sale. */
    orders: Orders;
  },
): ListQuery<SoldRow & Own> {
  const { customer, found } = input;
  const { sold } = OFFER_TABLES[input.of];
  const conditions = [sql`true`];
  const words = typedWords(input.search);
  if (words !== null) {
    const family = sql`s.customer_id = any(${peopleFound('customers', words)})`;
    conditions.push(found === undefined ? family : sql`(${found} or ${family})`);
  }
  if (customer !== undefined)
    conditions.push(sql`s.customer_id = (select id from customers where cuid = ${customer})`);
  const { days, timezone } = input;
  conditions.push(
    ...withinDays(sql`s.created_at`, { from: days.sold_from, to: days.sold_to, timezone }),
    ...withinDays(sql`s.expires_at`, { from: days.until_from, to: days.until_to, timezone }),
  );
  const where = sql`where ${sql.join(conditions, sql` and `)}`;
  const orders = { until: [sql`s.expires_at`], sold: [sql`s.created_at`], ...input.orders };
  const order = orderBy(input.sort ?? '-sold', { orders, id: sql`s.id` });
  const columns = columnsOf(input);
  return {
    rows: sql`${columns} ${where} order by ${order}`,
    counted: sql`select from ${sql.table(sold)} s ${where}`,
    by_id: {
      ids: sql`select s.id from ${sql.table(sold)} s ${where} order by ${order}`,
      load: (ids) => sql`${columns} where s.id = any(${[...ids]})`,
    },
  };
}

/**
 * Finds a sale by its cuid, only one that this customer bought or received when a customer is
 * named; undefined for none.
 */
export async function findSold<Own>(
  db: Db,
  input: Of<Own> & { cuid: string; customer_id?: number },
): Promise<(SoldRow & Own) | undefined> {
  const { cuid, customer_id, receiver } = input;
  const theirs = customer_id === undefined ? sql`true` : seenBy({ customer_id, receiver });
  const { rows } = await sql<SoldRow & Own>`
    ${columnsOf(input)} where s.cuid = ${cuid} and ${theirs}`.execute(db);
  return rows[0];
}

/** Loads the sales of an order, in the order in which they were made. */
export async function loadSoldOfCart<Own>(
  db: Db,
  input: Of<Own> & { cart_id: number },
): Promise<readonly (SoldRow & Own)[]> {
  const { rows } = await sql<SoldRow & Own>`
    ${columnsOf(input)} where s.cart_id = ${input.cart_id} order by s.created_at, s.id`.execute(db);
  return rows;
}
