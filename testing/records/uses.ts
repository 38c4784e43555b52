import type { Made } from '../factories/factories.ts';
import type { Shop } from '../shop.ts';

/** A use of a record that keeps it from being deleted, by the noun and the name of the use. */
type Use = readonly [
  noun: string,
  name: string,
  make: (shop: Shop, of: { organiser: Made; id: number }) => Promise<unknown>,
];

/** The uses that keep records from being deleted. */
export const USES: readonly Use[] = [
  [
    'locations',
    'an availability takes place there',
    async (shop, { organiser, id }) =>
      shop.make.availability(organiser, await shop.make.activity(organiser), { location_id: id }),
  ],
  [
    'locations',
    'a resource is there',
    async (shop, { organiser, id }) =>
      shop.make.resource(organiser, await shop.make.bookingConfiguration(organiser), {
        location_id: id,
      }),
  ],
];
