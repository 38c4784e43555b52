import type pg from 'pg';
import type { Retention } from './retention.ts';

const AT_ONCE = 2000;

/**
 * Deletes the ended rows of one table, some thousand in each statement, and returns the number of
 * deleted rows.
 */
export async function deleteEnded(
  owner: pg.Pool,
  input: { retention: Retention; now: string },
): Promise<number> {
  const { table, moment, days, only } = input.retention;
  const condition = `${moment} < $1::timestamptz - $2 * interval '1 day'${only === undefined ? '' : ` and (${only})`}`;
  const statement = `delete from ${table} where ctid = any(array(
    select ctid from ${table} where ${condition} limit ${AT_ONCE} for update skip locked))`;
  let total = 0;
  for (;;) {
    const { rowCount } = await owner.query(statement, [input.now, days]);
    total += rowCount ?? 0;
    if ((rowCount ?? 0) < AT_ONCE) return total;
  }
}
