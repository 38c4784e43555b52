/** The parts of a page that make it slow on a phone. */
export type HeavyPart = keyof typeof LIGHT;

/**
 * The most of each with which a page is quick: pictures are loaded as they come into sight, those
 * behind a section at once, and a list has data and cards of its own.
 */
export const LIGHT = { pictures: 24, grounds: 3, lists: 6 } as const;

/** Returns the parts of which a page has too many to be quick on a phone. */
export function heavyParts(counts: Readonly<Record<HeavyPart, number>>): readonly HeavyPart[] {
  const parts = ['pictures', 'grounds', 'lists'] as const;
  return parts.filter((part) => counts[part] > LIGHT[part]);
}
