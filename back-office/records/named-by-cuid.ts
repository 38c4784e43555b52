/** Returns the cuid of the record that a value holds; null for any other value. */
export function cuidIn(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('cuid' in value)) return null;
  return typeof value.cuid === 'string' ? value.cuid : null;
}

/**
 * Returns the values of a form as a request has them: a form knows the records of a list with their
 * names and pictures, a request by their cuids.
 */
export function namedByCuid(
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((item: unknown) => cuidIn(item) ?? item) : value,
    ]),
  );
}
