import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { overdueAt, referenceOf } from '../receivables/index.ts';

const MOST_LINES = 100;

/** An amount owed by a moment, and the kept means of payment by which it is collected, if any. */
interface OwedPart {
  readonly due_at: string | null;
  readonly amount: number;
  readonly collected_by: string | null;
}

/**
 * A receivable with an amount owed; the title is a bilingual column, null for an accessory of an
 * order. Minor units.
 */
export interface OwedRow {
  readonly kind: string;
  /** The id of its order, or the receivable's own where it belongs to none. */
  readonly order_id: number;
  readonly cart_cuid: string | null;
  readonly cart_reference: string | null;
  /** The number under which it is paid. */
  readonly reference: string;
  readonly cuid: string | null;
  readonly title: Json;
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly start_at: string | null;
  readonly accessory: boolean;
  readonly owed_amount: number;
  readonly due_at: string | null;
  readonly in_instalments: boolean;
  /** The amounts owed of it by each moment; one part where it is due at once. */
  readonly parts: readonly OwedPart[];
  readonly overdue: boolean;
  /** The amount owed on its order in all, and when the first of it is due. */
  readonly order_owed_amount: number;
  readonly order_due_at: string | null;
  /** The amount owed in all, and the number of receivables without accessories. */
  readonly total_amount: number;
  readonly count: number;
}

/**
 * Loads a customer's owed receivables, the order that is due first before the others; at most a
 * hundred lines, with the sums of all.
 */
export async function loadOwedOf(
  db: Db,
  { customer_id, now }: { customer_id: number; now: string },
): Promise<readonly OwedRow[]> {
  const { rows } = await sql<OwedRow>`
    select owed.*, coalesce(${overdueAt(now)}, false) as overdue, s.cuid, s.title, s.firstname, s.lastname, s.start_at
    from (
      select r.id, r.kind, r.accessory, r.in_instalments, r.owed_amount, r.due_at, r.created_at, ${referenceOf('r')} as reference, c.cuid as cart_cuid, c.reference as cart_reference,
        coalesce(r.cart_id, r.id) as order_id,
        (select jsonb_agg(jsonb_build_object('due_at', part.due_at, 'amount', part.amount, 'collected_by', ${collectedBy(now)}) order by part.due_at) from owed_parts(r) part) as parts,
        (sum(r.owed_amount) over of_order)::integer as order_owed_amount, min(r.due_at) over of_order as order_due_at,
        (sum(r.owed_amount) over ())::integer as total_amount, (count(*) filter (where not r.accessory) over ())::integer as count
      from receivables r left join carts c on c.organiser_id = r.organiser_id and c.id = r.cart_id
      where r.customer_id = ${customer_id} and r.owed_amount > 0
      window of_order as (partition by coalesce(r.cart_id, r.id))) owed
    left join receivable_subjects s on s.receivable_id = owed.id
    order by owed.order_due_at, owed.order_id desc, owed.accessory, s.start_at, owed.id limit ${MOST_LINES}`.execute(
    db,
  );
  return rows;
}

/**
 * Returns in SQL the kept means of payment by which a part `part` of a receivable `r` is collected
 * on its day: not what is overdue, or was dealt with once.
 */
function collectedBy(now: string) {
  return sql`(select min(m.label) from payment_mandate_debts d join payment_mandates m on m.organiser_id = d.organiser_id and m.id = d.payment_mandate_id
    where d.organiser_id = r.organiser_id and d.receivable_id = r.id and m.state = 'ACTIVE' and d.agreed_amount > 0
      and part.due_at > ${now} and (d.handled_until is null or part.due_at > d.handled_until))`;
}
