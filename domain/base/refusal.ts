/** Why a rule said no, and on which fields of the request (path -> code). `fields` is empty when no field is to blame. */
export interface Refusal<Code extends string> {
  readonly ok: false;
  readonly refused: Code;
  readonly fields: Readonly<Record<string, Code>>;
}

/** A rule said yes, with what follows. */
export interface Permitted<T> {
  readonly ok: true;
  readonly value: T;
}

/** The answer of every rule that can refuse: test `ok` first. */
export type Decision<T, Code extends string> = Permitted<T> | Refusal<Code>;

/** Says yes, with what follows from it. */
export function permit<T>(value: T): Permitted<T> {
  return { ok: true, value };
}

/** Says no, with a code and the fields to blame, each with its own code. */
export function refuse<Code extends string, FieldCode extends string = never>(
  refused: Code,
  fields: Readonly<Record<string, FieldCode>> = {},
): Refusal<Code | FieldCode> {
  return { ok: false, refused, fields };
}
