/**
 * The refusal of a rule, with the fields of the request to blame (path -> code). `fields` is empty
 * when no field is to blame.
 */
export interface Refusal<Code extends string> {
  readonly ok: false;
  readonly refused: Code;
  readonly fields: Readonly<Record<string, Code>>;
}

/** The permission of a rule, with its result. */
export interface Permitted<T> {
  readonly ok: true;
  readonly value: T;
}

/** The answer of a rule that can refuse: test `ok` first. */
export type Decision<T, Code extends string> = Permitted<T> | Refusal<Code>;

/** Permits, with the result. */
export function permit<T>(value: T): Permitted<T> {
  return { ok: true, value };
}

/** Refuses, with a code and the fields to blame, each with its own code. */
export function refuse<Code extends string, FieldCode extends string = never>(
  refused: Code,
  fields: Readonly<Record<string, FieldCode>> = {},
): Refusal<Code | FieldCode> {
  return { ok: false, refused, fields };
}
