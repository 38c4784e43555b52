import type { Json } from '@ribambelle/database/json.ts';

/** What a view reads of a location that is named beside something else. */
export interface NamedLocation {
  readonly name: string;
  readonly title: Json;
  readonly city: string;
}

/** The name under which people know a location: its title in their language, or the name that staff use when it has none. */
function locationNameIn(
  text: (column: Json) => string,
  { name, title }: Omit<NamedLocation, 'city'>,
): string {
  return text(title) || name;
}

/** A location beside an availability, as people know it; null for none. */
export function shownLocation(
  text: (column: Json) => string,
  location: NamedLocation | null,
): { name: string; city: string } | null {
  return location === null ? null : { name: locationNameIn(text, location), city: location.city };
}
