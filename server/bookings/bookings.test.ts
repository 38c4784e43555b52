import type { Ask } from '@ribambelle/api/client.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let configuration: Made;
let court: Made;
let staff: { token: string };
let buyer: MadeCustomer;

const NOW = '2026-01-05T08:00:00.000Z';

beforeAll(async () => {
  shop = await openShop({ jobs: true });
  organiser = await shop.make.organiser({ service_fee_amount: 100 });
  staff = await shop.make.collaborator(organiser, [
    'bookings.create',
    'bookings.read',
    'bookings.delete',
    'resources.delete',
    'payments.read',
    'payments.create',
  ]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set(NOW);
  configuration = await shop.make.bookingConfiguration(organiser, {
    minimum_participants: 1,
    maximum_participants: 3,
    granularity_minutes: 30,
    notice_minutes: 60,
    prices: JSON.stringify([
      { duration: 3_600, amount: 1_800 },
      { duration: 5_400, amount: 2_500 },
    ]),
  });
  court = await shop.make.resource(organiser, configuration);
  buyer = await shop.make.customer(organiser);
});

/**
 * Returns a time that starts at this hour in UTC on the Monday after: an hour later in Brussels.
 */
const at = (hour: string, minutes = 60) => {
  const start = new Date(`2026-01-12T${hour}:00.000Z`);
  const end = new Date(start.getTime() + minutes * 60_000);
  return { start_at: start.toISOString(), end_at: end.toISOString() };
};

type Wish = NonNullable<Ask<'addCartItems'>['bookings']>[number];

function add(wish: Partial<Wish> = {}, by: MadeCustomer = buyer) {
  const booking = { resource_id: court.id, dates: [at('09:00')], ...wish };
  return shop.call('addCartItems', { participant_id: by.participant.id, bookings: [booking] }, by);
}

async function order(wish: Partial<Wish> = {}) {
  const { cart } = await add(wish);
  const terms = { cart_id: cart.id, payment_strategy: 'DELAYED' as const, terms: true };
  await shop.call('checkoutCart', terms, buyer);
  const purchase = await shop.call('getCheckoutSuccess', { cart: cart.cuid }, buyer);
  return { cart, purchase, booking: purchase.bookings[0] };
}

/** Adds a sibling of the buyer's participant. */
async function sibling(firstname: string): Promise<number> {
  const child = { firstname, lastname: 'Peeters', birthdate: '2017-05-04' };
  const { participant } = await shop.call('createParticipant', child, buyer);
  return participant.id;
}

async function brokenBooks(): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  const violations = await checkInvariants(client);
  await client.end();
  return violations.filter((one) => !one.includes('weekdays'));
}

test('200 a booking in the cart shows its resource, place, times, participants and price', async () => {
  const { cart } = await add({ dates: [at('09:30', 90)] });
  expect(cart.items).toMatchObject([
    {
      type: 'BOOKING',
      price: 2_500,
      deposit: 0,
      resource: { id: court.id, name: 'Court de tennis', location: null },
      booking_dates: [at('09:30', 90)],
      participant: { id: buyer.participant.id },
      participants: [{ id: buyer.participant.id }],
    },
  ]);
});

test('200 several dates are one booking, at the sum of their prices, the earliest first', async () => {
  const { booking } = await order({ dates: [at('15:00', 90), at('09:00')] });
  expect(booking).toMatchObject({
    dates: [at('09:00'), at('15:00', 90)],
    total_amount: 4_300,
    participations: [{ total_amount: 4_300 }],
  });
});

test.each<[string, Partial<Wish>, string]>([
  ['RESOURCE_NOT_FOUND', { resource_id: 12 }, 'resource_id'],
  ['BOOKING_DURATION_UNKNOWN', { dates: [at('09:00', 45)] }, 'dates.0.end_at'],
  ['BOOKING_NOT_POSSIBLE', { dates: [at('09:00'), at('09:15')] }, 'dates.1.start_at'],
  ['BOOKING_NOT_POSSIBLE', { dates: [at('05:00')] }, 'dates.0.start_at'],
  ['RESOURCE_TAKEN', { dates: [at('09:00'), at('09:30')] }, 'dates.1.start_at'],
  ['PARTICIPANT_NOT_FOUND', { participants: [12] }, 'participants'],
  ['PRICE_CHANGED', { total_amount: 1_700 }, 'total_amount'],
])('409 %s for %j', async (code, wish, field) => {
  await expect(add(wish)).rejects.toMatchObject({
    code,
    fields: { [`bookings.0.${field}`]: code },
  });
  expect((await shop.call('getSession', {}, buyer)).cart?.items ?? []).toEqual([]);
});

