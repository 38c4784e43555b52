import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import type { ListQuery } from '../lists/list-views.ts';

interface OwnMovementRow {
  readonly id: number;
  readonly cuid: string;
  readonly amount: number;
  /** The balance of the wallet after it. */
  readonly balance: number;
  readonly reason: string;
  /** The word of staff with credit that came back; empty for any other movement. */
  readonly word: string;
  readonly created_at: string;
}

/**
 * Selects the movements of a family's wallet, the last first, each with the balance after it; of
 * one moment, what came in stands before what left.
 */
export function selectOwnMovements(customer_id: number): ListQuery<OwnMovementRow> {
  const from = sql`from wallet_movements m where m.customer_id = ${customer_id}`;
  return {
    rows: sql`
      select m.id, m.cuid, m.amount, m.reason, m.created_at, case when m.reason = 'PAID_OUT' then m.message else '' end as word,
        sum(m.amount) over (order by m.created_at, m.amount < 0, m.id)::integer as balance
      ${from} order by m.created_at desc, m.amount < 0 desc, m.id desc`,
    counted: sql`select ${from}`,
  };
}

/**
 * Loads the titles (bilingual columns) of what some movements of a family were about: what they
 * were paid back from, or what their payment pays.
 */
export async function loadTitlesOfMovements(
  db: Db,
  { customer_id, ids }: { readonly customer_id: number; readonly ids: readonly number[] },
): Promise<ReadonlyMap<number, readonly Json[]>> {
  if (ids.length === 0) return new Map();
  const { rows: about } = await sql<{ id: number; receivable_id: number }>`
    select distinct m.id, coalesce(m.receivable_id, l.receivable_id) as receivable_id from wallet_movements m
    left join payment_allocations l on l.organiser_id = m.organiser_id and l.payment_id = m.payment_id and m.receivable_id is null
    where m.customer_id = ${customer_id} and m.id = any(${ids}::bigint[]) and coalesce(m.receivable_id, l.receivable_id) is not null
    order by m.id, receivable_id`.execute(db);
  const receivable_ids = about.map(({ receivable_id }) => receivable_id);
  const { rows: subjects } = await sql<{ receivable_id: number; title: Json }>`
    select receivable_id, title from receivable_subjects
    where receivable_id = any(${receivable_ids}::bigint[]) and title is not null`.execute(db);
  const titleOf = new Map(subjects.map(({ receivable_id, title }) => [receivable_id, title]));
  const titles = new Map<number, Json[]>();
  for (const { id, receivable_id } of about) {
    const title = titleOf.get(receivable_id);
    if (title !== undefined) titles.set(id, [...(titles.get(id) ?? []), title]);
  }
  return titles;
}
