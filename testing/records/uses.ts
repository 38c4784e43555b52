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
  [
    'bundles',
    'one was sold',
    async (shop, { organiser, id }) => {
      const customer = await shop.make.customer(organiser);
      await shop.sql(
        `with owed as (insert into receivables (organiser_id, customer_id, kind, total_amount)
           values ($1, $2, 'BUNDLE', 4500) returning id)
         insert into customer_bundles (organiser_id, bundle_id, capacity, customer_id, receivable_id)
         select $1, $3, 10, $2, id from owed`,
        [organiser.id, customer.id, id],
      );
    },
  ],
  [
    'bundles',
    'one is in a cart',
    async (shop, { organiser, id }) => {
      const customer = await shop.make.customer(organiser);
      await shop.sql(
        `with cart as (insert into carts (organiser_id, customer_id, reference)
           values ($1, $2, '000000000000') returning id)
         insert into cart_items (organiser_id, cart_id, type, bundle_id, price, expires_at)
         select $1, id, 'BUNDLE', $3, 4500, now() from cart`,
        [organiser.id, customer.id, id],
      );
    },
  ],
  [
    'bundles',
    'a voucher gives it',
    async (shop, { organiser, id }) =>
      shop.make.voucher(organiser, { amount: null, bundle_id: id }),
  ],
];
