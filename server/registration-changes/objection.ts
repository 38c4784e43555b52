import type { ErrorCode } from '@ribambelle/api/all-errors.ts';

/** An objection to a change, with the fields at fault. */
export interface Objection {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, ErrorCode>>;
}

/**
 * Turns a refusal of places or stock into an objection, with the fields of its one wish, without
 * the index of the wish.
 */
export function objectionOf(refusal: {
  readonly refused: ErrorCode;
  readonly fields: Readonly<Record<string, ErrorCode>>;
}): Objection {
  const fields = Object.entries(refusal.fields).map(([field, code]) => [
    field.replace(/^0\.?/, '') || 'availability',
    code,
  ]);
  return { code: refusal.refused, fields: Object.fromEntries(fields) };
}
