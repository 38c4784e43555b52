import type { $ZodIssue } from 'zod/v4/core';

const formats = new Map([
  ['email', 'INVALID_EMAIL'],
  ['date', 'INVALID_DATE'],
  ['datetime', 'INVALID_DATE'],
]);

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '';

const codeOfSize = (issue: $ZodIssue, small: boolean): string => {
  const ofText = 'origin' in issue && (issue.origin === 'string' || issue.origin === 'array');
  if (small) return ofText ? 'TOO_SHORT' : 'TOO_SMALL';
  return ofText ? 'TOO_LONG' : 'TOO_LARGE';
};

/**
 * Returns the error code for an issue that a schema found, the same as in the server's field
 * errors. A message of the schema in capitals is the code; a missing value that is required gives
 * REQUIRED.
 */
export const codeOfIssue = (issue: $ZodIssue, value: unknown): string => {
  if (/^[A-Z][A-Z0-9_]+$/.test(issue.message)) return issue.message;
  if (isNothing(value) || (Array.isArray(value) && value.length === 0)) return 'REQUIRED';
  if (issue.code === 'too_small') return codeOfSize(issue, true);
  if (issue.code === 'too_big') return codeOfSize(issue, false);
  if (issue.code === 'invalid_format') return formats.get(issue.format) ?? 'INVALID';
  return 'INVALID';
};

/** Returns the value in `values` at a path such as `address.city` or `participants.0.firstname`. */
export const valueAt = (values: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    values,
  );
