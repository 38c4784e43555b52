import type { Order } from '@ribambelle/api/lists/columns.ts';
import type { paymentColumns } from '@ribambelle/api/payments/payment-columns.ts';
import type { Json } from '@ribambelle/database/json.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { PaymentState } from '@ribambelle/domain/payments/payment-states.ts';
import type {
  ChargeAdvice,
  DisputeState,
  RefundState,
} from '@ribambelle/domain/payments/provider-report.ts';
import { wayOfRefund } from '@ribambelle/domain/payments/refund-ways.ts';
import { type RawBuilder, sql } from 'kysely';
import { partOfNumber, peopleFound, typedWords } from '../database/search.ts';
import type { Db } from '../database/transaction.ts';
import { type ColumnOrders, type ListQuery, orderBy } from '../lists/list-views.ts';
import { isByTransfer } from '../outgoing-transfers/index.ts';
import { lateFrom, waitingBefore } from './attention.ts';

export interface OfficePaymentRow {
  readonly id: number;
  readonly cuid: string;
  readonly version: number;
  readonly customer_cuid: string;
  readonly firstname: string;
  readonly lastname: string;
  /** The present balance of the family's wallet. */
  readonly wallet_amount: number;
  readonly method: string;
  readonly state: PaymentState;
  readonly amount: number;
  readonly refunded_amount: number;
  readonly reference: string | null;
  readonly created_at: string;
  readonly paid_at: string | null;
  /** The amount before it was voided; null for one that was not. */
  readonly voided_amount: number | null;
  readonly message: string;
  readonly late: boolean;
  readonly provider: string | null;
  readonly provider_reference: string | null;
  readonly made_by: string | null;
}

// of one thing without an order: its own number
const NUMBER = sql`case when p.cart_id is not null then k.reference else (
    select min((select n.reference from payment_references n where n.organiser_id = t.organiser_id and n.receivable_id = t.receivable_id))
    from payment_targets t where t.organiser_id = p.organiser_id and t.payment_id = p.id having count(*) = 1) end`;
const COLUMNS = sql`p.id, p.cuid, p.version, c.cuid as customer_cuid, c.firstname, c.lastname, c.wallet_amount, p.method, p.state, p.amount, p.refunded_amount, ${NUMBER} as reference,
  p.created_at, p.paid_at, p.message,
  case when p.state = 'VOIDED' then (select x.amount_before from payment_changes x
    where x.organiser_id = p.organiser_id and x.payment_id = p.id and x.amount_after = 0) end as voided_amount, p.late, p.provider, p.provider_reference,
  (select s.firstname || ' ' || s.lastname from collaborators s where s.organiser_id = p.organiser_id and s.id = p.created_by) as made_by`;
const FROM = sql`from payments p join customers c on c.organiser_id = p.organiser_id and c.id = p.customer_id
  left join carts k on k.organiser_id = p.organiser_id and k.id = p.cart_id`;

type Attention = 'WAITING' | 'LATE' | 'REFUND_FAILED' | 'DISPUTED';

interface Filters {
  readonly search?: string | undefined;
  readonly customer?: string | undefined;
  readonly state?: string | undefined;
  readonly method?: string | undefined;
  readonly attention?: Attention | undefined;
  /** The moments between which the money came. */
  readonly received_from?: string | undefined;
  readonly received_before?: string | undefined;
  readonly amount_from?: number | undefined;
  readonly amount_to?: number | undefined;
}

/** Selects payments, newest first unless sorted. */
export function selectPayments(input: {
  filters: Filters;
  now: string;
  sort: Order<typeof paymentColumns> | undefined;
}): ListQuery<OfficePaymentRow> {
  const matching = matchingOf(input);
  const orders: ColumnOrders<typeof paymentColumns> = { created: [sql`p.created_at`] };
  return {
    rows: sql`select ${COLUMNS} ${FROM} where ${matching}
      order by ${orderBy(input.sort ?? '-created', { orders, id: sql`p.id` })}`,
    counted: sql`select from payments p where ${matching}`,
  };
}

