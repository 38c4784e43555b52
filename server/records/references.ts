import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { textReader } from '../texts/bilingual.ts';
import type { RecordReader, RecordRow, StoredRecord } from './stored-record.ts';
import { referredIn } from './unsafe.ts';
import type { Values } from './values.ts';

/** Returns the cuids of the records that a row names, by field; null where it names none. */
export function namedCuids({ references = {} }: StoredRecord, row: RecordRow): Values {
  return Object.fromEntries(
    Object.entries(references).map(([name, { order }]) => {
      const cuids = referredIn(row, name).map(({ cuid }) => cuid);
      return [name, order === undefined ? (cuids[0] ?? null) : cuids];
    }),
  );
}

/** Returns what a form or a list shows of the records that a row names, by field. */
export function referencesOf(
  { references = {} }: StoredRecord,
  { row, place, reader }: { row: RecordRow; place: 'shown' | 'listed'; reader: RecordReader },
): Values {
  return Object.fromEntries(
    Object.entries(references).map(([name, reference]) => {
      const shown = referredIn(row, name).map((referred) => reference[place](referred, reader));
      return [name, reference.order === undefined ? (shown[0] ?? null) : shown];
    }),
  );
}

/** Returns the reader of a record from the reader of a list or the caller of an action. */
export function readerOf(of: {
  readonly organiser: Organiser;
  readonly language: Language;
  readonly permissions: readonly Permission[];
}): RecordReader {
  return { text: textReader(of), language: of.language, permissions: of.permissions };
}
