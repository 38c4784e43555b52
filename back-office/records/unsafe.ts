import type { ListExportOf } from '../lists/export-menu.tsx';
import { cuidIn } from './named-by-cuid.ts';
import type { Noun, Shown } from './noun.ts';

/**
 * Returns the names of a register. Guarantee: a generated constant has the names of its type and no
 * other.
 */
export function namesOf<Register extends Readonly<Record<string, unknown>>>(register: Register) {
  return Object.keys(register) as readonly (keyof Register & string)[];
}

/**
 * Returns the cuid of a record and the version that was read, for a new one those of nothing.
 * Guarantee: every record has both (api/records/record.ts).
 */
export function stateOf(record: unknown): { readonly cuid: string; readonly version: number } {
  return (record ?? { cuid: '', version: 0 }) as { cuid: string; version: number };
}

/**
 * Returns the values that a form has of a record, which chooses another record by its cuid.
 * Guarantee: the fields of a form are fields of its record, whose answer has each of them
 * (api/records/record.ts); the answer has an object with a cuid where a request has the cuid.
 */
export function valuesOf<Values extends Record<string, unknown>>(
  record: unknown,
  initial: Values,
): Values {
  const shown = record as Values;
  return Object.fromEntries(
    Object.keys(initial).map((name) => [name, cuidIn(shown[name]) ?? shown[name]]),
  ) as Values;
}

/**
 * Returns the export of the list of a record. Guarantee: the list of every record can be exported
 * with its filters and columns (api/exports/shapes.ts).
 */
export function exportOf(of: {
  readonly list: Noun;
  readonly filters: object;
  readonly columns: readonly string[];
}): ReturnType<ListExportOf> {
  return of as unknown as ReturnType<ListExportOf>;
}

/** Returns a record as its panel shows it. Guarantee: it is the answer of the call of its noun. */
export function shownOf<Of extends Noun>(answer: unknown): Shown<Of> {
  return answer as Shown<Of>;
}
