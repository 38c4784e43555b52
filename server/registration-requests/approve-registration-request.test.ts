import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { race } from '@ribambelle/testing/race.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { mostWithoutLocks } from '@ribambelle/testing/without-locks.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let dance: Made;
let staff: { token: string };
let reader: { token: string };

beforeAll(async () => {
  shop = await openShop({ jobs: true });
  organiser = await shop.make.organiser();
  dance = await shop.make.activity(organiser, { registration_flow: 'REQUEST' });
  await shop.make.tier(organiser, dance);
  staff = await shop.make.collaborator(organiser, [
    'registrations.create',
    'registration-requests.update',
  ]);
  reader = await shop.make.collaborator(organiser, ['registrations.read']);
});
afterAll(() => shop.close());

interface Requested {
  readonly zoe: MadeCustomer;
  readonly cuid: string;
  readonly lessons: readonly MadeAvailability[];
}

/** Lets a family request two lessons of one place each. */
async function ask(activity = dance): Promise<Requested> {
  const zoe = await shop.make.customer(organiser);
  const lessons = [
    await shop.make.availability(organiser, activity, { days: ['2026-07-06'], capacity: 1 }),
    await shop.make.availability(organiser, activity, { days: ['2026-07-07'], capacity: 1 }),
  ];
  const availabilities = lessons.map(({ id, dates }) => ({
    id,
    dates: dates.map((date) => date.id),
  }));
  const request = {
    participant_id: zoe.participant.id,
    registrations_requests: [{ availabilities }],
  };
  const { cart } = await shop.call('addCartItems', request, zoe);
  const order = { cart_id: cart.id, payment_strategy: 'DELAYED' as const, terms: true };
  await shop.call('checkoutCart', order, zoe);
  const { data } = await shop.call('listAccountRegistrationsRequests', {}, zoe);
  return { zoe, cuid: data[0]?.cuid ?? '', lessons };
}

const approve = (request: string, more: object = {}) =>
  shop.office('approveRegistrationRequest', { request, ...more }, staff);
const reject = (request: string, message = 'Le groupe est complet.') =>
  shop.office('rejectRegistrationRequest', { request, message }, staff);
const detailsOf = ({ zoe, cuid }: Requested) =>
  shop.call('getAccountRegistrationsRequest', { cuid }, zoe);
const expectMails = async ({ zoe }: Requested, kinds: readonly string[]) => {
  const read = () =>
    shop.sql('select kind from sent_mails where customer_id = $1 order by kind', [zoe.id]);
  await expect.poll(read).toEqual(kinds.map((kind) => ({ kind })));
};
const registeredPlaces = async (lesson: Made | undefined) =>
  (await shop.sql('select registered from availabilities where id = $1', [lesson?.id]))[0];

describe('approved', () => {
  test('in full: the places are taken, and today’s price is owed in one order', async () => {
    const requested = await ask();
    await shop.sql('update availabilities set price = 4000 where id = $1', [
      requested.lessons[0]?.id,
    ]);
    // a family is told of its request only while nobody has decided it
    await expectMails(requested, ['registration-request.created']);
    await approve(requested.cuid);
    const request = await detailsOf(requested);
    expect(request).toMatchObject({
      status: 'APPROVED',
      payment: 'OUTSTANDING',
      cancellable: false,
      availabilities: [
        { registration: { cancelled: false } },
        { registration: { cancelled: false } },
      ],
    });
    const order = await shop.call(
      'getAccountCart',
      { cuid: request.order?.cuid ?? '' },
      requested.zoe,
    );
    expect(order.items.map(({ type }) => type)).toEqual(['REGISTRATION', 'REGISTRATION']);
    expect(order.items[0]?.price).toBe(4000);
    expect(order.total_amount).toBe(request.total_amount);
    expect(await registeredPlaces(requested.lessons[0])).toEqual({ registered: 1 });
    await expectMails(requested, ['cart.processed', 'registration-request.created']);
  });

  test('in part, with a message: the other places are freed, and the family can read which and why', async () => {
    const requested = await ask();
    const [first, second] = requested.lessons;
    const message = 'Mardi, c’est complet.';
    await approve(requested.cuid, { availabilities: [first?.cuid], message });
    expect(await detailsOf(requested)).toMatchObject({
      status: 'APPROVED',
      message,
      availabilities: [{ registration: { cancelled: false } }, { registration: null }],
    });
    expect(await registeredPlaces(second)).toEqual({ registered: 0 });
    const mails = () =>
      shop.sql('select subject from sent_mails where customer_id = $1 and kind = $2', [
        requested.zoe.id,
        'registration-request.decided',
      ]);
    await expect
      .poll(mails)
      .toEqual([{ subject: expect.stringContaining('votre demande est acceptée') }]);
  });

  test('by a pack of the family, as any registration', async () => {
    const requested = await ask();
    const seller = await shop.make.collaborator(organiser, ['customer-bundles.create']);
    const bundle = await shop.make.bundle(organiser);
    const sale = { customer: requested.zoe.cuid, bundle: bundle.cuid, participant: null };
    await shop.office('sellBundle', sale, seller);
    await approve(requested.cuid);
    expect(await detailsOf(requested)).toMatchObject({ total_amount: 0, payment: null });
  });
});

