import { addressLine } from '@ribambelle/domain/locations/address-lines.ts';

interface Location {
  readonly title: string;
  readonly name: string;
  readonly street: string;
  readonly number: string;
  readonly postcode: string;
  readonly city: string;
}

/**
 * Returns a location with its town, `Piscine Nereus, Ganshoren`, without the town where the name
 * contains it.
 */
export function locationName(location: Pick<Location, 'title' | 'name' | 'city'>): string {
  const title = location.title === '' ? location.name : location.title;
  return location.city === '' || title.includes(location.city)
    ? title
    : `${title}, ${location.city}`;
}

/** Returns the address of a location in one line; empty when unknown. */
export const locationAddress = (location: Location): string => addressLine(location);