test.each([
  ['the first moment that can be written', '0001-01-01T00:00:00.000Z', '0001-01-01T01:00:00.000Z'],
  ['the last one', '9999-12-31T22:59:59.999Z', '9999-12-31T23:59:59.999Z'],
  ['its end before its beginning', '2026-01-12T10:00:00.000Z', '2026-01-12T09:00:00.000Z'],
  ['no time at all', '2026-01-12T09:00:00.000Z', '2026-01-12T09:00:00.000Z'],
])('a refusal, and never a failure, for %s', async (_, start_at, end_at) => {
  const codes = ['BOOKING_NOT_POSSIBLE', 'BOOKING_DURATION_UNKNOWN'];
  const calls = [
    () => add({ dates: [{ start_at, end_at }] }),
    () =>
      shop.office(
        'sellBooking',
        {
          customer: buyer.cuid,
          resource: court.cuid,
          participants: [buyer.participant.cuid],
          start_at,
          end_at,
        },
        staff,
      ),
  ];
  for (const call of calls)
    await expect(call()).rejects.toMatchObject({
      code: expect.stringMatching(new RegExp(codes.join('|'), 'u')),
    });
});

test('422 for nobody, too few and too many', async () => {
  const bookings = [{ resource_id: court.id, dates: [at('09:00')] }];
  await expect(shop.call('addCartItems', { bookings }, buyer)).rejects.toMatchObject({
    code: 'BOOKING_PARTICIPANT_REQUIRED',
  });
  const many = [await sibling('Lou'), await sibling('Mia'), await sibling('Nel')];
  await expect(add({ participants: many })).rejects.toMatchObject({ code: 'BOOKING_TOO_MANY' });
  await shop.sql('update booking_configurations set minimum_participants = 2 where id = $1', [
    configuration.id,
  ]);
  await expect(add()).rejects.toMatchObject({ code: 'BOOKING_TOO_FEW' });
  await add({ participants: many.slice(0, 1) });
});

test('409 for a time held in another cart, which is free again the moment it expires', async () => {
  await add();
  const other = await shop.make.customer(organiser);
  await expect(add({}, other)).rejects.toMatchObject({ code: 'RESOURCE_TAKEN' });
  await expect(add({ dates: [at('09:30')] }, other)).rejects.toMatchObject({
    code: 'RESOURCE_TAKEN',
  });
  // times that touch do not overlap
  await add({ dates: [at('10:00'), at('08:00')] }, other);
  shop.clock.set('2026-01-05T08:15:00.000Z');
  await add({}, await shop.make.customer(organiser));
});

test('409 at checkout for a time that is closed or has started since, with the reason', async () => {
  const firstAnswer = await add();
  await shop.sql(
    `update booking_configurations set exceptions = '[{"first_day": "2026-01-12", "last_day": "2026-01-12", "hours": null}]' where id = $1`,
    [configuration.id],
  );
  const payment = { payment_strategy: 'DELAYED' as const, terms: true };
  await expect(
    shop.call('checkoutCart', { cart_id: firstAnswer.cart.id, ...payment }, buyer),
  ).rejects.toMatchObject({
    code: 'BOOKING_CLOSED',
    fields: { [`items.${firstAnswer.cart.items[0]?.id}`]: 'BOOKING_CLOSED' },
  });
  await shop.sql(`update booking_configurations set exceptions = '[]' where id = $1`, [
    configuration.id,
  ]);
  shop.clock.set('2026-01-12T07:59:00.000Z');
  const late = await shop.make.customer(organiser);
  const { cart } = await add({ dates: [at('09:00')] }, late);
  shop.clock.set('2026-01-12T09:00:00.000Z');
  await shop.sql(`update cart_items set expires_at = '2026-01-12T10:00:00Z' where cart_id = $1`, [
    cart.id,
  ]);
  await expect(
    shop.call('checkoutCart', { cart_id: cart.id, ...payment }, late),
  ).rejects.toMatchObject({ code: 'BOOKING_STARTED' });
});

