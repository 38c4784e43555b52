import type { Zone } from '@ribambelle/domain/base/days.ts';
import type { Instant } from '@ribambelle/domain/base/instants.ts';
import type pg from 'pg';

/** Lists the organisers that tell families of their credit, and have families with credit. */
export async function listOrganisersWithCredit(
  owner: pg.Pool,
): Promise<readonly { readonly organiser_id: number; readonly zone: Zone }[]> {
  const { rows } = await owner.query<{ organiser_id: number; zone: Zone }>(`
    select o.id as organiser_id, o.timezone as zone from organisers o
    where o.credit_reminder_months is not null
      and exists (select from customers c where c.organiser_id = o.id and c.wallet_amount > 0 and c.deleted_at is null)
    order by o.id`);
  return rows;
}

/** Queues the round of an organiser on a day; only one of that day waits. */
export async function queueRound(
  owner: pg.Pool,
  {
    organiser_id,
    day,
    run_at,
  }: { readonly organiser_id: number; readonly day: string; readonly run_at: Instant },
): Promise<void> {
  await owner.query(
    `select graphile_worker.add_job('remind-of-credit', $1::json, run_at => $2::timestamptz, job_key => $3)`,
    [JSON.stringify({ organiser_id, day }), run_at, `credit-reminders ${organiser_id} ${day}`],
  );
}
