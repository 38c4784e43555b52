import { factsIn } from '@ribambelle/api/records/fact.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { type ListQuery, orderBy } from '../lists/list-views.ts';
import { storedKind } from './stored-kinds.ts';
import type { Reference, RecordRow, StoredRecord } from './stored-record.ts';
import type { ListFilters } from './unsafe.ts';

/** Selects the records that match the filters, sorted as requested or in their own order. */
export function selectRecords(
  stored: StoredRecord,
  input: { filters: ListFilters; language: Language; now: string },
): ListQuery<RecordRow> {
  const { filters, language, now } = input;
  const conditions = [sql`true`, ...stored.matches(filters)];
  const matching = sql`from ${sql.table(stored.table)} r where ${sql.join(conditions, sql` and `)}`;
  const order =
    filters.sort === undefined
      ? sql`${stored.order(filters)}, r.id`
      : orderBy(filters.sort, { orders: stored.orders(language), id: sql`r.id` });
  return {
    rows: sql`select ${columnsOf(stored, { fields: stored.record.list.fields, place: 'list', now })} ${matching} order by ${order}`,
    counted: sql`select ${matching}`,
  };
}

/** Finds one record by its cuid; undefined when there is none. */
export async function findRecord(
  db: Db,
  input: { stored: StoredRecord; cuid: string; now: string },
): Promise<RecordRow | undefined> {
  const { stored, cuid, now } = input;
  const { rows } =
    await sql<RecordRow>`select ${columnsOf(stored, { fields: Object.keys(stored.record.fields), place: 'form', now })}
    from ${sql.table(stored.table)} r
    where r.cuid = ${cuid}`.execute(db);
  return rows[0];
}

function columnsOf(
  stored: StoredRecord,
  { fields, place, now }: { fields: readonly string[]; place: 'list' | 'form'; now: string },
): RawBuilder<unknown> {
  const names = factsIn(stored.record.facts, place).flatMap((name) => {
    const fact = stored.facts[name];
    if (fact === undefined) return [];
    return [sql`${typeof fact === 'function' ? fact(now) : fact} as ${sql.ref(name)}`];
  });
  return sql.join([...ownColumns(stored, fields), ...names]);
}

/**
 * Returns the columns of a record with these fields, and the records of other nouns that they name.
 */
export function ownColumns(
  { record, references = {} }: StoredRecord,
  fields: readonly string[],
): readonly RawBuilder<unknown>[] {
  const columns = fields.filter((name) => storedKind(record.fields[name]?.kind) !== null);
  const named = fields.flatMap((name) => {
    const reference = references[name];
    return reference === undefined ? [] : [sql`${namedRows(reference)} as ${sql.ref(name)}`];
  });
  const names = ['id', 'cuid', 'version', ...columns];
  return [...names.map((name) => sql.ref(`r.${name}`)), ...named];
}

/** Selects the records that a reference of the row `r` names, as a list of objects. */
function namedRows({
  table,
  column,
  shows,
  order,
  among = sql`true`,
}: Reference): RawBuilder<unknown> {
  const shown = ['cuid', ...shows].flatMap((name) => [
    sql`${name}::text`,
    sql.ref(`named.${name}`),
  ]);
  const id = sql.ref(`r.${column}`);
  const which = order === undefined ? sql`= ${id}` : sql`= any(${id})`;
  return sql`(select jsonb_agg(jsonb_build_object(${sql.join(shown)}) order by ${order ?? sql`named.id`})
    from ${sql.table(table)} named
    where named.organiser_id = r.organiser_id and named.id ${which} and ${among})`;
}