test('409 at checkout for a resource that is no longer offered', async () => {
  const { cart } = await add();
  await shop.sql('update resources set published = false where id = $1', [court.id]);
  const request = { cart_id: cart.id, payment_strategy: 'DELAYED' as const, terms: true };
  await expect(shop.call('checkoutCart', request, buyer)).rejects.toMatchObject({
    code: 'RESOURCE_WITHDRAWN',
  });
});

test('200 split: each participant owes a share, to the cent, and can pay it alone', async () => {
  const participants = [await sibling('Lou'), await sibling('Mia')];
  const { booking, purchase } = await order({
    participants,
    payment_split: true,
    dates: [at('09:00', 90)],
  });
  expect(booking).toMatchObject({ payment_split: true, total_amount: 2_500 });
  expect(booking?.participations.map(({ total_amount }) => total_amount)).toEqual([834, 833, 833]);
  const kinds = await shop.sql(
    'select kind, total_amount from receivables where cart_id = $1 and not accessory order by total_amount desc',
    [purchase.cart.id],
  );
  expect(kinds).toHaveLength(3);
  const second = booking?.participations[1]?.cuid ?? '';
  await shop.sql('update customers set wallet_amount = 5000 where id = $1', [buyer.id]);
  await shop.sql(
    `insert into wallet_movements (organiser_id, customer_id, amount, reason, message) values ($1, $2, 5000, 'CORRECTION', 'Cadeau')`,
    [organiser.id, buyer.id],
  );
  await shop.call('payWithWallet', { amount: 833, destination: second }, buyer);
  const details = await shop.call('getAccountBooking', { cuid: booking?.cuid ?? '' }, buyer);
  expect(details.participations.map(({ paid_amount }) => paid_amount)).toEqual([0, 833, 0]);
  expect(await brokenBooks()).toEqual([]);
});

test('200 in the account: listed, counted, with its order and how to pay it; another family’s is not found', async () => {
  const { booking, cart } = await order();
  const { data, count } = await shop.call('listAccountBookings', {}, buyer);
  expect(count).toBe(1);
  expect(data).toEqual([booking]);
  expect((await shop.call('getSession', {}, buyer)).account?.counters.bookings).toBe(1);
  const details = await shop.call('getAccountBooking', { cuid: booking?.cuid ?? '' }, buyer);
  expect(details).toMatchObject({
    cart: { cuid: cart.cuid },
    cancellation_message: null,
    outstanding_amount: 1_800,
  });
  const other = await shop.make.customer(organiser);
  await expect(
    shop.call('getAccountBooking', { cuid: booking?.cuid ?? '' }, other),
  ).rejects.toMatchObject({ code: 'BOOKING_NOT_FOUND', status: 404 });
});

test('200 the e-mail of the order shows the resource, day and hours', async () => {
  await order();
  const { text } = await mailTo(buyer, 'cart.processed');
  expect(text).toContain('Court de tennis');
  expect(text).toMatch(/12\sjanvier\s2026,\s10\sh\s–\s11\sh/);
});

test('200 cancelled by staff: free again, nothing due, its money to be given back, and an e-mail', async () => {
  const { booking } = await order({ participants: [await sibling('Lou')], payment_split: true });
  const cuid = booking?.cuid ?? '';
  await shop.office('recordPayment', { customer: buyer.cuid, amount: 1_900 }, staff);
  await expect(
    shop.office('cancelBooking', { booking: cuid, message: ' ' }, staff),
  ).rejects.toMatchObject({ code: 'CANCELLATION_MESSAGE_REQUIRED' });
  const details = await shop.office('getOfficeBooking', { booking: cuid }, staff);
  expect(details).toMatchObject({ status: 'UPCOMING', total_amount: 1_800, paid_amount: 1_800 });
  expect(
    await shop.office('cancelBooking', { booking: cuid, message: 'Pluie' }, staff),
  ).toMatchObject({ refundable_amount: 1_800 });
  expect(await shop.office('getOfficeBooking', { booking: cuid }, staff)).toMatchObject({
    status: 'CANCELLED',
    total_amount: 0,
    credit_amount: 1_800,
    cancellation_message: 'Pluie',
  });
  await add({}, await shop.make.customer(organiser));
  await expect(
    shop.office('cancelBooking', { booking: cuid, message: 'Pluie' }, staff),
  ).rejects.toMatchObject({ code: 'BOOKING_ALREADY_CANCELLED' });
  expect((await mailTo(buyer, 'booking.cancelled')).text).toContain('Pluie');
  expect(await brokenBooks()).toEqual([]);
});

