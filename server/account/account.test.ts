import type { RegistrationColumns } from '@ribambelle/testing/factories/sold.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';

let shop: Shop;
let organiser: Made;
let anne: MadeCustomer;
let other: MadeCustomer;
let foreign: MadeCustomer;
let camp: Made & { dates: readonly Made[] };
let activity: Made;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  anne = await shop.make.customer(organiser);
  other = await shop.make.customer(organiser);
  foreign = await shop.make.customer(await shop.make.organiser({ name: 'Voisin' }, 'localhost'));
  activity = await shop.make.activity(organiser);
  const category = await shop.make.category(organiser);
  await shop.sql(
    'insert into activity_categories (organiser_id, activity_id, category_id) values ($1, $2, $3)',
    [organiser.id, activity.id, category.id],
  );
  const location = await shop.make.location(organiser);
  camp = await shop.make.availability(organiser, activity, {
    days: ['2026-07-06', '2026-07-07', '2026-07-08'],
    location_id: location.id,
    capacity: 1,
    status: 'FULL',
    registered: 1,
  });
});
afterAll(() => shop.close());

let reference = 900_000_000_00;

async function makeCart(
  customer: Made,
  row: { status?: string; fee?: { total_amount?: number; paid_amount?: number } } = {},
): Promise<Made> {
  reference += 1;
  const [cart] = await shop.sql<{ id: string; cuid: string }>(
    `insert into carts (organiser_id, customer_id, status, reference, processed_at)
     values ($1, $2, $3, $4, '2026-01-04T10:00:00Z') returning id, cuid`,
    [organiser.id, customer.id, row.status ?? 'PROCESSED', `0${reference}`],
  );
  const cart_id = Number(cart?.id);
  const fee = { kind: 'SERVICE_FEE', accessory: true, cart_id, total_amount: 150, ...row.fee };
  await shop.make.receivable(organiser, customer, fee);
  return { id: cart_id, cuid: cart?.cuid ?? '' };
}

function register(
  customer: MadeCustomer,
  { dates = [0, 2], ...columns }: Partial<RegistrationColumns> & { dates?: number[] } = {},
): Promise<Made> {
  return shop.make.registration(organiser, customer, {
    total_amount: 10_000,
    deposit_amount: 3_000,
    availability_id: camp.id,
    date_ids: dates.flatMap((index) => camp.dates[index]?.id ?? []),
    ...columns,
  });
}

test('200 lists the customer’s registrations with the details of their cards', async () => {
  const registration = await register(anne, { paid_amount: 4_000 });
  const { data, count } = await shop.call(
    'listAccountRegistrations',
    {},
    { ...anne, headers: { 'accept-language': 'en' } },
  );
  expect(count).toBe(1);
  expect(data).toMatchObject([
    {
      cuid: registration.cuid,
      total_amount: 1e4,
      deposit_amount: 3e3,
      paid_amount: 4e3,
      outstanding_amount: 6e3,
      cancelled: false,
      bundle_id: null,
      bundle_capacity_refunded: false,
      participant: {
        fullname: 'Léa Dubois',
        customer_id: anne.id,
      },
      dates: [{ start_at: '2026-07-06T09:00:00.000Z' }, { start_at: '2026-07-08T09:00:00.000Z' }],
      availability: {
        dates: camp.dates.map(({ id }) => ({
          id,
          status: 'OPEN',
          registered: 0,
        })),
        location: {
          title: 'Piscine',
          city: 'Bruxelles',
        },
        activity: {
          title: 'Swimming camp',
          motif: 'water',
          images: [],
          categories: [
            {
              title: 'Swimming',
              group: { scope: 'PRIMARY' },
            },
          ],
        },
      },
    },
  ]);
  expect((await shop.call('getSession', {}, anne)).account?.counters).toMatchObject({
    registrations: 1,
    carts: 0,
  });
});

