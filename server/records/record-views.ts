import { factsIn } from '@ribambelle/api/records/fact.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { type ListQuery, orderBy } from '../lists/list-views.ts';
import { columnFields } from './stored-kinds.ts';
import type { StoredRecord, RecordRow } from './stored-record.ts';
import type { ListFilters } from './unsafe.ts';

/** Selects the records that match the filters, sorted as requested or in their own order. */
export function selectRecords(
  stored: StoredRecord,
  input: {
    organiser_id: number;
    filters: ListFilters;
    language: Language;
  },
): ListQuery<RecordRow> {
  const { organiser_id, filters, language } = input;
  const conditions = [sql`r.organiser_id = ${organiser_id}`, ...stored.matches(filters)];
  const matching = sql`from ${sql.table(stored.table)} r where ${sql.join(conditions, sql` and `)}`;
  const order =
    filters.sort === undefined
      ? sql`${stored.order(filters)}, r.id`
      : orderBy(filters.sort, { orders: stored.orders(language), id: sql`r.id` });
  return {
    rows: sql`select ${columnsOf(stored, { fields: stored.record.list.fields, place: 'list' })} ${matching} order by ${order}`,
    counted: sql`select ${matching}`,
  };
}

/** Finds one record by its cuid; undefined when there is none. */
export async function findRecord(
  db: Db,
  stored: StoredRecord,
  { organiser_id, cuid }: { organiser_id: number; cuid: string },
): Promise<RecordRow | undefined> {
  const { rows } =
    await sql<RecordRow>`select ${columnsOf(stored, { fields: columnFields(stored.record), place: 'form' })}
    from ${sql.table(stored.table)} r
    where r.organiser_id = ${organiser_id} and r.cuid = ${cuid}`.execute(db);
  return rows[0];
}

function columnsOf(
  { record, facts }: StoredRecord,
  { fields, place }: { fields: readonly string[]; place: 'list' | 'form' },
): RawBuilder<unknown> {
  const names = ['id', 'cuid', 'version', ...fields];
  const found = factsIn(record.facts, place).flatMap((name) => {
    const fact = facts[name];
    return fact === undefined ? [] : [sql`${fact} as ${sql.ref(name)}`];
  });
  return sql.join([...names.map((name) => sql.ref(`r.${name}`)), ...found]);
}
