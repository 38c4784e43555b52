import type { Json } from '@ribambelle/database/json.ts';
import type { RequestStatus } from '@ribambelle/domain/registration-requests/request-status.ts';
import { type RawBuilder, sql } from 'kysely';
import { MOST_COUNTED } from '../database/counted.ts';
import { atOnce } from '../database/statements.ts';
import type { Db } from '../database/transaction.ts';
import type { NamedLocation } from '../locations/index.ts';

interface Person {
  readonly id: number;
  readonly cuid: string;
  readonly firstname: string;
  readonly lastname: string;
}

/** A requested availability, with the registration that came from it. */
export interface RequestedRow {
  readonly id: number;
  readonly cuid: string;
  readonly start_at: string;
  readonly end_at: string;
  readonly location: NamedLocation | null;
  readonly dates: readonly {
    readonly id: number;
    readonly start_at: string;
    readonly end_at: string;
  }[];
  readonly registration: { readonly cuid: string; readonly cancelled: boolean } | null;
}

/** A request as it is shown; texts are bilingual columns, amounts are minor units. */
export interface RequestRow {
  readonly id: number;
  readonly cuid: string;
  readonly reference: string;
  readonly status: RequestStatus;
  readonly created_at: string;
  readonly decided_at: string | null;
  readonly decided_by: string | null;
  readonly message: string;
  readonly tier: Json;
  readonly activity: {
    readonly id: number;
    readonly cuid: string;
    readonly slug: string;
    readonly title: Json;
    readonly motif: string;
  };
  readonly instructions: Json;
  readonly participant: Person;
  readonly customer: Person & { readonly email: string | null; readonly phone: string };
  readonly availabilities: readonly RequestedRow[];
  readonly total_amount: number;
  readonly deposit_amount: number;
  readonly paid_amount: number;
  readonly cart: { readonly cuid: string; readonly reference: string };
  readonly order: { readonly cuid: string; readonly reference: string } | null;
}

const person = (alias: string) =>
  sql`'id', ${sql.ref(`${alias}.id`)}, 'cuid', ${sql.ref(`${alias}.cuid`)}, 'firstname', ${sql.ref(`${alias}.firstname`)},
    'lastname', ${sql.ref(`${alias}.lastname`)}`;

/** The columns of a request `q` that are shown. */
const REQUEST = sql<RequestRow>`q.id, q.cuid, q.reference, q.status, q.created_at, q.decided_at, q.message, v.instructions,
  (select t.name from registration_request_tiers t where t.organiser_id = q.organiser_id and t.id = q.tier_id limit 1) as tier,
  (select s.firstname || ' ' || s.lastname from collaborators s where s.organiser_id = q.organiser_id and s.id = q.decided_by) as decided_by,
  jsonb_build_object('id', v.id, 'cuid', v.cuid, 'slug', v.slug, 'title', v.title, 'motif', coalesce((
    select c.motif from activity_categories has join categories c on c.organiser_id = has.organiser_id and c.id = has.category_id
    where has.organiser_id = v.organiser_id and has.activity_id = v.id order by c."order", c.id limit 1), 'paper')) as activity,
  jsonb_build_object(${person('p')}) as participant,
  jsonb_build_object(${person('k')}, 'email', k.email, 'phone', k.phone) as customer,
  jsonb_build_object('cuid', asked_in.cuid, 'reference', asked_in.reference) as cart,
  case when paid_by.id is not null then jsonb_build_object('cuid', paid_by.cuid, 'reference', paid_by.reference) end as "order",
  came.total_amount, came.deposit_amount, came.paid_amount,
  (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'cuid', a.cuid, 'start_at', a.start_at, 'end_at', a.end_at,
      'location', case when l.id is not null then jsonb_build_object('name', l.name, 'title', l.title, 'city', l.city) end,
      'registration', case when r.id is not null then jsonb_build_object('cuid', r.cuid, 'cancelled', r.cancelled_at is not null) end,
      'dates', (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'start_at', d.start_at, 'end_at', d.end_at) order by d.start_at, d.id), '[]')
        from availability_dates d where d.organiser_id = wanted.organiser_id and d.id = any(wanted.date_ids))) order by a.start_at, a.id), '[]')
    from registration_request_availabilities wanted
    join availabilities a on a.organiser_id = wanted.organiser_id and a.id = wanted.availability_id
    left join locations l on l.organiser_id = a.organiser_id and l.id = a.location_id
    left join registrations r on r.organiser_id = wanted.organiser_id and r.id = wanted.registration_id
    where wanted.organiser_id = q.organiser_id and wanted.registration_request_id = q.id) as availabilities`;

