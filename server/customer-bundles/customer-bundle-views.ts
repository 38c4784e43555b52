import type { customerBundleColumns } from '@ribambelle/api/customer-bundles/customer-bundle-columns.ts';
import type { Order } from '@ribambelle/api/lists/columns.ts';
import type { Json } from '@ribambelle/database/json.ts';
import type { BundleEntity } from '@ribambelle/domain/bundles/bundle-entity.ts';
import { type RawBuilder, sql } from 'kysely';
import { MOST_COUNTED } from '../database/counted.ts';
import { idsFound, prefixQuery } from '../database/search.ts';
import { atOnce } from '../database/statements.ts';
import type { Db } from '../database/transaction.ts';
import { type ColumnOrders, type ListQuery, orderBy } from '../lists/list-views.ts';
import { BUNDLE_IMAGES, BUNDLE_USED } from '../kinds/index.ts';

interface Person {
  readonly id: number;
  readonly cuid: string;
  readonly firstname: string;
  readonly lastname: string;
}

/** A sold bundle with its money in minor units; its title is a bilingual column. */
export interface CustomerBundleRow {
  readonly id: number;
  readonly cuid: string;
  readonly title: Json;
  readonly entity: BundleEntity;
  readonly capacity: number | null;
  readonly used: number;
  readonly images: readonly {
    readonly id: number;
    readonly public_url: string;
    readonly width: number | null;
    readonly height: number | null;
  }[];
  readonly customer: Person;
  readonly participant: Person | null;
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
  /** What its order still owes in all: the amount of its communication (R34). */
  readonly order_owed_amount: number;
  readonly order_due_at: string | null;
}

/** A registration that a bundle paid; its title is a bilingual column. */
export interface BundleUseRow {
  readonly cuid: string;
  readonly title: Json;
  readonly firstname: string;
  readonly lastname: string;
  readonly start_at: string;
  readonly quantity: number;
  readonly given_back: boolean;
}

/** What a sold bundle has paid, the last one first; a hundred at most. */
export async function loadBundleUses(
  db: Db,
  input: { organiser_id: number; id: number },
): Promise<readonly BundleUseRow[]> {
  const { rows } = await sql<BundleUseRow>`
    select r.cuid, v.title, p.firstname, p.lastname, a.start_at, r.quantity, r.bundle_capacity_refunded as given_back
    from registrations r
    join participants p on p.organiser_id = r.organiser_id and p.id = r.participant_id
    join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
    join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
    where r.organiser_id = ${input.organiser_id} and r.customer_bundle_id = ${input.id}
    order by r.created_at desc, r.id limit 100`.execute(db);
  return rows;
}

/** The published activities for which a sold bundle can be used; none when it can be used for all. Titles are bilingual columns. */
export async function loadUsableActivities(
  db: Db,
  input: { organiser_id: number; id: number },
): Promise<readonly { cuid: string; slug: string; title: Json }[]> {
  const { rows } = await sql<{ cuid: string; slug: string; title: Json }>`
    select v.cuid, v.slug, v.title
    from customer_bundles s
    join bundle_activities named on named.organiser_id = s.organiser_id and named.bundle_id = s.bundle_id
    join activities v on v.organiser_id = named.organiser_id and v.id = named.activity_id
    where s.organiser_id = ${input.organiser_id} and s.id = ${input.id} and v.published
    order by v.slug, v.id`.execute(db);
  return rows;
}

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** A page of the bundles that a customer bought, the last one first, and how many in all. */
export async function findBundlesOfCustomer(
  db: Db,
  input: Page & { organiser_id: number; customer_id: number },
): Promise<{ rows: readonly CustomerBundleRow[]; count: number }> {
  const { organiser_id, customer_id } = input;
  return pageWhere(db, { ...input, condition: sql`s.customer_id = ${customer_id}`, organiser_id });
}

