/**
 * Returns the new value, with every unchanged part being the very object of the old one: code that
 * compares by identity sees only the changes, and nothing else is drawn again. For JSON only.
 */
export function keepUnchanged(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before;
  if (Array.isArray(before) && Array.isArray(after)) {
    const items = after.map((item: unknown, index) => keepUnchanged(before[index], item));
    const same = before.length === items.length && items.every((item, at) => item === before[at]);
    return same ? before : items;
  }
  if (!isRecord(before) || !isRecord(after)) return after;
  const fields = Object.entries(after).map(
    ([name, value]) => [name, keepUnchanged(before[name], value)] as const,
  );
  const same =
    Object.keys(before).length === fields.length &&
    fields.every(([name, value]) => Object.hasOwn(before, name) && value === before[name]);
  return same ? before : Object.fromEntries(fields);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
