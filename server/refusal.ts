import { type ErrorCode, errors } from '@ribambelle/api/all-errors.ts';

/** Facts that come with a refusal, by name: amounts in minor units, days, names of things. */
export type RefusalDetails = Readonly<Record<string, number | string>>;

/** A declared refusal of an action: nothing was changed, and the caller is told which code and which fields. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, ErrorCode>>;
  readonly retry_after_seconds: number | null;
  /**
   * What is true instead, by name: a price that is no longer the one that was shown (R33), in minor units; the payment that this one
   * may be again.
   */
  readonly details: RefusalDetails;
  /** A sentence in the language of the call that says more than the one of the code; null for that one. */
  readonly words: string | null;
  constructor(
    code: ErrorCode,
    input: {
      fields?: Readonly<Record<string, ErrorCode>>;
      retry_after_seconds?: number;
      details?: RefusalDetails;
      words?: string | null;
    } = {},
  ) {
    super(code);
    this.code = code;
    this.fields = input.fields ?? {};
    this.retry_after_seconds = input.retry_after_seconds ?? null;
    this.details = input.details ?? {};
    this.words = input.words ?? null;
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
