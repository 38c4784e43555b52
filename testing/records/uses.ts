import type { Made } from '../factories/factories.ts';
import type { Shop } from '../shop.ts';

/**
 * A use of a record that keeps it from being deleted: the noun, the name of the use, and the table
 * whose row names the record.
 */
type Use = readonly [
  noun: string,
  name: string,
  table: string,
  make: (shop: Shop, of: { organiser: Made; id: number }) => Promise<unknown>,
];

/** Books a resource for an hour. */
const booked: Use[3] = async (shop, { organiser, id }) => {
  const customer = await shop.make.customer(organiser);
  await shop.sql(
    `with cart as (insert into carts (organiser_id, customer_id, reference)
       values ($1, $2, lpad(floor(random() * 1e11)::text, 12, '0')) returning id)
     insert into bookings (organiser_id, resource_id, customer_id, cart_id, start_at, end_at)
     select $1, $3, $2, id, '2026-07-06 08:00+00', '2026-07-06 09:00+00' from cart`,
    [organiser.id, customer.id, id],
  );
};

/** Books another resource, one date of which takes place at this one. */
const bookedForOneDate: Use[3] = async (shop, { organiser, id }) => {
  const other = await shop.make.resource(
    organiser,
    await shop.make.bookingConfiguration(organiser),
  );
  await booked(shop, { organiser, id: other.id });
  await shop.sql(
    `insert into booking_dates (organiser_id, booking_id, resource_id, start_at, end_at)
     select organiser_id, id, $2, start_at, end_at from bookings where resource_id = $1`,
    [other.id, id],
  );
};

/** Sells an offer to a family, where it is kept with the values of its kind. */
const sold =
  (kind: 'BUNDLE' | 'MEMBERSHIP' | 'VOUCHER', [names, values]: readonly [string, string]): Use[3] =>
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
  (kind: 'BUNDLE' | 'MEMBERSHIP' | 'VOUCHER'): Use[3] =>
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
    'availabilities',
    async (shop, { organiser, id }) =>
      shop.make.availability(organiser, await shop.make.activity(organiser), { location_id: id }),
  ],
  [
    'locations',
    'a resource is there',
    'resources',
    async (shop, { organiser, id }) =>
      shop.make.resource(organiser, await shop.make.bookingConfiguration(organiser), {
        location_id: id,
      }),
  ],
  [
    'booking-configurations',
    'a resource is booked by it',
    'resources',
    (shop, { organiser, id }) => shop.make.resource(organiser, { id, cuid: '' }),
  ],
  ['bundles', 'one was sold', 'customer_bundles', sold('BUNDLE', ['capacity', '10'])],
  ['bundles', 'one is in a cart', 'cart_items', inCart('BUNDLE')],
  ['vouchers', 'one was sold', 'customer_vouchers', sold('VOUCHER', ['amount', '5000'])],
  ['vouchers', 'one is in a cart', 'cart_items', inCart('VOUCHER')],
  [
    'memberships',
    'one was sold',
    'customer_memberships',
    sold('MEMBERSHIP', ['expires_at', 'now()']),
  ],
  ['memberships', 'one is in a cart', 'cart_items', inCart('MEMBERSHIP')],
  [
    'memberships',
    'an activity is for its members',
    'activities',
    (shop, { organiser, id }) => shop.make.activity(organiser, { membership_ids: [id] }),
  ],
  [
    'resources',
    'an availability needs it',
    'availability_resources',
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
  ['resources', 'it is booked', 'bookings', booked],
  ['resources', 'one date of a booking is there', 'booking_dates', bookedForOneDate],
  [
    'resources',
    'its time is in a cart',
    'cart_items',
    async (shop, { organiser, id }) => {
      const customer = await shop.make.customer(organiser);
      await shop.sql(
        `with cart as (insert into carts (organiser_id, customer_id, reference)
           values ($1, $2, lpad(floor(random() * 1e11)::text, 12, '0')) returning id)
         insert into cart_items (organiser_id, cart_id, type, resource_id, participant_id, price, expires_at)
         select $1, id, 'BOOKING', $3, $4, 1800, now() from cart`,
        [organiser.id, customer.id, id, customer.participant.id],
      );
    },
  ],
  [
    'coupons',
    'a payment under way was reduced by it',
    'payments',
    async (shop, { organiser, id }) => {
      const customer = await shop.make.customer(organiser);
      await shop.sql(
        `insert into payments (organiser_id, customer_id, method, amount, state, coupon_id)
         values ($1, $2, 'ONLINE', 500, 'PENDING', $3)`,
        [organiser.id, customer.id, id],
      );
    },
  ],
  [
    'coupons',
    'an order used it',
    'coupon_uses',
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
    'vouchers',
    async (shop, { organiser, id }) =>
      shop.make.voucher(organiser, { amount: null, bundle_id: id }),
  ],
  [
    'bundles',
    'a voucher that was sold gives it, though its offer gives another now',
    'customer_vouchers',
    async (shop, { organiser, id }) => {
      const other = await shop.make.bundle(organiser);
      const voucher = await shop.make.voucher(organiser, { amount: null, bundle_id: other.id });
      const customer = await shop.make.customer(organiser);
      await shop.sql(
        `with owed as (insert into receivables (organiser_id, customer_id, kind, total_amount)
           values ($1, $2, 'VOUCHER', 4500) returning id)
         insert into customer_vouchers (organiser_id, voucher_id, customer_id, receivable_id, bundle_id, bundle_terms)
         select $1, $4, $2, id, $3, '{"capacity": 10}' from owed`,
        [organiser.id, customer.id, id, voucher.id],
      );
    },
  ],
];

/** The tables whose rows name a record and let it go when it is deleted. */
export const DETACHED: Readonly<Record<string, readonly string[]>> = { coupons: ['carts'] };