test('200 by staff: at the last minute, free or at its price; a taken time and another family’s child are refused', async () => {
  shop.clock.set('2026-01-12T08:50:00.000Z');
  const sale = {
    customer: buyer.cuid,
    resource: court.cuid,
    participants: [buyer.participant.cuid],
    ...at('09:00'),
  };
  await expect(
    shop.office('sellBooking', { ...sale, total_amount: 1 }, staff),
  ).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
  const { cuid } = await shop.office('sellBooking', { ...sale, given: true }, staff);
  expect(await shop.office('getOfficeBooking', { booking: cuid }, staff)).toMatchObject({
    total_amount: 0,
    created_by: expect.any(String),
  });
  await expect(shop.office('sellBooking', sale, staff)).rejects.toMatchObject({
    code: 'RESOURCE_TAKEN',
    fields: { start_at: 'RESOURCE_TAKEN' },
  });
  const other = await shop.make.customer(organiser);
  const strange = { ...sale, participants: [other.participant.cuid], ...at('12:00') };
  await expect(shop.office('sellBooking', strange, staff)).rejects.toMatchObject({
    code: 'PARTICIPANT_NOT_FOUND',
  });
  await expect(
    shop.office('sellBooking', { ...sale, participants: [] }, staff),
  ).rejects.toMatchObject({ code: 'BOOKING_PARTICIPANT_REQUIRED' });
  await expect(
    shop.office('sellBooking', { ...sale, customer: 'nobody' }, staff),
  ).rejects.toMatchObject({ code: 'CUSTOMER_NOT_FOUND' });
  await expect(
    shop.office('sellBooking', { ...sale, resource: 'nothing' }, staff),
  ).rejects.toMatchObject({ code: 'RESOURCE_NOT_FOUND' });
});

test('200 the list of the office filters by name, resource, days and cancellation', async () => {
  const { booking } = await order({ dates: [at('09:00')] });
  const find = async (filters: Ask<'listOfficeBookings'>) =>
    (await shop.office('listOfficeBookings', filters, staff)).data.map(({ cuid }) => cuid);
  const mine = { customer: buyer.cuid };
  expect(await find({ ...mine, resource: court.cuid })).toEqual([booking?.cuid]);
  expect(await find({ ...mine, starts_from: '2026-01-12', starts_to: '2026-01-12' })).toEqual([
    booking?.cuid,
  ]);
  expect(await find({ ...mine, starts_from: '2026-01-13' })).toEqual([]);
  expect(await find({ ...mine, sold_from: '2026-01-06' })).toEqual([]);
  expect(await find({ ...mine, cancelled: true })).toEqual([]);
  expect(await find({ ...mine, search: 'nobodyknows' })).toEqual([]);
});

test('409 for deleting a resource that is booked or in a cart', async () => {
  await add();
  await expect(
    shop.office('deleteResource', { resource: court.cuid }, staff),
  ).rejects.toMatchObject({ code: 'RESOURCE_IN_USE' });
  const free = await shop.make.resource(organiser, configuration);
  await shop.office('deleteResource', { resource: free.cuid }, staff);
});

test('409 for removing a participant with a booking ahead from the account', async () => {
  const lou = await sibling('Lou');
  await order({ participants: [lou] });
  await expect(
    shop.call('deleteParticipant', { participant_id: lou }, buyer),
  ).rejects.toMatchObject({ code: 'PARTICIPANT_HAS_REGISTRATIONS' });
});

async function mailTo(customer: Made, kind: string): Promise<{ text: string }> {
  const find = () =>
    shop.sql<{ text: string }>(
      'select text from sent_mails where customer_id = $1 and kind = $2 order by created_at desc',
      [customer.id, kind],
    );
  await expect.poll(async () => (await find()).length).toBeGreaterThan(0);
  const [mail] = await find();
  return mail ?? { text: '' };
}
