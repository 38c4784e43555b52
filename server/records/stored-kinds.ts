import type { FieldKind } from '@ribambelle/api/records/field.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { bilingualOf } from '../texts/bilingual.ts';

/** How values of a kind of field are stored in their column, and read from it. */
interface StoredKind {
  /** Returns a value as it is written into its column. */
  readonly column: (value: Json) => Json;
  /** Returns the value of a column as the form of its record has it. */
  readonly shown: (column: Json) => Json;
  /** Returns the value of a column as the list has it, texts in the language of its reader. */
  readonly listed: (column: Json, text: (column: Json) => string) => Json;
}

const AS_IT_IS: StoredKind = {
  column: (value) => value,
  shown: (column) => column,
  listed: (column) => column,
};

/** Every kind of field, as it is stored. */
export const STORED_KINDS: Readonly<Record<FieldKind, StoredKind>> = {
  words: {
    column: (value) => JSON.stringify(value),
    shown: bilingualOf,
    listed: (column, text) => text(column),
  },
  texts: {
    column: (value) => JSON.stringify(value),
    shown: bilingualOf,
    listed: bilingualOf,
  },
  line: AS_IT_IS,
  whole: AS_IT_IS,
  flag: AS_IT_IS,
};
