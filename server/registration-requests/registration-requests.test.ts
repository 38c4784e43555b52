import type { Ask } from '@ribambelle/api/client.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let dance: Made;
let tier: Made;
let lessons: MadeAvailability[];

beforeAll(async () => {
  shop = await openShop({ jobs: true });
  organiser = await shop.make.organiser();
  dance = await shop.make.activity(organiser, { registration_flow: 'REQUEST' });
  tier = await shop.make.tier(organiser, dance);
  lessons = await Promise.all(
    ['2026-07-06', '2026-07-07', '2026-07-08'].map((day) => lesson(dance, { days: [day] })),
  );
});
afterAll(() => shop.close());

const lesson = (activity: Made, columns: object = {}) =>
  shop.make.availability(organiser, activity, { capacity: 1, ...columns });

type Wish = Ask<'addCartItems'>['registrations_requests'];
type One = NonNullable<Wish>[number];

const requestOf = (of: readonly MadeAvailability[]) =>
  of.map(({ id, dates }) => ({ id, dates: dates.map((date) => date.id) }));

const add = (who: MadeCustomer, more: Partial<One> = {}) =>
  shop.call(
    'addCartItems',
    {
      participant_id: who.participant.id,
      registrations_requests: [{ availabilities: requestOf(lessons.slice(0, 2)), ...more }],
    },
    who,
  );

const send = async (who: MadeCustomer, more: Partial<One> = {}) =>
  order(who, (await add(who, more)).cart);

async function order(who: MadeCustomer, cart: Made) {
  const paying = { cart_id: cart.id, payment_strategy: 'DELAYED' as const, terms: true };
  await shop.call('checkoutCart', paying, who);
  const { registrations_requests } = await shop.call(
    'getCheckoutSuccess',
    { cart: cart.cuid },
    who,
  );
  const [request] = registrations_requests;
  return shop.call('getAccountRegistrationsRequest', { cuid: request?.cuid ?? '' }, who);
}

const countRegistered = async ({ id }: Made) =>
  (await shop.sql('select registered, status from availabilities where id = $1', [id]))[0];

test('a request costs nothing in the cart, holds no place, and waits for its answer after checkout', async () => {
  const zoe = await shop.make.customer(organiser);
  const { cart } = await add(zoe);
  expect(cart.items).toMatchObject([
    {
      type: 'REGISTRATION_REQUEST',
      price: 0,
      participant: { id: zoe.participant.id },
      availabilities: [{ id: lessons[0]?.id }, { id: lessons[1]?.id }],
      availability_dates: [{}, {}],
    },
  ]);
  expect(cart.totals).toMatchObject({ total: 0, service_fee: 0, payable: 0 });
  // another family may request the one place as well
  await add(await shop.make.customer(organiser));
  const request = await order(zoe, cart);
  expect(request).toMatchObject({
    status: 'PENDING',
    tier: 'Une ou deux leçons',
    total_amount: 0,
    payment: null,
    cancellable: true,
    order: null,
    availabilities: [{ registration: null }, { registration: null }],
  });
  expect(request.reference).toMatch(/^[B-DF-HJ-NP-T][2-9A-DF-HJ-NP-Z]{9}$/u);
  expect(await countRegistered(lessons[0] ?? dance)).toEqual({ registered: 0, status: 'OPEN' });
  const list = await shop.call('listAccountRegistrationsRequests', {}, zoe);
  expect(list).toMatchObject({ count: 1, data: [{ cuid: request.cuid, status: 'PENDING' }] });
  const { account } = await shop.call('getSession', {}, zoe);
  expect(account?.counters).toMatchObject({ registrations_requests: 1, registrations: 0 });
});

test('choices and answers stay with the request', async () => {
  const yoga = await shop.make.activity(organiser, { registration_flow: 'REQUEST' });
  await shop.make.tier(organiser, yoga);
  const option = await shop.make.option(organiser, yoga, { prices: [{ amount: 500 }] });
  const question = await shop.make.question(organiser, yoga);
  const zoe = await shop.make.customer(organiser);
  const [price] = option.prices;
  const request = await send(zoe, {
    availabilities: requestOf([await lesson(yoga)]),
    options: [{ price_id: price?.id ?? 0 }],
    questions: [{ question_id: question.id, content: 'Un peu' }],
  });
  expect(request.options).toMatchObject([{ price_id: price?.id }]);
  expect(request.questions).toMatchObject([{ question_id: question.id, content: 'Un peu' }]);
});

test('200 cancelled by its family before a decision; 409 REQUEST_NOT_PENDING twice; 404 REGISTRATION_REQUEST_NOT_FOUND for a neighbour', async () => {
  const zoe = await shop.make.customer(organiser);
  const { id, cuid } = await send(zoe);
  const neighbour = await shop.make.customer(organiser);
  const cancel = (who: MadeCustomer) =>
    shop.call('cancelRegistrationRequest', { registration_request_id: id }, who);
  await expect(cancel(neighbour)).rejects.toMatchObject({
    code: 'REGISTRATION_REQUEST_NOT_FOUND',
    status: 404,
  });
  await expect(
    shop.call('getAccountRegistrationsRequest', { cuid }, neighbour),
  ).rejects.toMatchObject({ code: 'REGISTRATION_REQUEST_NOT_FOUND' });
  await cancel(zoe);
  await expect(cancel(zoe)).rejects.toMatchObject({ code: 'REQUEST_NOT_PENDING', status: 409 });
  expect(await shop.call('getAccountRegistrationsRequest', { cuid }, zoe)).toMatchObject({
    status: 'CANCELLED',
    cancellable: false,
  });
  const { data } = await shop.call('listAccountCarts', {}, zoe);
  const cart = await shop.call('getAccountCart', { cuid: data[0]?.cuid ?? '' }, zoe);
  expect(cart).toMatchObject({ total_amount: 0, items: [{ cancelled: true }] });
});

