import { type ErrorCode, errors } from '@ribambelle/api/all-errors.ts';

/** Facts that come with a refusal, by name: amounts in minor units, days, names of records. */
export type RefusalDetails = Readonly<Record<string, number | string>>;

/**
 * A declared refusal of an action: nothing was changed, and the caller learns which code and which
 * fields.
 */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, ErrorCode>>;
  readonly retry_after_seconds: number | null;
  /**
   * The facts that hold instead, by name: the present price when it is no longer the one that was
   * shown (R33), in minor units; the payment that this one may repeat.
   */
  readonly details: RefusalDetails;
  /**
   * A sentence in the language of the call that is more precise than the text of the code; null for
   * that text.
   */
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

/** Ends an action with a refusal; `fields` names the fields of the request at fault. */
export function refuse(code: ErrorCode, fields?: Readonly<Record<string, ErrorCode>>): never {
  throw new Refusal(code, fields === undefined ? {} : { fields });
}

/** Returns the value. Refuses with the code when there is none. */
export function orRefuse<Value>(value: Value | null | undefined, code: ErrorCode): Value {
  if (value === null || value === undefined) refuse(code);
  return value;
}
