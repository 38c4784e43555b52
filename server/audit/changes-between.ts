import type { Json } from '@ribambelle/database/json.ts';
import { isDeepStrictEqual } from 'node:util';

/** The values of a record, by field. */
export type Fields = Readonly<Record<string, Json>>;

/** The changes field by field; empty for a record that was created or deleted. */
export interface Changes {
  readonly [field: string]: { readonly from: Json; readonly to: Json };
}

const LONGEST = 300;

/**
 * Returns the fields that differ between two states of a record; long texts are cut, so that the
 * log stays a log.
 */
export function changesBetween(before: Fields, after: Fields): Changes {
  const names = Object.keys(after).filter(
    (name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null),
  );
  return Object.fromEntries(
    names.map((name) => [name, { from: cut(before[name] ?? null), to: cut(after[name] ?? null) }]),
  );
}

function cut(value: Json): Json {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length <= LONGEST ? value : `${text.slice(0, LONGEST)}…`;
}