describe('refused, and nothing changes', () => {
  const overrun = (lesson: MadeAvailability | undefined) =>
    shop.sql('update availabilities set capacity = 0 where id = $1', [lesson?.id]);

  test.each<[string, number, (requested: Requested) => Promise<object | void>, object]>([
    ['PLACES_TAKEN', 409, async ({ lessons }) => void (await overrun(lessons[1])), {}],
    [
      'DATE_NOT_BOOKABLE',
      409,
      async ({ lessons }) =>
        void (await shop.sql('delete from availability_dates where availability_id = $1', [
          lessons[0]?.id,
        ])),
      {},
    ],
    [
      'AGE_NOT_ALLOWED',
      409,
      async ({ lessons }) =>
        void (await shop.sql('update availabilities set age_minimum = 90 where id = $1', [
          lessons[0]?.id,
        ])),
      {},
    ],
    [
      'BIRTHDATE_NEEDED',
      409,
      async ({ zoe, lessons }) => {
        await shop.sql('update availabilities set age_minimum = 4 where id = $1', [lessons[0]?.id]);
        await shop.sql('update participants set birthdate = null where id = $1', [
          zoe.participant.id,
        ]);
      },
      {},
    ],
    [
      'ALREADY_REGISTERED',
      409,
      async ({ zoe, lessons }) => {
        const [lesson] = lessons;
        await shop.sql('update availabilities set capacity = 5 where id = $1', [lesson?.id]);
        const who = { customer: zoe.cuid, participant: zoe.participant.cuid };
        const date_ids = lesson?.dates.map(({ id }) => id) ?? [];
        const what = { availability: lesson?.cuid ?? '', date_ids };
        await shop.office('registerByStaff', { ...who, ...what }, staff);
      },
      {},
    ],
    [
      'PARTICIPANT_NOT_FOUND',
      404,
      async ({ zoe }) =>
        void (await shop.sql('update participants set deleted_at = now() where id = $1', [
          zoe.participant.id,
        ])),
      {},
    ],
    ['NOTHING_TO_APPROVE', 400, async () => undefined, { availabilities: [] }],
    ['AVAILABILITY_NOT_REQUESTED', 400, async () => undefined, { availabilities: ['another'] }],
  ])('%s (%i)', async (code, status, before, more) => {
    const requested = await ask();
    await before(requested);
    const free = await registeredPlaces(requested.lessons[1]);
    await expect(approve(requested.cuid, more)).rejects.toMatchObject({ code, status });
    expect(await detailsOf(requested)).toMatchObject({ status: 'PENDING', order: null });
    expect(await registeredPlaces(requested.lessons[1])).toEqual(free);
  });

  test('ANSWERS_INVALID for an option that is no longer offered', async () => {
    const requested = await ask();
    await shop.sql(`update registration_requests set options = $2 where cuid = $1`, [
      requested.cuid,
      JSON.stringify([{ price_id: 12, content: null }]),
    ]);
    await expect(approve(requested.cuid)).rejects.toMatchObject({ code: 'ANSWERS_INVALID' });
  });

  test('OPTION_SOLD_OUT when there are fewer pieces than dates; one date can be approved', async () => {
    const option = await shop.make.option(organiser, dance, {
      prices: [{ amount: 500, stock: 1 }],
    });
    const requested = await ask();
    await shop.sql(`update registration_requests set options = $2 where cuid = $1`, [
      requested.cuid,
      JSON.stringify([{ price_id: option.prices[0]?.id, content: null }]),
    ]);
    await expect(approve(requested.cuid)).rejects.toMatchObject({
      code: 'OPTION_SOLD_OUT',
      status: 409,
    });
    expect(await detailsOf(requested)).toMatchObject({ status: 'PENDING' });
    await approve(requested.cuid, { availabilities: [requested.lessons[0]?.cuid] });
    expect(await detailsOf(requested)).toMatchObject({ status: 'APPROVED' });
  });

  test('MEMBERS_ONLY for a former member', async () => {
    const activity = await shop.make.activity(organiser, { registration_flow: 'REQUEST' });
    await shop.make.tier(organiser, activity);
    const requested = await ask(activity);
    const membership = await shop.make.membership(organiser);
    await shop.sql(
      'update activities set members_only = true, membership_ids = array[$2::bigint] where id = $1',
      [activity.id, membership.id],
    );
    await expect(approve(requested.cuid)).rejects.toMatchObject({ code: 'MEMBERS_ONLY' });
    expect(await detailsOf(requested)).toMatchObject({ status: 'PENDING' });
  });

  test('REGISTRATION_REQUEST_NOT_FOUND for another organiser’s request; 403 without the right', async () => {
    await expect(approve('nobody')).rejects.toMatchObject({
      code: 'REGISTRATION_REQUEST_NOT_FOUND',
      status: 404,
    });
    await expect(reject('nobody')).rejects.toMatchObject({
      code: 'REGISTRATION_REQUEST_NOT_FOUND',
    });
    const { cuid: request } = await ask();
    await expect(
      shop.office('approveRegistrationRequest', { request }, reader),
    ).rejects.toMatchObject({ status: 403 });
  });
});

