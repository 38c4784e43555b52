import { type ErrorCode, errors } from '@ribambelle/api/all-errors.ts';

/** A declared refusal of an action: nothing was changed, and the caller is told which code and which fields. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, ErrorCode>>;
  readonly retry_after_seconds: number | null;
  /** What is true instead, by name: a price that is no longer the one that was shown (R33), in minor units. */
  readonly details: Readonly<Record<string, number>>;
  constructor(
    code: ErrorCode,
    input: {
      fields?: Readonly<Record<string, ErrorCode>>;
      retry_after_seconds?: number;
      details?: Readonly<Record<string, number>>;
    } = {},
  ) {
    super(code);
    this.code = code;
    this.fields = input.fields ?? {};
    this.retry_after_seconds = input.retry_after_seconds ?? null;
    this.details = input.details ?? {};
  }
  get status(): number {
    return errors[this.code];
  }
}

/** Ends an action with a refusal; `fields` names the fields of the request that it is about. */
export function refuse(code: ErrorCode, fields?: Readonly<Record<string, ErrorCode>>): never {
  throw new Refusal(code, fields === undefined ? {} : { fields });
}

/** The value, or the refusal when there is none. */
export function orRefuse<Value>(value: Value | null | undefined, code: ErrorCode): Value {
  if (value === null || value === undefined) refuse(code);
  return value;
}
