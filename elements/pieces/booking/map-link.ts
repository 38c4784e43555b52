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
