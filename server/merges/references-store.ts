import type { Moved } from '@ribambelle/api/merges/merge-shapes.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import type { Reference } from './references.ts';

/**
 * Counts the rows that name a record, by the words that people use for them, without zeros. With
 * `customer_id` only rows that this family ordered count.
 */
export async function countMoving(
  db: Db,
  input: { references: readonly Reference[]; id: number; customer_id?: number },
): Promise<readonly { readonly what: Moved; readonly count: number }[]> {
  const { references, id } = input;
  const counts = references
    .filter(({ what }) => what !== null)
    .map(
      ({ table, column, what }) =>
        sql`select ${what}::text as what, count(*)::integer as count from ${sql.table(table)}
          where ${sql.ref(column)} = ${id} ${orderedBy(table, input)}`,
    );
  const { rows } = await sql<{ what: Moved; count: number }>`
    select what, count from (${sql.join(counts, sql` union all `)}) counted where count > 0`.execute(
    db,
  );
  return rows;
}

function orderedBy(table: string, { customer_id }: { customer_id?: number }) {
  if (customer_id === undefined) return sql``;
  return table === 'booking_participations'
    ? sql`and booking_id in (select id from bookings where customer_id = ${customer_id})`
    : sql`and customer_id = ${customer_id}`;
}

/**
 * Returns a mark of the stored state of the rows that name these records. It shows later whether
 * any of them was written since: any write changes the mark, a lock leaves it unchanged.
 */
export async function stateOf(
  db: Db,
  input: { references: readonly Reference[]; ids: readonly number[] },
): Promise<string> {
  const { references, ids } = input;
  const states = references
    .filter(({ does, watched }) => watched ?? does === 'MOVES')
    .map(
      ({ table, column }) =>
        sql`select ${table}::text || one.ctid::text || one.xmin::text as state from ${sql.table(table)} one
          where one.${sql.ref(column)} = any(${ids}::bigint[])`,
    );
  const { rows } = await sql<{ state: string }>`
    select md5(coalesce(string_agg(state, ' ' order by state), '')) as state from (${sql.join(states, sql` union all `)}) written`.execute(
    db,
  );
  return rows[0]?.state ?? '';
}

/**
 * Makes every row that names the other record name the kept one. Both are locked, and so are the
 * rows that move.
 */
export async function moveReferences(
  db: Db,
  input: { references: readonly Reference[]; kept: number; other: number },
): Promise<void> {
  const { references, kept, other } = input;
  for (const { table, column } of references.filter(({ does }) => does === 'MOVES'))
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${kept}
      where ${sql.ref(column)} = ${other}`.execute(db);
}

/** Deletes the rows that end with the other record. */
export async function endReferences(
  db: Db,
  input: { references: readonly Reference[]; other: number },
): Promise<void> {
  const { references, other } = input;
  for (const { table, column } of references.filter(({ does }) => does === 'ENDS'))
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${other}`.execute(db);
}
