import type { Instant } from '@ribambelle/domain/base/instants.ts';
import type { Zone } from '@ribambelle/domain/base/days.ts';
import type pg from 'pg';

/** An organiser with entries in its ledgers, and the noted ends of its months. */
export interface LedgerSpan {
  readonly organiser_id: number;
  readonly zone: Zone;
  readonly first_at: Instant;
  readonly last_at: Instant | null;
}

/** Lists when the ledgers of each organiser begin, and until when ends of months are noted. */
export async function listLedgerSpans(owner: pg.Pool): Promise<readonly LedgerSpan[]> {
  const { rows } = await owner.query<LedgerSpan>(`
    select o.id as organiser_id, o.timezone as zone, first.at as first_at,
      (select max(m.at) from month_ends m where m.organiser_id = o.id) as last_at
    from organisers o, lateral (select least(
      (select min(l.created_at) from receivable_lines l where l.organiser_id = o.id),
      (select min(w.created_at) from wallet_movements w where w.organiser_id = o.id)) as at) first
    where first.at is not null order by o.id`);
  return rows;
}

/**
 * Notes the balances at the end of a month, in minor units, from the ledgers until then; does
 * nothing when it is noted already. Returns true when it noted them.
 */
export async function noteMonthEnd(
  owner: pg.Pool,
  { organiser_id, at }: { organiser_id: number; at: Instant },
): Promise<boolean> {
  const { rows } = await owner.query<{ noted: boolean }>(
    `with open as materialized (
       select e.receivable_id, sum(e.amount)::integer as open_amount from (
         select receivable_id, amount from receivable_lines where organiser_id = $1 and created_at < $2
         union all
         select receivable_id, -amount from payment_allocations where organiser_id = $1 and created_at < $2) e
       group by e.receivable_id having sum(e.amount) <> 0
     ), noted as (
       insert into month_ends (organiser_id, at, owed_amount, credit_amount, wallet_amount)
       select $1, $2, coalesce(sum(open_amount) filter (where open_amount > 0), 0), coalesce(-sum(open_amount) filter (where open_amount < 0), 0),
         (select coalesce(sum(amount), 0) from wallet_movements where organiser_id = $1 and created_at < $2)
       from open on conflict do nothing returning at
     ), balances as (
       insert into month_end_balances (organiser_id, at, receivable_id, open_amount)
       select $1, noted.at, open.receivable_id, open.open_amount from noted, open
     )
     select exists (select from noted) as noted`,
    [organiser_id, at],
  );
  return rows[0]?.noted === true;
}
