import type { Json } from '@ribambelle/database/json.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { columnFields, storedKind } from './stored-kinds.ts';
import type { StoredRecord, RecordRow } from './stored-record.ts';
import type { Values } from './unsafe.ts';

interface Of {
  readonly organiser_id: number;
  readonly id: number;
}

/** Adds a record and returns its id and cuid. */
export async function insertRecord(
  db: Db,
  stored: StoredRecord,
  { organiser_id, values, now }: { organiser_id: number; values: Values; now: string },
): Promise<{ readonly id: number; readonly cuid: string }> {
  const moments = stored.dated ? { created_at: now, updated_at: now } : {};
  const columns = { organiser_id, ...columnsOf(stored, values), ...moments };
  const names = Object.keys(columns).map((name) => sql.ref(name));
  const { rows } = await sql<{ id: number; cuid: string }>`insert into ${sql.table(stored.table)}
    (${sql.join(names)}) values (${sql.join(Object.values(columns))}) returning id, cuid`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`No row of ${stored.table} was added`);
  return row;
}

/** Locks a record for a change; undefined when there is none. */
export async function lockRecord(
  db: Db,
  stored: StoredRecord,
  { organiser_id, cuid }: { organiser_id: number; cuid: string },
): Promise<RecordRow | undefined> {
  const names = ['id', 'cuid', 'version', ...columnFields(stored.record)];
  const { rows } = await sql<RecordRow>`select ${sql.join(names.map((name) => sql.ref(name)))}
    from ${sql.table(stored.table)}
    where organiser_id = ${organiser_id} and cuid = ${cuid} for update`.execute(db);
  return rows[0];
}

/**
 * Changes a record, which is locked. The database moves its version when a column changes; one with
 * rows of other tables moves with them.
 */
export async function saveRecord(
  db: Db,
  stored: StoredRecord,
  { organiser_id, id, values, now }: Of & { values: Values; now: string },
): Promise<void> {
  const columns = { ...columnsOf(stored, values), ...(stored.dated ? { updated_at: now } : {}) };
  const changes = Object.entries(columns).map(
    ([name, value]): RawBuilder<unknown> => sql`${sql.ref(name)} = ${value}`,
  );
  if (stored.links !== undefined) changes.push(sql`version = version + 1`);
  await sql`update ${sql.table(stored.table)} set ${sql.join(changes)}
    where organiser_id = ${organiser_id} and id = ${id}`.execute(db);
}

/** Deletes a record with its parts; it is locked. */
export async function removeRecord(
  db: Db,
  stored: StoredRecord,
  { organiser_id, id }: Of,
): Promise<void> {
  const rows = [...stored.parts, { table: stored.table, column: 'id' }];
  for (const { table, column } of rows)
    await sql`delete from ${sql.table(table)}
      where organiser_id = ${organiser_id} and ${sql.ref(column)} = ${id}`.execute(db);
}

function columnsOf({ record }: StoredRecord, values: Values): Readonly<Record<string, Json>> {
  const columns = Object.entries(record.fields).flatMap(([name, { kind }]) => {
    const value = values[name];
    const column = storedKind(kind)?.column;
    return value === undefined || column === undefined ? [] : [[name, column(value)] as const];
  });
  return Object.fromEntries(columns);
}
