import type { Json } from '@ribambelle/database/json.ts';
import { wayOfRefund } from '@ribambelle/domain/payments/refunds.ts';
import { type RawBuilder, sql } from 'kysely';
import { MOST_COUNTED } from '../database/counted.ts';
import { idsFound, prefixQuery } from '../database/search.ts';
import type { Db } from '../database/transaction.ts';
import { lateFrom, waitingBefore } from './attention.ts';

export interface OfficePaymentRow {
  readonly id: number;
  readonly cuid: string;
  readonly customer_cuid: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly method: string;
  readonly state: string;
  readonly amount: number;
  readonly refunded_amount: number;
  readonly reference: string | null;
  readonly created_at: string;
  readonly paid_at: string | null;
  readonly message: string;
  readonly late: boolean;
  readonly provider: string | null;
  readonly provider_reference: string | null;
  readonly made_by: string | null;
}

const COLUMNS = sql`p.id, p.cuid, c.cuid as customer_cuid, c.firstname, c.lastname, p.method, p.state, p.amount, p.refunded_amount, k.reference,
  p.created_at, p.paid_at, p.message, p.late, p.provider, p.provider_reference,
  (select s.firstname || ' ' || s.lastname from collaborators s where s.organiser_id = p.organiser_id and s.id = p.created_by) as made_by`;
// `case` and not `coalesce`: under row-level security the latter keeps the database from the index
const FROM = sql`from payments p join customers c on c.organiser_id = p.organiser_id and c.id = p.customer_id
  left join registrations paid on paid.organiser_id = p.organiser_id and paid.id = p.registration_id
  left join carts k on k.organiser_id = p.organiser_id and k.id = case when p.cart_id is null then paid.cart_id else p.cart_id end`;

type Attention = 'WAITING' | 'LATE' | 'REFUND_REFUSED';

interface Filters {
  readonly search: string | undefined;
  readonly state: string | undefined;
  readonly method: string | undefined;
  readonly attention: Attention | undefined;
}

/** A page of payments, the newest first, and how many there are (exactly up to 10 000). */
export async function findOfficePayments(
  db: Db,
  input: { organiser_id: number; filters: Filters; now: string; limit: number; offset: number },
): Promise<{ rows: readonly OfficePaymentRow[]; count: number }> {
  const matching = matchingOf(input);
  const [found, counted] = await Promise.all([
    sql<OfficePaymentRow>`select ${COLUMNS} ${FROM} where ${matching} order by p.created_at desc, p.id
      limit ${input.limit} offset ${input.offset}`.execute(db),
    sql<{
      count: number;
    }>`select count(*) as count from (select from payments p where ${matching} limit ${MOST_COUNTED}) counted`.execute(
      db,
    ),
  ]);
  return { rows: found.rows, count: counted.rows[0]?.count ?? 0 };
}

function matchingOf({
  organiser_id,
  filters,
  now,
}: {
  organiser_id: number;
  filters: Filters;
  now: string;
}) {
  const conditions = [sql`p.organiser_id = ${organiser_id}`];
  if (filters.state !== undefined) conditions.push(sql`p.state = ${filters.state}`);
  if (filters.method !== undefined) conditions.push(sql`p.method = ${filters.method}`);
  if (filters.attention !== undefined)
    conditions.push(attentionOf(filters.attention, { organiser_id, now }));
  const words = prefixQuery(filters.search);
  const digits = (filters.search ?? '').replaceAll(/[\s+*/.-]/g, '');
  if (/^\d{12}$/.test(digits)) {
    conditions.push(sql`(p.cart_id = (select id from carts where organiser_id = ${organiser_id} and reference = ${digits})
      or p.registration_id in (select r.id from registrations r join carts k on k.organiser_id = r.organiser_id and k.id = r.cart_id
        where r.organiser_id = ${organiser_id} and k.reference = ${digits}))`);
  } else if (words !== null) {
    conditions.push(sql`p.customer_id = any(${idsFound('customers', words)})`);
  }
  return sql.join(conditions, sql` and `);
}