test('200 filters by registrations ahead or still to be paid, in pages', async () => {
  const customer = await shop.make.customer(organiser);
  const past = await shop.make.availability(organiser, await shop.make.activity(organiser), {
    days: ['2025-07-06'],
  });
  await register(customer, { availability_id: past.id, dates: [] });
  const ahead = await register(customer, { paid_amount: 10_000 });
  const ids = async (filters: object) =>
    (await shop.call('listAccountRegistrations', filters, customer)).data.map(({ id }) => id);
  expect(await ids({ coming: true })).toEqual([ahead.id]);
  expect(await ids({ outstanding: true })).not.toContain(ahead.id);
  expect(await ids({ page_size: 1, page_number: 1 })).toEqual([ahead.id]);
  const later = await shop.make.availability(organiser, await shop.make.activity(organiser), {
    days: ['2027-07-06'],
  });
  const last = await register(customer, { availability_id: later.id, dates: [] });
  // upcoming ones first, the next one before the others although it was bought earlier; then past
  // ones
  expect((await ids({})).slice(0, 2)).toEqual([ahead.id, last.id]);
  expect(
    await shop.call('listAccountRegistrations', { page_size: 1, page_number: 3 }, customer),
  ).toMatchObject({ count: 3 });
});

/** Registers Anne with an option and a text answer. */
async function registerWithAnswers() {
  const option = await shop.make.option(organiser, activity, {
    prices: [{ amount: 500, label: JSON.stringify({ fr: 'Midi', en: 'Noon' }) }],
  });
  const question = await shop.make.question(organiser, activity, {
    type: 'CHOICES_SINGLE',
    choices: JSON.stringify([
      {
        id: 1,
        label: {
          fr: 'Oui',
          en: 'Yes',
        },
      },
    ]),
  });
  const cart = await makeCart(anne);
  const made = await register(anne, { cart_id: cart.id });
  await shop.sql(
    `insert into registration_options (organiser_id, registration_id, price_id, content, amount) values ($1, $2, $3, 'Sans sel', 500)`,
    [organiser.id, made.id, option.prices[0]?.id],
  );
  await shop.sql(
    `insert into registration_questions (organiser_id, registration_id, question_id, content) values ($1, $2, $3, '1')`,
    [organiser.id, made.id, question.id],
  );
  return { cart, made };
}

test('200 shows a registration with its dates, options, answers and how to pay the rest by transfer', async () => {
  const { cart, made } = await registerWithAnswers();
  const details = await shop.call(
    'getAccountRegistration',
    { cuid: made.cuid },
    { ...anne, headers: { 'accept-language': 'en' } },
  );
  expect(details).toMatchObject({
    dates: [
      {
        date_id: camp.dates[0]?.id,
        arrival: null,
      },
      { date: { start_at: '2026-07-08T09:00:00.000Z' } },
    ],
    availability: {
      dates: [{ status: 'OPEN' }, {}, {}],
      categories: [
        {
          title: 'Swimming',
          group: { scope: 'PRIMARY' },
        },
      ],
    },
    options: [
      {
        content: 'Sans sel',
        amount: 500,
        price: {
          amount: 500,
          label: 'Noon',
          option: { title: 'Lunch' },
        },
      },
    ],
    questions: [
      {
        content: 'Yes',
        question: { title: 'Allergies?' },
      },
    ],
    cart: { cuid: cart.cuid },
    cancelled_at: null,
    cancellable: true,
    bank_transfer: {
      // all that the order owes, including its fee: one communication covers one amount
      amount: 10_150,
      iban: 'BE68539007547034',
      beneficiary: 'Maison des enfants ASBL',
    },
  });
  expect(details.bank_transfer?.communication).toMatch(/^\+{3}\d{3}\/\d{4}\/\d{5}\+{3}$/);
  expect(details.bank_transfer?.epc).toContain('EUR101.50');
});

test('404 for a registration or cart of another customer, of another organiser, or that does not exist; 401 for a visitor', async () => {
  const cart = await makeCart(other);
  const registration = await register(other, { cart_id: cart.id });
  for (const as of [anne, { ...foreign, host: 'localhost' }]) {
    await expect(
      shop.call('getAccountRegistration', { cuid: registration.cuid }, as),
    ).rejects.toMatchObject({ code: 'REGISTRATION_NOT_FOUND' });
    await expect(shop.call('getAccountCart', { cuid: cart.cuid }, as)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      status: 404,
    });
    await expect(
      shop.call('cancelRegistration', { registration_id: registration.id, message: 'x' }, as),
    ).rejects.toMatchObject({
      code: 'REGISTRATION_NOT_FOUND',
    });
  }
  await expect(shop.call('getAccountCart', { cuid: 'nowhere' }, anne)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await expect(shop.call('listAccountCarts', {})).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
  await expect(shop.call('listAccountRegistrations', {})).rejects.toMatchObject({
    code: 'NOT_SIGNED_IN',
  });
  expect(
    await shop.sql('select cancelled_at from registrations where id = $1', [registration.id]),
  ).toEqual([{ cancelled_at: null }]);
});

