import type { Json } from '@ribambelle/database/json.ts';

/** The columns of a location that a view reads with another record. */
export interface NamedLocation {
  readonly name: string;
  readonly title: Json;
  readonly city: string;
}

/**
 * Returns the name under which people know a location: its title in their language, or the name
 * used by staff when it has none.
 */
function locationNameIn(
  text: (column: Json) => string,
  { name, title }: Omit<NamedLocation, 'city'>,
): string {
  return text(title) || name;
}

/** Returns the location of an availability, as people know it; null when there is none. */
export function shownLocation(
  text: (column: Json) => string,
  location: NamedLocation | null,
): { name: string; city: string } | null {
  return location === null ? null : { name: locationNameIn(text, location), city: location.city };
}
