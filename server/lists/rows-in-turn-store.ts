import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

const AT_ONCE = 500;

/**
 * Yields all rows of a list, some hundreds at a time, as they stood when the first were read. One
 * list at a time in a transaction.
 */
export async function* rowsInTurn<Row>(
  db: Db,
  rows: RawBuilder<Row>,
): AsyncGenerator<readonly Row[]> {
  // all rows are wanted: plan for the quickest way to the last one, not to the first
  await sql`set local cursor_tuple_fraction = 1`.execute(db);
  await sql`declare list_rows no scroll cursor for ${rows}`.execute(db);
  for (;;) {
    const { rows: some } = await sql<Row>`fetch ${sql.lit(AT_ONCE)} from list_rows`.execute(db);
    if (some.length > 0) yield some;
    if (some.length < AT_ONCE) break;
  }
  await sql`close list_rows`.execute(db);
}