/** The tables that they come from. */
const FROM = sql`registration_requests q
  join activities v on v.organiser_id = q.organiser_id and v.id = q.activity_id
  join participants p on p.organiser_id = q.organiser_id and p.id = q.participant_id
  join customers k on k.organiser_id = q.organiser_id and k.id = q.customer_id
  join carts asked_in on asked_in.organiser_id = q.organiser_id and asked_in.id = q.cart_id
  left join carts paid_by on paid_by.organiser_id = q.organiser_id and paid_by.id = q.order_id
  cross join lateral (
    select coalesce(sum(owed.total_amount), 0)::integer as total_amount, coalesce(sum(owed.deposit_amount), 0)::integer as deposit_amount,
      coalesce(sum(owed.paid_amount), 0)::integer as paid_amount
    from receivables owed where owed.organiser_id = q.organiser_id and owed.cart_id = q.order_id) came`;

/** Selects the requests that match a condition on `q`, newest first unless ordered otherwise. */
export function selectRequests(
  condition: RawBuilder<unknown>,
  order: RawBuilder<unknown> = sql`q.created_at desc, q.id`,
): RawBuilder<RequestRow> {
  return sql<RequestRow>`select ${REQUEST} from ${FROM} where ${condition} order by ${order}`;
}

/** Loads the requests made with a cart, in the order in which they were made. */
export async function loadRequestsOfCart(db: Db, cart_id: number): Promise<readonly RequestRow[]> {
  const condition = sql`q.cart_id = ${cart_id}`;
  const { rows } = await selectRequests(condition, sql`q.created_at, q.id`).execute(db);
  return rows;
}

/** Finds a page of a customer's requests, the latest first, and their number. */
export async function findRequestsOfCustomer(
  db: Db,
  input: { customer_id: number; limit: number; offset: number },
): Promise<{ rows: readonly RequestRow[]; count: number }> {
  const condition = sql`q.customer_id = ${input.customer_id}`;
  const [rows, total] = await atOnce(
    async () =>
      (
        await sql<RequestRow>`${selectRequests(condition)} limit ${input.limit} offset ${input.offset}`.execute(
          db,
        )
      ).rows,
    async () =>
      (
        await sql<{ count: number }>`select count(*)::integer as count from (
          select from registration_requests q where ${condition} limit ${MOST_COUNTED}) counted`.execute(
          db,
        )
      ).rows,
  );
  return { rows, count: total[0]?.count ?? 0 };
}

/** Finds a request by its cuid, only of this customer when one is named; undefined for none. */
export async function findRequest(
  db: Db,
  input: { cuid: string; customer_id?: number },
): Promise<RequestRow | undefined> {
  const whose =
    input.customer_id === undefined ? sql`` : sql` and q.customer_id = ${input.customer_id}`;
  const condition = sql`q.cuid = ${input.cuid}${whose}`;
  const { rows } = await selectRequests(condition).execute(db);
  return rows[0];
}

/** Finds a request by its id; undefined for none. */
export async function findRequestById(db: Db, id: number): Promise<RequestRow | undefined> {
  const condition = sql`q.id = ${id}`;
  const { rows } = await selectRequests(condition).execute(db);
  return rows[0];
}
