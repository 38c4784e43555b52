import { connect } from '@ribambelle/database/connect.ts';

const LONGEST = 180_000;
const BETWEEN = 250;

/**
 * Waits until no due job is left, such as the e-mails of purchases, which would take the cores from
 * the next measurement.
 */
export async function waitForJobs(databaseUrl: string): Promise<void> {
  const client = await connect(databaseUrl);
  const end = performance.now() + LONGEST;
  try {
    for (;;) {
      const { rows } = await client.query<{ due: string }>(
        'select count(*) as due from graphile_worker.jobs where run_at <= now() and attempts < max_attempts',
      );
      const due = Number(rows[0]?.due);
      if (due === 0) return;
      if (performance.now() > end) throw new Error(`${due} jobs are still waiting to be done`);
      await new Promise((resolve) => setTimeout(resolve, BETWEEN));
    }
  } finally {
    await client.end();
  }
}