test('200 lists processed carts with their totals, and shows one with the things bought', async () => {
  const customer = await shop.make.customer(organiser);
  await makeCart(customer, { status: 'OPEN' });
  const cart = await makeCart(customer, { fee: { paid_amount: 100 } });
  await register(customer, { cart_id: cart.id, paid_amount: 3_000 });
  await register(customer, {
    cart_id: cart.id,
    total_amount: 0,
    deposit_amount: 0,
    cancelled_at: shop.clock.now(),
  });
  const carts = await shop.call('listAccountCarts', {}, customer);
  const sums = {
    items_count: 2,
    total_amount: 10_150,
    paid_amount: 3_100,
    outstanding_amount: 7_050,
    service_fee_amount: 150,
  };
  expect(carts).toMatchObject({
    count: 1,
    data: [{ cuid: cart.cuid, ...sums, processed_at: '2026-01-04T10:00:00.000Z' }],
  });
  const english = { ...customer, headers: { 'accept-language': 'en' } };
  expect((await shop.call('listAccountCarts', {}, english)).data[0]?.titles).toEqual([
    'Swimming camp',
  ]);
  const details = await shop.call('getAccountCart', { cuid: cart.cuid }, customer);
  expect(details).toMatchObject({ ...sums, bank_transfer: { amount: 7_050 } });
  expect(details).toMatchObject({
    coupon_id: null,
    items: [{ availability: { id: camp.id }, availabilities: [{ id: camp.id }] }, {}],
  });
  expect(details.items.map(({ price, cancelled: isCancelled }) => [price, isCancelled])).toEqual(
    expect.arrayContaining([
      [10_000, false],
      [0, true],
    ]),
  );
  expect((await shop.call('getSession', {}, customer)).account?.counters.carts).toBe(1);
});

test('200 cancels with a reason, frees the place and notifies those concerned; the money stays', async () => {
  await shop.sql(`update registrations set cancelled_at = now() where availability_id = $1`, [
    camp.id,
  ]);
  const registration = await register(anne, { paid_amount: 4_000 });
  const request = { registration_id: registration.id, message: ' Malade ' };
  await expect(
    shop.call('cancelRegistration', { ...request, message: '  ' }, anne),
  ).rejects.toMatchObject({
    code: 'CANCELLATION_MESSAGE_REQUIRED',
    fields: { message: 'CANCELLATION_MESSAGE_REQUIRED' },
  });
  shop.clock.set('2026-07-08T16:00:00.000Z');
  await expect(shop.call('cancelRegistration', request, anne)).rejects.toMatchObject({
    code: 'REGISTRATION_OVER',
    status: 409,
  });
  shop.clock.set('2026-01-05T08:00:00.000Z');
  await shop.call('cancelRegistration', request, anne);
  const [row] = await shop.sql(
    'select cancellation_type, cancellation_message, paid_amount from registrations r join receivables owed on owed.id = r.receivable_id where r.id = $1',
    [registration.id],
  );
  expect(row).toEqual({
    cancellation_type: 'CUSTOMER',
    cancellation_message: 'Malade',
    paid_amount: 4_000,
  });
  expect(
    await shop.sql('select registered, status from availabilities where id = $1', [camp.id]),
  ).toEqual([{ registered: 0, status: 'OPEN' }]);
  const events = await shop.sql<{ type: string }>(
    `select type from events where payload ->> 'registration_id' = $1 or payload ->> 'availability_id' = $2`,
    [String(registration.id), String(camp.id)],
  );
  expect(events.map(({ type }) => type).toSorted()).toEqual([
    'availability.places.freed',
    'registration.cancellation.created',
  ]);
  await expect(shop.call('cancelRegistration', request, anne)).rejects.toMatchObject({
    code: 'REGISTRATION_ALREADY_CANCELLED',
    status: 409,
  });
  const details = await shop.call('getAccountRegistration', { cuid: registration.cuid }, anne);
  expect(details).toMatchObject({
    cancelled: true,
    outstanding_amount: 0,
    cancellable: false,
    bank_transfer: null,
    cancellation_message: 'Malade',
  });
});
