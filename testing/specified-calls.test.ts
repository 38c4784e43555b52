import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MadeAvailability } from './factories/catalogue.ts';
import type { Made, MadeCustomer } from './factories/factories.ts';
import { openShop, type Shop } from './shop.ts';
import { until } from './until.ts';

/**
 * Each call that the three documents of the specification name, sent with exactly the fields that
 * they name (1 §7, 2 §7, 3 §7): a client written from them can register, buy, pay and change. The
 * site is one that a client may meet: it has published its terms.
 */

const ADDRESS = {
  street: 'Rue Longue',
  number: '12',
  postcode: '1050',
  city: 'Ixelles',
  country: 'BE',
};
const PASSWORD = 'soleil-2026';
const EMAIL = 'nora@example.test';

let shop: Shop;
let organiser: Made;
let family: MadeCustomer;
let camp: MadeAvailability;
let full: MadeAvailability;
let lessons: MadeAvailability[];
let option: Awaited<ReturnType<Shop['make']['option']>>;
let question: Made;
let bundle: Made;
let voucher: Made;
let membership: Made;
let resource: Made;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser({
    online_payments_activated: true,
    payment_mode: 'TEST',
    payment_methods: JSON.stringify([
      { type: 'IMMEDIATE', priority: 1 },
      { type: 'IMMEDIATE_DEPOSIT', priority: 2 },
      { type: 'DELAYED', priority: 3 },
    ]),
  });
  await publishTerms();
  const activity = await shop.make.activity(organiser);
  camp = await shop.make.availability(organiser, activity, {
    days: ['2026-07-06'],
    price: 5_000,
    deposit: 1_000,
  });
  full = await shop.make.availability(organiser, activity, {
    days: ['2026-07-07'],
    capacity: 0,
    status: 'FULL',
  });
  option = await shop.make.option(organiser, activity, { prices: [{ amount: 500 }] });
  question = await shop.make.question(organiser, activity);
  const course = await shop.make.activity(organiser, { registration_flow: 'REQUEST' });
  await shop.make.tier(organiser, course);
  lessons = [
    await shop.make.availability(organiser, course, { days: ['2026-07-13'] }),
    await shop.make.availability(organiser, course, { days: ['2026-07-14'] }),
  ];
  bundle = await shop.make.bundle(organiser);
  voucher = await shop.make.voucher(organiser);
  membership = await shop.make.membership(organiser);
  resource = await shop.make.resource(organiser, await shop.make.bookingConfiguration(organiser));
  family = await shop.make.customer(organiser, { wallet_amount: 2_000 });
  await shop.sql(
    `insert into wallet_movements (organiser_id, customer_id, amount, reason, message)
     values ($1, $2, 2000, 'CORRECTION', 'A gift')`,
    [organiser.id, family.id],
  );
});
afterAll(() => shop.close());

async function publishTerms() {
  const chief = await shop.make.collaborator(organiser, [
    'website-pages.read',
    'website-pages.update',
  ]);
  const content = { fr: '<p>Conditions</p>', en: '<p>Terms</p>' };
  const { number } = await shop.change('publishTerms', { content }, chief);
  await until(
    async () => (await shop.call('getWebsite', {})).organiser.settings.terms_version === number,
  );
}

/** Returns the value at a path in an answer; undefined when there is none. */
function valueAt(answer: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, step) => new Map(Object.entries(Object(value))).get(String(step)),
    answer,
  );
}
const numberAt = (answer: unknown, ...path: (string | number)[]) => Number(valueAt(answer, path));
const textAt = (answer: unknown, ...path: (string | number)[]) => String(valueAt(answer, path));

/**
 * Sends a call as written in the documents: a query for GET and DELETE, a JSON body otherwise;
 * returns the JSON of the answer.
 */
async function expectSent(call: string, fields: object, as: { token: string } | null = family) {
  const { answer } = await exchange(call, fields, as);
  return answer;
}