/** Sold bundles, the newest first unless sorted: of one customer, or found by a name or an address. */
export function selectCustomerBundles(input: {
  organiser_id: number;
  search: string;
  customer: string | undefined;
  sort: Order<typeof customerBundleColumns> | undefined;
}): ListQuery<CustomerBundleRow> {
  const { organiser_id, customer } = input;
  const conditions = [sql`s.organiser_id = ${organiser_id}`];
  const words = prefixQuery(input.search);
  if (words !== null) conditions.push(sql`s.customer_id = any(${idsFound('customers', words)})`);
  if (customer !== undefined)
    conditions.push(
      sql`s.customer_id = (select id from customers where organiser_id = ${organiser_id} and cuid = ${customer})`,
    );
  const where = sql`where ${sql.join(conditions, sql` and `)}`;
  const orders: ColumnOrders<typeof customerBundleColumns> = {
    until: [sql`s.expires_at`],
    sold: [sql`s.created_at`],
  };
  const order = orderBy(input.sort ?? '-sold', { orders, id: sql`s.id` });
  return {
    rows: sql`${SHOWN} ${where} order by ${order}`,
    counted: sql`select from customer_bundles s ${where}`,
    by_id: {
      ids: sql`select s.id from customer_bundles s ${where} order by ${order}`,
      load: (ids) =>
        sql`${SHOWN} where s.organiser_id = ${organiser_id} and s.id = any(${[...ids]})`,
    },
  };
}

/** One sold bundle by its cuid, of this customer alone when one is named; undefined for none. */
export async function findCustomerBundle(
  db: Db,
  input: { organiser_id: number; cuid: string; customer_id?: number },
): Promise<CustomerBundleRow | undefined> {
  const { organiser_id, cuid, customer_id = null } = input;
  const { rows } = await sql<CustomerBundleRow>`
    ${SHOWN} where s.organiser_id = ${organiser_id} and s.cuid = ${cuid}
      and s.customer_id = coalesce(${customer_id}::bigint, s.customer_id)`.execute(db);
  return rows[0];
}

/** The bundles of an order, in the order in which they were sold. */
export async function loadBundlesOfCart(
  db: Db,
  input: { organiser_id: number; cart_id: number },
): Promise<readonly CustomerBundleRow[]> {
  const { rows } = await sql<CustomerBundleRow>`
    ${SHOWN} where s.organiser_id = ${input.organiser_id} and s.cart_id = ${input.cart_id} order by s.created_at, s.id`.execute(
    db,
  );
  return rows;
}

const PERSON = (alias: string) => {
  const of = sql.ref(alias);
  return sql`jsonb_build_object('id', ${of}.id, 'cuid', ${of}.cuid, 'firstname', ${of}.firstname, 'lastname', ${of}.lastname)`;
};

const SHOWN = sql`
  select s.id, s.cuid, b.title, b.entity, s.capacity, ${BUNDLE_USED} as used, ${BUNDLE_IMAGES} as images, ${PERSON('c')} as customer,
    case when p.id is not null then ${PERSON('p')} end as participant, s.expires_at, s.cancelled_at, s.cancellation_message,
    s.created_at, l.firstname || ' ' || l.lastname as created_by, s.receivable_id, owed.total_amount, owed.paid_amount, owed.owed_amount,
    owed.credit_amount, s.cart_id,
    case when k.id is not null then jsonb_build_object('cuid', k.cuid, 'reference', k.reference) end as cart,
    (select coalesce(sum(other.owed_amount), 0)::integer from receivables other
     where other.organiser_id = s.organiser_id and other.cart_id = s.cart_id) as order_owed_amount,
    (select min(other.due_at) from receivables other
     where other.organiser_id = s.organiser_id and other.cart_id = s.cart_id and other.owed_amount > 0) as order_due_at
  from customer_bundles s
  join bundles b on b.organiser_id = s.organiser_id and b.id = s.bundle_id
  join receivables owed on owed.organiser_id = s.organiser_id and owed.id = s.receivable_id
  join customers c on c.organiser_id = s.organiser_id and c.id = s.customer_id
  left join participants p on p.organiser_id = s.organiser_id and p.id = s.participant_id
  left join collaborators l on l.organiser_id = s.organiser_id and l.id = s.created_by
  left join carts k on k.organiser_id = s.organiser_id and k.id = s.cart_id`;

async function pageWhere(
  db: Db,
  input: Page & { organiser_id: number; condition: RawBuilder<unknown> },
): Promise<{ rows: readonly CustomerBundleRow[]; count: number }> {
  const where = sql`where s.organiser_id = ${input.organiser_id} and ${input.condition}`;
  const [page, counted] = await atOnce(
    () =>
      sql<CustomerBundleRow>`${SHOWN} ${where}
        order by s.created_at desc, s.id limit ${input.limit} offset ${input.offset}`.execute(db),
    () =>
      sql<{ count: number }>`select count(*) as count from (
        select from customer_bundles s ${where} limit ${MOST_COUNTED}) counted`.execute(db),
  );
  return { rows: page.rows, count: counted.rows[0]?.count ?? 0 };
}
