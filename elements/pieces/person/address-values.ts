import type { Answer } from '@ribambelle/api/client.ts';

type Kept = NonNullable<NonNullable<Answer<'getSession'>['account']>['address']>;
export type ProposedAddress = Answer<'autofillAddresses'>['data'][number];

/** An address while it is being written. Coordinates hold only for the town they came with. */
export interface AddressValues extends Record<string, unknown> {
  readonly street: string;
  readonly number: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
  readonly located: {
    readonly town: string;
    readonly latitude: number;
    readonly longitude: number;
  } | null;
}

/** Returns the first values: the known address, else an empty Belgian one. */
export function addressValues(address: Kept | null): AddressValues {
  if (address === null)
    return { street: '', number: '', postcode: '', city: '', country: 'BE', located: null };
  const { street, number, postcode, city, country, latitude, longitude } = address;
  const located =
    latitude === null || longitude === null ? null : { town: townOf(address), latitude, longitude };
  return { street, number, postcode, city, country, located };
}

/**
 * Returns an address with the proposed values in place of the typed ones; a street that the
 * proposal lacks stays.
 */
export function filledIn(values: AddressValues, proposal: ProposedAddress): AddressValues {
  const { postcode, city, country, latitude, longitude } = proposal;
  const street = proposal.street === '' ? values.street : proposal.street;
  const number = proposal.number === '' ? values.number : proposal.number;
  return {
    street,
    number,
    postcode,
    city,
    country,
    located: { town: townOf(proposal), latitude, longitude },
  };
}

/** Returns the address as the API takes it (1 §5). */
export function addressToSend(values: AddressValues) {
  const { street, number, postcode, city, country, located } = values;
  const here = located !== null && located.town === townOf(values) ? located : null;
  return {
    street,
    number,
    postcode,
    city,
    country,
    state: null,
    address: `${street} ${number}, ${postcode} ${city}`.slice(0, 500),
    latitude: here?.latitude ?? null,
    longitude: here?.longitude ?? null,
  };
}

function townOf(address: { readonly postcode: string; readonly city: string }): string {
  return `${address.postcode.trim()} ${address.city.trim().toLowerCase()}`;
}