async function exchange(call: string, fields: object, as: { token: string } | null) {
  const [method = '', path = ''] = call.split(' ');
  const by_query = method === 'GET' || method === 'DELETE';
  const query = new URLSearchParams(
    Object.entries(fields).map(([name, value]) => [name, String(value)] as const),
  );
  const response = await shop.fetch('storefront', by_query ? `${path}?${query}` : path, {
    method,
    headers: {
      ...(as !== null && { cookie: `ribambelle_session=${as.token}` }),
      ...(!by_query && { 'content-type': 'application/json' }),
    },
    ...(!by_query && { body: JSON.stringify(fields) }),
  });
  const answer: unknown = await response.json();
  expect(answer, call).not.toHaveProperty('error');
  expect(response.status, call).toBe(200);
  return { answer, cookies: response.headers.getSetCookie() };
}

/** Signs in as the documents say; returns the session. */
async function signIn(password: string) {
  const { cookies } = await exchange('POST /api/auth/login', { email: EMAIL, password }, null);
  const token = /ribambelle_session=([^;]+)/u.exec(cookies.join())?.[1] ?? '';
  return { token };
}

const registration = () => ({
  participant_id: family.participant.id,
  availability_id: camp.id,
  quantity: 1,
  availability_dates: camp.dates.map(({ id }) => ({ date_id: id })),
  options: [{ price_id: option.prices[0]?.id ?? 0, content: null }],
  questions: [{ question_id: question.id, content: 'Rien' }],
});

/** The items of the call, by the list for each. */
const ITEMS: Readonly<Record<string, () => object>> = {
  registrations: registration,
  registrations_requests: () => ({
    participant_id: family.participant.id,
    availabilities: lessons.map(({ id, dates }) => ({ id, dates: dates.map((date) => date.id) })),
    options: [],
    questions: [],
  }),
  bundles: () => ({ bundle_id: bundle.id, participant_id: null }),
  vouchers: () => ({ voucher_id: voucher.id }),
  memberships: () => ({ membership_id: membership.id, participant_id: null }),
  bookings: () => ({
    resource_id: resource.id,
    dates: [{ start_at: '2026-01-12T09:00:00.000Z', end_at: '2026-01-12T10:00:00.000Z' }],
    participants: [family.participant.id],
    payment_split: false,
  }),
};

const LISTS = Object.keys(ITEMS);

async function add(list: string, item: object) {
  const lists = Object.fromEntries(LISTS.map((name) => [name, name === list ? [item] : []]));
  return expectSent('POST /api/carts/items', {
    customer_id: family.id,
    participant_id: family.participant.id,
    ...lists,
  });
}

async function cartId() {
  return numberAt(await expectSent('GET /api/session', {}), 'cart', 'id');
}

/** Orders a place at the camp by transfer; returns the registration. */
async function newOrder() {
  family = { ...family, participant: await shop.make.participant(organiser, family) };
  await add('registrations', registration());
  const cart_id = await cartId();
  await expectSent('POST /api/carts/checkout', {
    cart_id,
    payment_strategy: 'DELAYED',
    terms: true,
  });
  const [row] = await shop.sql<{ id: string; cuid: string; reference: string }>(
    'select id, cuid, reference from registrations where cart_id = $1',
    [cart_id],
  );
  return { id: Number(row?.id), cuid: row?.cuid ?? '', reference: row?.reference ?? '' };
}

test.each(LISTS)(
  'POST /api/carts/items adds %s, DELETE /api/carts/items removes them',
  async (list) => {
    await add(list, ITEMS[list]?.() ?? {});
    const session = await expectSent('GET /api/session', {});
    const item_id = numberAt(session, 'cart', 'items', 0, 'id');
    await expectSent('DELETE /api/carts/items', { item_id });
  },
);

test('POST /api/carts/items/estimate', async () => {
  const { availability_id, availability_dates, participant_id } = registration();
  await add('registrations', registration());
  const fields = { cart_id: await cartId(), availability_id, availability_dates, participant_id };
  const options = [{ price_id: option.prices[0]?.id ?? 0 }];
  const answer = await expectSent('POST /api/carts/items/estimate', { ...fields, options });
  expect(answer).toMatchObject({ base_price: 5_000, options_total: 500 });
});

