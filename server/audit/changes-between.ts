import type { Json } from '@ribambelle/database/json.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Changes } from './record-audit.ts';

const LONGEST = 300;

/**
 * Returns the fields that differ between two states of a record; long texts are cut, so that the
 * log stays a log.
 */
export function changesBetween(
  before: Readonly<Record<string, Json>>,
  after: Readonly<Record<string, Json>>,
): Changes {
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
