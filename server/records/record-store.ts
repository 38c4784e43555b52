import type { Json } from '@ribambelle/database/json.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { refuse } from '../refusal.ts';
import { ownColumns } from './record-views.ts';
import { storedKind } from './stored-kinds.ts';
import type { Reference, Referred, RecordRow, StoredRecord } from './stored-record.ts';
import { listOfCuids } from './unsafe.ts';
import type { Values } from './values.ts';

interface OneOf {
  readonly stored: StoredRecord;
  readonly id: number;
}

/** Adds a record and returns its id and cuid. */
export async function insertRecord(
  db: Db,
  input: { stored: StoredRecord; values: Values; now: string },
): Promise<{ readonly id: number; readonly cuid: string }> {
  const { stored, values, now } = input;
  const { unique } = stored;
  if (unique !== undefined) await lockValues(db, input.stored);
  const named = await lockReferences(db, { stored, values });
  const moments = stored.dated ? { created_at: now, updated_at: now } : {};
  const columns = { ...columnsOf(stored, values), ...named, ...moments };
  const names = Object.keys(columns).map((name) => sql.ref(name));
  const once =
    unique === undefined
      ? sql``
      : sql`on conflict (organiser_id, ${sql.ref(unique.field)}) do nothing`;
  const { rows } = await sql<{ id: number; cuid: string }>`insert into ${sql.table(stored.table)}
    (${sql.join(names)}) values (${sql.join(Object.values(columns))}) ${once} returning id, cuid`.execute(
    db,
  );
  const [row] = rows;
  if (row !== undefined) return row;
  if (unique === undefined) throw new Error(`No row of ${stored.table} was added`);
  return refuse(unique.taken, { [unique.field]: unique.taken });
}

/** Locks a record for a change; undefined when there is none. */
export async function lockRecord(
  db: Db,
  { stored, cuid }: { stored: StoredRecord; cuid: string },
): Promise<RecordRow | undefined> {
  const columns = ownColumns(stored, Object.keys(stored.record.fields));
  const { rows } = await sql<RecordRow>`select ${sql.join(columns)}
    from ${sql.table(stored.table)} r
    where r.cuid = ${cuid} for update of r`.execute(db);
  return rows[0];
}

/**
 * Returns the ids of the records that values name, by their columns; one that a field names alone
 * is locked, so that nobody deletes it meanwhile. Refuses those that the organiser does not have,
 * or that the field cannot name.
 */
async function lockReferences(
  db: Db,
  input: { stored: StoredRecord; values: Values },
): Promise<Readonly<Record<string, readonly number[] | number | null>>> {
  const { stored, values } = input;
  const { references = {} } = stored;
  const ids = new Map<string, readonly number[] | number | null>();
  for (const [name, reference] of Object.entries(references)) {
    if (values[name] === undefined) continue;
    const cuids = [...new Set(listOfCuids(values[name]))];
    const rows = await selectNamed(db, { ...reference, cuids });
    const refused = rows
      .map((row) => reference.refused?.(row) ?? null)
      .find((code) => code !== null);
    const code = rows.length < cuids.length ? reference.unknown : refused;
    if (code !== undefined) refuse(code, { [name]: code });
    const named = rows.map(({ id }) => id);
    ids.set(reference.column, reference.order === undefined ? (named[0] ?? null) : named);
  }
  return Object.fromEntries(ids);
}

/** Selects the records with these cuids that a reference can name; a single one under lock. */
async function selectNamed(
  db: Db,
  input: Reference & { readonly cuids: readonly string[] },
): Promise<readonly (Referred & { readonly id: number })[]> {
  const { table, shows, order, cuids } = input;
  if (cuids.length === 0) return [];
  const names = ['id', 'cuid', ...shows].map((name) => sql.ref(`named.${name}`));
  const { rows } = await sql<Referred & { readonly id: number }>`select ${sql.join(names)}
    from ${sql.table(table)} named
    where named.cuid = any(${[...cuids]}::text[])
    order by named.id ${order === undefined ? sql`for key share` : sql``}`.execute(db);
  return rows;
}

/**
 * Changes a record, which is locked. The database moves its version when a column changes; one with
 * rows of other tables moves with them.
 */
export async function saveRecord(
  db: Db,
  input: OneOf & { values: Values; given: Values; now: string },
): Promise<void> {
  const { stored, id, values, given, now } = input;
  const { unique } = stored;
  if (unique !== undefined && given[unique.field] !== undefined) {
    await lockValues(db, input.stored);
    if (await isTaken(db, { ...input, field: unique.field }))
      refuse(unique.taken, { [unique.field]: unique.taken });
  }
  const named = await lockReferences(db, { stored, values: given });
  const moments = stored.dated ? { updated_at: now } : {};
  const columns = { ...columnsOf(stored, values), ...named, ...moments };
  const changes = Object.entries(columns).map(
    ([name, value]): RawBuilder<unknown> => sql`${sql.ref(name)} = ${value}`,
  );
  if (stored.links !== undefined) changes.push(sql`version = version + 1`);
  await sql`update ${sql.table(stored.table)} set ${sql.join(changes)}
    where id = ${id}`.execute(db);
}

/** Waits for other calls that set the value which only one record of an organiser can have. */
export async function lockValues(db: Db, stored: StoredRecord): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${stored.table}, current_organiser()))`.execute(
    db,
  );
}

/** Tests whether another record has the value that only one can have. */
async function isTaken(
  db: Db,
  { stored, id, values, field }: OneOf & { values: Values; field: string },
): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(stored.table)}
    where id <> ${id} and ${sql.ref(field)} = ${values[field]}`.execute(db);
  return rows.length > 0;
}

/** Deletes a record with its parts; it is locked. */
export async function removeRecord(db: Db, { stored, id }: OneOf): Promise<void> {
  await stored.detach?.(db, id);
  const rows = [...stored.parts, { table: stored.table, column: 'id' }];
  for (const { table, column } of rows)
    await sql`delete from ${sql.table(table)}
      where ${sql.ref(column)} = ${id}`.execute(db);
}

function columnsOf({ record }: StoredRecord, values: Values): Readonly<Record<string, Json>> {
  const columns = Object.entries(record.fields).flatMap(([name, { kind }]) => {
    const value = values[name];
    const column = storedKind(kind)?.column;
    return value === undefined || column === undefined ? [] : [[name, column(value)] as const];
  });
  return Object.fromEntries(columns);
}