function matchingOf({ filters, now }: { filters: Filters; now: string }) {
  const conditions = [sql`true`];
  if (filters.customer !== undefined)
    conditions.push(
      sql`p.customer_id = (select id from customers where cuid = ${filters.customer})`,
    );
  if (filters.state !== undefined) conditions.push(sql`p.state = ${filters.state}`);
  if (filters.method !== undefined) conditions.push(sql`p.method = ${filters.method}`);
  if (filters.attention !== undefined) conditions.push(attentionOf(filters.attention, { now }));
  const { received_from, received_before } = filters;
  if (received_from !== undefined) conditions.push(sql`p.paid_at >= ${received_from}`);
  if (received_before !== undefined) conditions.push(sql`p.paid_at < ${received_before}`);
  if (received_from !== undefined || received_before !== undefined)
    conditions.push(
      sql`p.state in ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED') and p.method <> 'WALLET'`,
    );
  if (filters.amount_from !== undefined) conditions.push(sql`p.amount >= ${filters.amount_from}`);
  if (filters.amount_to !== undefined) conditions.push(sql`p.amount <= ${filters.amount_to}`);
  const words = typedWords(filters.search);
  const part = partOfNumber(filters.search ?? '');
  if (words !== null) {
    const family = peopleFound('customers', words);
    conditions.push(
      part === null
        ? sql`p.customer_id = any(${family})`
        : // a communication, or the phone number of a family; each way by its index
          sql`p.id = any(array(
            select id from payments where cart_id = any(array(select orders_found(${part})))
            union select t.payment_id from receivables r join payment_targets t on t.organiser_id = r.organiser_id and t.receivable_id = r.id
              where r.cart_id = any(array(select orders_found(${part})))
            union select t.payment_id from payment_targets t where t.receivable_id = any(array(select receivables_found(${part})))
            union select id from payments where customer_id = any(${family})))`,
    );
  }
  return sql.join(conditions, sql` and `);
}

/** A payment in its panel; `method_labels` is null for a method that its account no longer has. */
interface OpenedPaymentRow extends OfficePaymentRow {
  readonly provider_method: string | null;
  readonly method_labels: Json;
  readonly on_its_way: boolean;
  readonly collected: boolean;
  readonly kept_means: string | null;
  readonly failure_code: string | null;
  readonly failure_advice: ChargeAdvice | null;
}

/** Finds a payment by cuid; undefined for none. */
export async function findOfficePayment(db: Db, payment: string) {
  const { rows } = await sql<OpenedPaymentRow>`
    select ${COLUMNS}, p.on_its_way, p.collected, p.failure_code, p.failure_advice, p.provider_method, (select d.label from payment_mandates d
      where d.organiser_id = p.organiser_id and d.id = p.payment_mandate_id and d.label <> '') as kept_means, (select m.labels from payment_provider_methods m
      where m.organiser_id = p.organiser_id and m.payment_provider_id = p.payment_provider_id and m.name = p.provider_method) as method_labels
    ${FROM} where p.cuid = ${payment}`.execute(db);
  return rows[0];
}

/** Loads the number under which a payment was made, if any, and the language of its family. */
export async function loadWordsOfPayment(db: Db, payment_id: number) {
  const { rows } = await sql<{ reference: string | null; language: Language }>`
    select ${NUMBER} as reference, c.language ${FROM} where p.id = ${payment_id}`.execute(db);
  return rows[0];
}

/**
 * Loads the present allocations of a payment, receivable by receivable: the cuid of the purchase,
 * its participant and its title (a bilingual column); none for an accessory. They come by purchase,
 * start and name, accessories last.
 */