test('POST and DELETE /api/carts/coupons', async () => {
  await shop.sql(
    `insert into coupons (organiser_id, code, title, percentage) values ($1, 'ETE', '{"fr": "Été", "en": "Summer"}', 1000)`,
    [organiser.id],
  );
  const cart_id = await cartId();
  await expectSent('POST /api/carts/coupons', { cart_id, coupon: 'ETE' });
  await expectSent('DELETE /api/carts/coupons', { cart_id });
});

test.each(['IMMEDIATE', 'IMMEDIATE_DEPOSIT', 'DELAYED'])(
  'POST /api/carts/checkout with %s, on a site that published terms',
  async (payment_strategy) => {
    const buyer = await shop.make.customer(organiser);
    family = buyer;
    await add('registrations', registration());
    const cart_id = await cartId();
    const fields = { cart_id, coupon: 'ETE', payment_strategy, terms: true };
    const answer = await expectSent('POST /api/carts/checkout', fields);
    expect(textAt(answer, 'cart', 'status')).toBe(
      payment_strategy === 'DELAYED' ? 'PROCESSED' : 'PAYING',
    );
  },
);

test('POST /api/transactions/checkout and /api/transactions/wallet', async () => {
  const { cuid, reference } = await newOrder();
  const page = { customer_id: family.id, reference, destination: cuid, return_url: '/account' };
  expect(textAt(await expectSent('POST /api/transactions/checkout', page), 'checkout_url')).toMatch(
    /^http/,
  );
  const { cuid: destination } = await newOrder();
  await shop.sql('update customers set wallet_amount = 100 where id = $1', [family.id]);
  await expectSent('POST /api/transactions/wallet', { amount: 100, destination });
});

test('PUT /api/registrations, its review and its cancellation', async () => {
  const { id: registration_id } = await newOrder();
  await expectSent('PUT /api/registrations', {
    registration_id,
    availability_dates: registration().availability_dates,
    options: registration().options,
    questions: [{ question_id: question.id, content: 'Les noix' }],
    automatic_price: true,
  });
  await expectSent('POST /api/registrations/cancel', { registration_id, message: 'Malade' });
  const order = await newOrder();
  await shop.sql(
    `update availability_dates set start_at = '2026-01-04T08:00Z', end_at = '2026-01-04T10:00Z' where availability_id = $1`,
    [camp.id],
  );
  await shop.sql(
    `update availabilities set start_at = '2026-01-04T08:00Z', end_at = '2026-01-04T10:00Z' where id = $1`,
    [camp.id],
  );
  const review = { score: 5, message: 'Très bien', public: true };
  await expectSent('POST /api/registrations/review', { registration_id: order.id, ...review });
  const [row] = await shop.sql<{ id: string }>(
    'select id from reviews where registration_id = $1',
    [order.id],
  );
  const review_id = Number(row?.id);
  await expectSent('PUT /api/registrations/review', {
    review_id,
    registration_id: order.id,
    ...review,
    message: '',
    score: 4,
  });
});

test('POST /api/registrations/requests/cancel', async () => {
  await add('registrations_requests', ITEMS['registrations_requests']?.() ?? {});
  const cart_id = await cartId();
  await expectSent('POST /api/carts/checkout', {
    cart_id,
    payment_strategy: 'DELAYED',
    terms: true,
  });
  const [row] = await shop.sql<{ id: string }>(
    'select id from registration_requests where cart_id = $1',
    [cart_id],
  );
  await expectSent('POST /api/registrations/requests/cancel', {
    registration_request_id: Number(row?.id),
  });
});

test('POST /api/registrations/waiting-list', async () => {
  const participant_id = family.participant.id;
  await expectSent('POST /api/registrations/waiting-list', {
    availability_id: full.id,
    participant_id,
  });
});

