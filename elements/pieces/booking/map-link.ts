import { addressLine } from '@ribambelle/domain/locations/address-lines.ts';

interface Location {
  readonly street: string;
  readonly number: string;
  readonly postcode: string;
  readonly city: string;
}

/** Where a map shows this address; null where there is none. Nothing is fetched from it until somebody follows the link. */
export function mapLink(location: Location): string | null {
  const address = addressLine(location);
  if (address === '') return null;
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}

/** A map of an address to stand in a page, in the reader's language: a page of the site's own that frames a maps service, to which the reader's browser then shows itself. */
export function embeddedMap(address: string, language: string): string {
  return `/embedded-map?${new URLSearchParams({ q: address, hl: language })}`;
}
