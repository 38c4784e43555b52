import { factsIn } from '@ribambelle/api/records/fact.ts';
import type { OfficeList } from '../lists/office-list.ts';
import { readerOf, referencesOf } from './references.ts';
import { selectRecords } from './record-views.ts';
import { storedKind } from './stored-kinds.ts';
import type { RecordRow, StoredRecord } from './stored-record.ts';
import { columnsOfList, type ListFilters } from './unsafe.ts';
import type { Values } from './values.ts';

/** Returns the back-office list of a record. */
export function listOf(stored: StoredRecord): OfficeList<ListFilters, RecordRow, Values> {
  const { record } = stored;
  return {
    permission: `${record.area}.read`,
    columns: columnsOfList(record),
    select: (filters, { language, now }) => selectRecords(stored, { filters, language, now }),
    present: (row, reader) => {
      const of_record = readerOf(reader);
      const named = referencesOf(stored, { row, place: 'listed', reader: of_record });
      const fields = record.list.fields.map((name) => {
        const kind = storedKind(record.fields[name]?.kind);
        return [name, kind === null ? named[name] : kind.listed(row[name] ?? null, of_record.text)];
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
