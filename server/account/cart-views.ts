import { atOnce } from '../database/statements.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import { MOST_COUNTED } from '../database/counted.ts';
import type { Db } from '../database/transaction.ts';

const MOST_TITLES = 3;

interface Own {
  readonly customer_id: number;
}

/** A processed cart with the sums of its items, in minor units. */
export interface CartRow {
  readonly id: number;
  readonly cuid: string;
  readonly reference: string;
  readonly created_at: string;
  readonly processed_at: string | null;
  readonly terms_version: number | null;
  readonly terms_accepted_at: string | null;
  readonly items_count: number;
  readonly titles: readonly Json[];
  readonly service_fee_amount: number;
  readonly total_amount: number;
  readonly paid_amount: number;
  readonly outstanding_amount: number;
  /** When it is due; null for no deadline. */
}

/** Returns a page of the customer's processed carts, the last one first, and the total number. */
export async function findCarts(
  db: Db,
  input: Own & { limit: number; offset: number },
): Promise<{ rows: readonly CartRow[]; count: number }> {
  const [page, total] = await atOnce(
    () =>
      cartsWhere(
        input,
        sql`true order by c.created_at desc, c.id limit ${input.limit} offset ${input.offset}`,
      ).execute(db),
    () =>
      sql<{
        count: number;
      }>`select count(*) as count from (select from carts where customer_id = ${input.customer_id} and status = 'PROCESSED' limit ${MOST_COUNTED}) counted`.execute(
        db,
      ),
  );
  return { rows: page.rows, count: total.rows[0]?.count ?? 0 };
}

/** Returns the customer's processed cart with this cuid; undefined when the customer has none. */
export async function findCart(
  db: Db,
  input: Own & { cuid: string },
): Promise<CartRow | undefined> {
  const { rows } = await cartsWhere(input, sql`c.cuid = ${input.cuid}`).execute(db);
  return rows[0];
}

function cartsWhere(owner: Own, rest: ReturnType<typeof sql>) {
  return sql<CartRow>`
    select c.id, c.cuid, c.reference, c.created_at, c.processed_at, c.terms_version, c.terms_accepted_at, owed.service_fee_amount, (select count(*)::integer from receivables r
        where r.organiser_id = c.organiser_id and r.cart_id = c.id and not r.accessory) as items_count,
      (select coalesce(jsonb_agg(bought.title order by bought.first, bought.title), '[]') from (
        select s.title, min(s.start_at) as first from receivables r
        join receivable_subjects s on s.organiser_id = r.organiser_id and s.receivable_id = r.id
        where r.organiser_id = c.organiser_id and r.cart_id = c.id
        group by s.title order by first, s.title limit ${MOST_TITLES}) bought) as titles,
      owed.total_amount, owed.paid_amount, owed.owed_amount as outstanding_amount
    from carts c cross join lateral (
      select coalesce(sum(r.total_amount), 0)::integer as total_amount, coalesce(sum(r.paid_amount), 0)::integer as paid_amount,
        coalesce(sum(r.owed_amount), 0)::integer as owed_amount,
        coalesce(sum(r.total_amount) filter (where r.accessory), 0)::integer as service_fee_amount
      from receivables r where r.organiser_id = c.organiser_id and r.cart_id = c.id) owed
    where c.customer_id = ${owner.customer_id} and c.status = 'PROCESSED' and ${rest}`;
}
