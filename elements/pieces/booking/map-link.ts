import { addressLine } from '@ribambelle/domain/locations/address-lines.ts';

interface Location {
  readonly street: string;
  readonly number: string;
  readonly postcode: string;
  readonly city: string;
}

/**
 * Returns a link to a map of this address; null without an address. The map is fetched only when
 * somebody follows the link.
 */
export function mapLink(location: Location): string | null {
  const address = addressLine(location);
  if (address === '') return null;
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}

/**
 * Returns the address of a map to embed, in the reader's language: a page of our own site, which
 * shows a maps service in a frame. That service then sees the reader's browser.
 */
export function embeddedMap(address: string, language: string): string {
  return `/embedded-map?${new URLSearchParams({ q: address, hl: language })}`;
}
