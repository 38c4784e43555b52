import type { ColumnKind, FieldKind } from '@ribambelle/api/records/field.ts';
import type { AnyRecord } from '@ribambelle/api/records/record.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { inEachLanguage } from '@ribambelle/domain/base/languages.ts';
import { bilingualOf } from '../texts/bilingual.ts';
import { sanitise } from '../texts/sanitise.ts';

/** How values of a kind of field are stored in their column, and read from it. */
export interface StoredKind {
  /** Returns a value of a request as it is kept: HTML sanitised. */
  readonly clean: (value: Json) => Json;
  /** Returns a value as it is written into its column. */
  readonly column: (value: Json) => Json;
  /** Returns the value of a column as the form of its record has it. */
  readonly shown: (column: Json) => Json;
  /** Returns the value of a column as the list has it, texts in the language of its reader. */
  readonly listed: (column: Json, text: (column: Json) => string) => Json;
}

const AS_IT_IS: StoredKind = {
  clean: (value) => value,
  column: (value) => value,
  shown: (column) => column,
  listed: (column) => column,
};

const TEXTS: StoredKind = {
  clean: (value) => value,
  column: (value) => JSON.stringify(value),
  shown: bilingualOf,
  listed: bilingualOf,
};

function sanitised(value: Json): Json {
  const texts = bilingualOf(value);
  return inEachLanguage((language) => sanitise(texts[language]));
}

/** Every kind of column, as it is stored. */
const STORED_KINDS: Readonly<Record<ColumnKind, StoredKind>> = {
  words: { ...TEXTS, listed: (column, text) => text(column) },
  texts: TEXTS,
  rich: { ...TEXTS, clean: sanitised },
  line: AS_IT_IS,
  whole: AS_IT_IS,
  price: AS_IT_IS,
  moment: AS_IT_IS,
  day: AS_IT_IS,
  choice: AS_IT_IS,
  flag: AS_IT_IS,
  several: { ...AS_IT_IS, column: (value) => JSON.stringify(value) },
};

/**
 * Returns how a field is stored; null for one that names rows of another table, or for no field.
 */
export function storedKind(kind: FieldKind | undefined): StoredKind | null {
  return kind === undefined || kind === 'named' || kind === 'pictures' || kind === 'reference'
    ? null
    : STORED_KINDS[kind];
}

/** Returns the names of the fields of a record that are columns of its table, in order. */
export function columnFields({ fields }: AnyRecord): readonly string[] {
  return Object.entries(fields).flatMap(([name, { kind }]) =>
    storedKind(kind) === null ? [] : [name],
  );
}
