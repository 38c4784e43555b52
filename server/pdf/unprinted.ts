/** A sign that no font has, with the texts that contain it. */
export interface Unprinted {
  readonly sign: string;
  readonly names: string[];
}

/**
 * Returns the signs of some texts that do not print, each with the texts that contain it, in their
 * order; `missing` finds those of one text.
 */
export function unprintedSigns(
  texts: Iterable<string>,
  missing: (text: string) => readonly string[],
): Unprinted[] {
  const signs = new Map<string, Set<string>>();
  for (const text of texts)
    for (const sign of missing(text)) signs.set(sign, (signs.get(sign) ?? new Set()).add(text));
  return [...signs].map(([sign, names]) => ({ sign, names: [...names] }));
}

/** Returns the texts of a document, from its nodes and lists of nodes. */
export function textsOf(part: unknown): readonly string[] {
  if (typeof part === 'string') return [part];
  if (Array.isArray(part)) return part.flatMap((one: unknown) => textsOf(one));
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]: [string, unknown]) =>
    name === 'text' || typeof value !== 'string' ? textsOf(value) : [],
  );
}