test('GET and PUT /api/vouchers/redeem', async () => {
  await add('vouchers', { voucher_id: voucher.id });
  const cart_id = await cartId();
  await expectSent('POST /api/carts/checkout', {
    cart_id,
    payment_strategy: 'DELAYED',
    terms: true,
  });
  const [row] = await shop.sql<{ cuid: string }>(
    `with paid as (update receivables set paid_amount = total_amount where cart_id = $1 returning id)
     select v.cuid from customer_vouchers v join paid on paid.id = v.receivable_id`,
    [cart_id],
  );
  const answer = await expectSent(`GET /api/account/vouchers/${row?.cuid ?? ''}`, {});
  const code = textAt(answer, 'code');
  await expectSent('GET /api/vouchers/redeem', { code });
  await expectSent('PUT /api/vouchers/redeem', { code, participant_id: null });
});

test('the lists of the catalogue', async () => {
  const nobody = null;
  const page = { limit: 10, offset: 0 };
  const after = '2026-01-05T08:00:00.000Z';
  const before = '2026-01-12T00:00:00.000Z';
  const open = { ...page, status: 'OPEN', after };
  await expectSent('GET /api/availabilities', { ...open, sort: 'start_at' }, nobody);
  await expectSent('GET /api/availabilities/dates', { status: 'OPEN', after, before }, nobody);
  await expectSent('GET /api/availabilities/calendar', { status: 'OPEN', page_number: 1 }, nobody);
  await expectSent('GET /api/availabilities/periods', {}, nobody);
  await expectSent('GET /api/activities/periods', { after }, nobody);
  await expectSent('GET /api/categories/groups', {}, nobody);
  await expectSent('GET /api/locations', {}, nobody);
  await expectSent('GET /api/activities', { ...page, after }, nobody);
  for (const list of ['bundles', 'memberships', 'vouchers'])
    await expectSent(`GET /api/${list}`, { ...page, id: 1 }, nobody);
  await expectSent('GET /api/resources', { ...page, id: 1 }, nobody);
  await expectSent(
    'GET /api/resources/availabilities',
    { resources: resource.id, after, before },
    nobody,
  );
  await expectSent('GET /api/participants', { search: 'Dub' });
  await expectSent('GET /api/mapbox/autofill', { search: 'Rue Longue' });
});

test('sign-up, sign-in, profile, participants, forgotten password and deletion', async () => {
  const person = { firstname: 'Nora', lastname: 'Maes', email: EMAIL, phone: '0470 11 22 33' };
  const child = { firstname: 'Léa', lastname: 'Maes', birthdate: '2018-05-04' };
  const account = { ...person, password: PASSWORD, terms: true, address: ADDRESS, custom_data: [] };
  const participant = { ...child, custom_data: [] };
  await expectSent('POST /api/auth/register', { ...account, participant }, null);
  const [row] = await shop.sql<{ id: string }>('select id from customers where email = $1', [
    EMAIL,
  ]);
  const caller = await signIn(PASSWORD);
  await expectSent('PUT /api/session', { ...person, address: ADDRESS, custom_data: [] }, caller);
  const participant_answer = await expectSent(
    'POST /api/participants',
    { ...child, firstname: 'Tom', custom_data: [] },
    caller,
  );
  const participant_id = numberAt(participant_answer, 'participant', 'id');
  await expectSent('PUT /api/participants', { ...child, custom_data: [], participant_id }, caller);
  await expectSent('DELETE /api/participants', { participant_id }, caller);
  await expectSent('POST /api/auth/password/link', { email: EMAIL }, null);
  await shop.sql(
    `insert into password_links (organiser_id, customer_id, token_hash, expires_at)
     values ($1, $2, sha256('a-token'::bytea), $3)`,
    [organiser.id, Number(row?.id), '2026-01-06T00:00:00.000Z'],
  );
  await expectSent(
    'POST /api/auth/password',
    { password: `${PASSWORD}-2`, token: 'a-token' },
    null,
  );
  await expectSent('POST /api/auth/logout', {}, await signIn(`${PASSWORD}-2`));
  await expectSent('DELETE /api/session', {}, await signIn(`${PASSWORD}-2`));
});
