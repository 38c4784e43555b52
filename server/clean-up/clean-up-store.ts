import type pg from 'pg';
import type { Retention } from './retention.ts';

const AT_ONCE = 2000;
/** Of all processes on a database one cleans up at a time. */
const LOCK = 726_974_004;

/** Runs `work` while no other process does; answers null without running it when one does. */
export async function alone<Result>(
  owner: pg.Pool,
  work: () => Promise<Result>,
): Promise<Result | null> {
  const client = await owner.connect();
  try {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1) as taken',
      [LOCK],
    );
    if (rows[0]?.taken !== true) return null;
    return await work();
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => {});
    client.release();
  }
}

/** Deletes what of one table has ended, some thousand rows in each statement, and answers how many rows went. */
export async function deleteEnded(
  owner: pg.Pool,
  input: { retention: Retention; now: string },
): Promise<number> {
  const { table, moment, days, only } = input.retention;
  const condition = `${moment} < $1::timestamptz - $2 * interval '1 day'${only === undefined ? '' : ` and (${only})`}`;
  const statement = `delete from ${table} where ctid = any(array(
    select ctid from ${table} where ${condition} limit ${AT_ONCE} for update skip locked))`;
  let gone = 0;
  for (;;) {
    const { rowCount } = await owner.query(statement, [input.now, days]);
    gone += rowCount ?? 0;
    if ((rowCount ?? 0) < AT_ONCE) return gone;
  }
}