export async function loadAllocationsOf(db: Db, payment_id: number) {
  const { rows } = await sql<{
    receivable_id: number;
    kind: string;
    subject: string | null;
    firstname: string | null;
    lastname: string | null;
    title: Json;
    cancelled: boolean;
    credit_amount: number;
    accessory: boolean;
    created_at: string;
    amount: number;
  }>`
    select l.receivable_id, r.kind, s.cuid as subject, s.firstname, s.lastname, s.title, s.cancelled_at is not null as cancelled, r.credit_amount, r.accessory,
      l.created_at, l.amount
    from (select organiser_id, receivable_id, sum(amount)::integer as amount, min(created_at) as created_at from payment_allocations
      where payment_id = ${payment_id} group by organiser_id, receivable_id) l
    join receivables r on r.organiser_id = l.organiser_id and r.id = l.receivable_id
    left join receivable_subjects s on s.organiser_id = l.organiser_id and s.receivable_id = l.receivable_id
    order by r.created_at, r.accessory, s.start_at nulls last, s.firstname collate by_name, s.lastname collate by_name, s.cuid`.execute(
    db,
  );
  return rows;
}

/**
 * Loads the refunds of a payment and how they were made, and the part that became wallet credit.
 */
export async function loadRefundsOf(db: Db, payment_id: number) {
  const { rows } = await sql<{
    cuid: string;
    amount: number;
    state: RefundState;
    dispute: DisputeState | null;
    provider_reference: string | null;
    by_transfer: boolean;
    message: string;
    made_by: string | null;
    created_at: string;
  }>`
    select f.cuid, f.amount, f.state, d.state as dispute, f.provider_reference, ${isByTransfer('f')} as by_transfer, f.message, f.created_at,
      (select s.firstname || ' ' || s.lastname from collaborators s where s.organiser_id = f.organiser_id and s.id = f.created_by) as made_by
    from refunds f left join disputes d on d.organiser_id = f.organiser_id and d.refund_id = f.id
    where f.payment_id = ${payment_id} order by f.created_at, f.id`.execute(db);
  const credited = await sql<{ amount: number }>`
    select coalesce(sum(amount), 0)::integer as amount from wallet_movements
    where payment_id = ${payment_id} and reason <> 'PAYMENT'`.execute(db);
  const refunds = rows.map(({ provider_reference, by_transfer, ...row }) => ({
    ...row,
    way: wayOfRefund({ state: row.state, provider_reference, by_transfer }),
  }));
  return { refunds, credited_amount: credited.rows[0]?.amount ?? 0 };
}

/** Selects the same payments as the dashboard counts. */
function attentionOf(attention: Attention, input: { now: string }): RawBuilder<unknown> {
  const { now } = input;
  if (attention === 'LATE') return sql`p.late and p.paid_at >= ${lateFrom(now)}`;
  if (attention === 'WAITING')
    return sql`p.state = 'PENDING' and p.created_at < ${waitingBefore(now)}`;
  if (attention === 'DISPUTED')
    return sql`p.id in (select payment_id from (${OPEN_DISPUTES}) disputed)`;
  return sql`p.id in (select payment_id from (${failedRefunds(input.now)}) failed)`;
}

/**
 * Selects refunds that failed in the last thirty days and that nobody has made since, with their
 * payment and amount, in minor units. Disputes that were won are not among them.
 */
export function failedRefunds(now: string): RawBuilder<{ payment_id: number; amount: number }> {
  return sql`select r.payment_id, r.amount from refunds r
    where r.failed_at >= ${lateFrom(now)}
      and not exists (select from disputes d where d.organiser_id = r.organiser_id and d.refund_id = r.id)
      and not exists (select from refunds again where again.organiser_id = r.organiser_id and again.payment_id = r.payment_id
        and again.state <> 'FAILED' and again.created_at >= r.failed_at)`;
}

/**
 * The disputes that are not decided, with their payment, their amount, in minor units, and the
 * moment at which they were booked.
 */
export const OPEN_DISPUTES: RawBuilder<{ payment_id: number; amount: number; created_at: string }> =
  sql`select payment_id, amount, created_at from disputes where state = 'OPEN'`;