describe('rejected', () => {
  test('with a message that the family reads; 409 REQUEST_NOT_PENDING afterwards', async () => {
    const requested = await ask();
    await expect(reject(requested.cuid, ' ')).rejects.toMatchObject({
      code: 'REQUEST_MESSAGE_REQUIRED',
      fields: { message: 'REQUEST_MESSAGE_REQUIRED' },
    });
    await reject(requested.cuid);
    expect(await detailsOf(requested)).toMatchObject({
      status: 'REJECTED',
      message: 'Le groupe est complet.',
      availabilities: [{ registration: null }, { registration: null }],
    });
    const twice = { code: 'REQUEST_NOT_PENDING', status: 409 };
    await expect(reject(requested.cuid)).rejects.toMatchObject(twice);
    await expect(approve(requested.cuid)).rejects.toMatchObject(twice);
    const log = await shop.sql(
      `select changes from audit_log where entity_cuid = $1 and action = 'registration-requests.update'`,
      [requested.cuid],
    );
    expect(log).toMatchObject([{ changes: { status: { from: 'PENDING', to: 'REJECTED' } } }]);
  });
});

/**
 * Lets many of the team approve one request of a lesson with many places at once; returns the
 * number of successes, and of the resulting registrations.
 */
async function raceOf(clients: number) {
  const requested = await ask();
  await shop.sql('update availabilities set capacity = 50 where id = any($1)', [
    requested.lessons.map(({ id }) => id),
  ]);
  const { passed, refused } = await race(
    Array.from({ length: clients }, () => approve(requested.cuid)),
  );
  const registrations = await shop.sql('select id from registrations where customer_id = $1', [
    requested.zoe.id,
  ]);
  return { passed, refused, made: registrations.length };
}

test.each([2, 20, 200])(
  'race: of %i colleagues who approve one request at once, one succeeds',
  async (clients) => {
    expect(await raceOf(clients)).toEqual({
      passed: 1,
      refused: ['REQUEST_NOT_PENDING'],
      made: 2,
    });
  },
);

test('race, negative control: without the locks it is approved more than once', async () => {
  const right = 1;
  expect(await mostWithoutLocks(async () => (await raceOf(10)).passed, { right })).toBeGreaterThan(
    right,
  );
});
