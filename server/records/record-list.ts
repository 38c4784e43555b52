import { factsIn } from '@ribambelle/api/records/fact.ts';
import type { OfficeList } from '../lists/office-list.ts';
import { textReader } from '../texts/bilingual.ts';
import { selectRecords } from './record-views.ts';
import { storedKind } from './stored-kinds.ts';
import type { RecordRow, StoredRecord } from './stored-record.ts';
import { columnsOfList, type ListFilters, type Values } from './unsafe.ts';

/** Returns the back-office list of a record. */
export function listOf(stored: StoredRecord): OfficeList<ListFilters, RecordRow, Values> {
  const { record } = stored;
  return {
    permission: `${record.noun}.read`,
    columns: columnsOfList(record),
    select: (filters, { organiser, language }) =>
      selectRecords(stored, { organiser_id: organiser.id, filters, language }),
    present: (row, reader) => {
      const text = textReader(reader);
      const fields = record.list.fields.map((name) => {
        const kind = record.fields[name]?.kind;
        const column = row[name] ?? null;
        return [name, kind === undefined ? column : storedKind(kind)?.listed(column, text)];
      });
      const facts = columnsIn(row, factsIn(record.facts, 'list'));
      const shown = { id: row.id, cuid: row.cuid, ...Object.fromEntries(fields), ...facts };
      return stored.present?.(shown, reader) ?? shown;
    },
  };
}

/** Returns these columns of a row, as they are. */
export function columnsIn(row: RecordRow, names: readonly string[]): Values {
  return Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
}