/** One payment by cuid; undefined for none. */
export async function findOfficePayment(db: Db, input: { organiser_id: number; payment: string }) {
  const { rows } = await sql<OfficePaymentRow>`
    select ${COLUMNS} ${FROM} where p.organiser_id = ${input.organiser_id} and p.cuid = ${input.payment}`.execute(
    db,
  );
  return rows[0];
}

/** Where its money lies now, registration by registration; the title is a bilingual column. */
export async function loadAllocationsOf(
  db: Db,
  input: { organiser_id: number; payment_id: number },
) {
  const { rows } = await sql<{
    registration: string | null;
    firstname: string | null;
    lastname: string | null;
    title: Json;
    cancelled: boolean;
    amount: number;
  }>`
    select r.cuid as registration, b.firstname, b.lastname, v.title, coalesce(bool_or(r.cancelled_at is not null), false) as cancelled,
      sum(l.amount)::integer as amount
    from payment_allocations l
    left join registrations r on r.organiser_id = l.organiser_id and r.id = l.registration_id
    left join participants b on b.organiser_id = r.organiser_id and b.id = r.participant_id
    left join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
    left join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
    where l.organiser_id = ${input.organiser_id} and l.payment_id = ${input.payment_id}
    group by r.cuid, b.firstname, b.lastname, v.title order by min(l.created_at), r.cuid`.execute(
    db,
  );
  return rows;
}

/** What was given back of it and how, and what of it became wallet credit. */
export async function loadRefundsOf(db: Db, input: { organiser_id: number; payment_id: number }) {
  const { rows } = await sql<{
    cuid: string;
    amount: number;
    state: string;
    provider_reference: string | null;
    message: string;
    made_by: string | null;
    created_at: string;
  }>`
    select f.cuid, f.amount, f.state, f.provider_reference, f.message, f.created_at,
      (select s.firstname || ' ' || s.lastname from collaborators s where s.organiser_id = f.organiser_id and s.id = f.created_by) as made_by
    from refunds f where f.organiser_id = ${input.organiser_id} and f.payment_id = ${input.payment_id} order by f.created_at, f.id`.execute(
    db,
  );
  const credited = await sql<{ amount: number }>`
    select coalesce(sum(amount), 0)::integer as amount from wallet_movements
    where organiser_id = ${input.organiser_id} and payment_id = ${input.payment_id} and amount > 0`.execute(
    db,
  );
  const refunds = rows.map(({ provider_reference, ...row }) => ({
    ...row,
    way: wayOfRefund({ state: row.state, provider_reference }),
  }));
  return { refunds, credited_amount: credited.rows[0]?.amount ?? 0 };
}

/** The same payments as the dashboard counts. */
function attentionOf(
  attention: Attention,
  input: { organiser_id: number; now: string },
): RawBuilder<unknown> {
  const { now } = input;
  if (attention === 'LATE') return sql`p.late and p.paid_at >= ${lateFrom(now)}`;
  if (attention === 'WAITING')
    return sql`p.state = 'PENDING' and p.created_at < ${waitingBefore(now)}`;
  return sql`p.id in (select payment_id from (${refusedRefunds(input)}) refused)`;
}

/** Refunds of the last thirty days that the provider refused and that nobody has made since: how much of which payment, in minor units. */
export function refusedRefunds({
  organiser_id,
  now,
}: {
  organiser_id: number;
  now: string;
}): RawBuilder<{ payment_id: number; amount: number }> {
  return sql`select r.payment_id, r.amount from refunds r
    where r.organiser_id = ${organiser_id} and r.state = 'REFUSED' and r.created_at >= ${lateFrom(now)}
      and not exists (select from refunds again where again.organiser_id = r.organiser_id and again.payment_id = r.payment_id
        and again.state <> 'REFUSED' and again.created_at > r.created_at)`;
}
