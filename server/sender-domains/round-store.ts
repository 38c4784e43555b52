import type { Instant } from '@ribambelle/domain/base/instants.ts';
import type pg from 'pg';

/**
 * Lists the organisers whose sender domain is due for a check: one that signs once a day, one whose
 * key was not found, or whose next key is awaited, every hour.
 */
export async function listDueSenderDomains(
  owner: pg.Pool,
  now: Instant,
): Promise<readonly number[]> {
  const { rows } = await owner.query<{ organiser_id: number }>(
    `select organiser_id from sender_domains
     where coalesce(checked_at, created_at) <= $1::timestamptz - case
       when state = 'VERIFIED' and failed_checks = 0 and next_selector is null then interval '23 hours' else interval '55 minutes' end
     order by organiser_id`,
    [now],
  );
  return rows.map(({ organiser_id }) => organiser_id);
}

/** Queues the check of an organiser's sender domain; only one waits. */
export async function queueSenderCheck(owner: pg.Pool, organiser_id: number): Promise<void> {
  await owner.query(
    `select graphile_worker.add_job('check-sender-domain', $1::json, job_key => $2)`,
    [JSON.stringify({ organiser_id }), `check sender domain ${organiser_id}`],
  );
}
