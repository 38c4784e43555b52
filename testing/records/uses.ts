import type { Made } from '../factories/factories.ts';
import type { Shop } from '../shop.ts';

/** A use of a record that keeps it from being deleted, by the noun and the name of the use. */
type Use = readonly [
  noun: string,
  name: string,
  make: (shop: Shop, of: { organiser: Made; id: number }) => Promise<unknown>,
];

/** Sells an offer to a family, where it is kept with the values of its kind. */
const sold =
  (kind: 'BUNDLE' | 'MEMBERSHIP' | 'VOUCHER', [names, values]: readonly [string, string]): Use[2] =>
  async (shop, { organiser, id }) => {
    const noun = kind.toLowerCase();
    const customer = await shop.make.customer(organiser);
    await shop.sql(
      `with owed as (insert into receivables (organiser_id, customer_id, kind, total_amount)
         values ($1, $2, '${kind}', 4500) returning id)
       insert into customer_${noun}s (organiser_id, ${noun}_id, customer_id, receivable_id, ${names})
       select $1, $3, $2, id, ${values} from owed`,
      [organiser.id, customer.id, id],
    );
  };

/** Puts an offer into the cart of a family. */
const inCart =
  (kind: 'BUNDLE' | 'MEMBERSHIP' | 'VOUCHER'): Use[2] =>
  async (shop, { organiser, id }) => {
    const customer = await shop.make.customer(organiser);
    await shop.sql(
      `with cart as (insert into carts (organiser_id, customer_id, reference)
         values ($1, $2, lpad(floor(random() * 1e11)::text, 12, '0')) returning id)
       insert into cart_items (organiser_id, cart_id, type, ${kind.toLowerCase()}_id, price, expires_at)
       select $1, id, '${kind}', $3, 4500, now() from cart`,
      [organiser.id, customer.id, id],
    );
  };

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
    'booking-configurations',
    'a resource is booked by it',
    (shop, { organiser, id }) => shop.make.resource(organiser, { id, cuid: '' }),
  ],
  ['bundles', 'one was sold', sold('BUNDLE', ['capacity', '10'])],
  ['bundles', 'one is in a cart', inCart('BUNDLE')],
  ['vouchers', 'one was sold', sold('VOUCHER', ['amount', '5000'])],
  ['vouchers', 'one is in a cart', inCart('VOUCHER')],
  ['memberships', 'one was sold', sold('MEMBERSHIP', ['expires_at', 'now()'])],
  ['memberships', 'one is in a cart', inCart('MEMBERSHIP')],
  [
    'memberships',
    'an activity is for its members',
    (shop, { organiser, id }) => shop.make.activity(organiser, { membership_ids: [id] }),
  ],
  [
    'resources',
    'an availability needs it',
    async (shop, { organiser, id }) => {
      const activity = await shop.make.activity(organiser);
      const availability = await shop.make.availability(organiser, activity);
      await shop.sql(
        `insert into availability_resources (organiser_id, availability_id, resource_id)
         values ($1, $2, $3)`,
        [organiser.id, availability.id, id],
      );
    },
  ],
  [
    'coupons',
    'an order used it',
    async (shop, { organiser, id }) => {
      const customer = await shop.make.customer(organiser);
      await shop.sql(
        `with used as (insert into carts (organiser_id, customer_id, reference)
           values ($1, $2, '000000000001') returning id)
         insert into coupon_uses (organiser_id, coupon_id, cart_id, customer_id, amount, created_at)
         select $1, $3, id, $2, 500, now() from used`,
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