test('its family is told of its arrival, and gets no order confirmation', async () => {
  const zoe = await shop.make.customer(organiser);
  await send(zoe);
  await expect
    .poll(() => shop.sql('select kind, subject from sent_mails where customer_id = $1', [zoe.id]))
    .toMatchObject([
      {
        kind: 'registration-request.created',
        subject: expect.stringContaining('nous avons reçu votre demande'),
      },
    ]);
});

const oneRefused = (more: () => Partial<One> | Promise<Partial<One>>) => more;

test.each([
  [
    'REGISTRATION_NOT_BY_REQUEST',
    409,
    'availabilities.0.id',
    oneRefused(async () => ({
      availabilities: requestOf([await lesson(await shop.make.activity(organiser))]),
    })),
  ],
  [
    'REQUEST_OF_ONE_ACTIVITY',
    400,
    'availabilities.1.id',
    oneRefused(async () => {
      const other = await shop.make.activity(organiser, { registration_flow: 'REQUEST' });
      return { availabilities: requestOf([...lessons.slice(0, 1), await lesson(other)]) };
    }),
  ],
  [
    'AVAILABILITY_CHOSEN_TWICE',
    400,
    'availabilities.1.id',
    oneRefused(() => ({
      availabilities: requestOf([...lessons.slice(0, 1), ...lessons.slice(0, 1)]),
    })),
  ],
  ['AVAILABILITIES_TOO_FEW', 400, 'availabilities', oneRefused(() => ({ availabilities: [] }))],
  [
    'AVAILABILITIES_TOO_MANY',
    400,
    'availabilities',
    oneRefused(() => ({ availabilities: requestOf(lessons), tier: tier.cuid })),
  ],
  ['TIER_UNKNOWN', 400, 'tier', oneRefused(() => ({ tier: 'another' }))],
  [
    'AVAILABILITY_NOT_FOUND',
    404,
    'availabilities.0.id',
    oneRefused(() => ({ availabilities: [{ id: 12, dates: [] }] })),
  ],
  [
    'PLACES_TAKEN',
    409,
    null,
    oneRefused(async () => ({ availabilities: requestOf([await lesson(dance, { capacity: 0 })]) })),
  ],
  [
    'ANSWERS_INVALID',
    400,
    'options.0.price_id',
    oneRefused(() => ({ options: [{ price_id: 12 }] })),
  ],
  ['PARTICIPANT_NOT_FOUND', 404, 'participant_id', oneRefused(() => ({ participant_id: 12 }))],
] as const)('%s (%i): nothing is added', async (code, status, field, more) => {
  const zoe = await shop.make.customer(organiser);
  const adding = add(zoe, await more());
  await expect(adding).rejects.toMatchObject({
    code,
    status,
    ...(field === null
      ? {}
      : { fields: { [`registrations_requests.0.${field}`]: expect.any(String) } }),
  });
  expect((await shop.call('getSession', {}, zoe)).cart?.items ?? []).toEqual([]);
});

test('409 ALREADY_REGISTERED for a participant with a place on one of the dates', async () => {
  const zoe = await shop.make.customer(organiser);
  const staff = await shop.make.collaborator(organiser, ['registrations.create']);
  const free = await lesson(dance, { days: ['2026-07-10'] });
  const who = { customer: zoe.cuid, participant: zoe.participant.cuid };
  const date_ids = free.dates.map(({ id }) => id);
  await shop.office('registerByStaff', { ...who, availability: free.cuid, date_ids }, staff);
  await expect(add(zoe, { availabilities: requestOf([free]) })).rejects.toMatchObject({
    code: expect.stringMatching(/ALREADY_REGISTERED|PLACES_TAKEN/u),
  });
});

test('409 ALREADY_REQUESTED for a request in the cart or pending; not for a cancelled one', async () => {
  const zoe = await shop.make.customer(organiser);
  const { cart } = await add(zoe);
  const twice = { code: 'ALREADY_REQUESTED', status: 409 };
  await expect(add(zoe, { availabilities: requestOf(lessons.slice(1)) })).rejects.toMatchObject(
    twice,
  );
  const { id } = await order(zoe, cart);
  await expect(add(zoe)).rejects.toMatchObject(twice);
  await shop.call('cancelRegistrationRequest', { registration_request_id: id }, zoe);
  expect((await add(zoe)).cart.items).toHaveLength(1);
});

test('409 AVAILABILITY_IN_USE: an availability in a cart or a request cannot be deleted', async () => {
  const zoe = await shop.make.customer(organiser);
  const chief = await shop.make.collaborator(organiser, ['availabilities.delete']);
  const availability = await lesson(dance, { days: ['2026-07-13'] });
  const inUse = { code: 'AVAILABILITY_IN_USE' };
  const remove = () =>
    shop.office('deleteAvailability', { availability: availability.cuid }, chief);
  const { cart } = await add(zoe, { availabilities: requestOf([availability]) });
  await expect(remove()).rejects.toMatchObject(inUse);
  await order(zoe, cart);
  await expect(remove()).rejects.toMatchObject(inUse);
});
