import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { addDays } from '@ribambelle/domain/base/days.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let neighbour: Made;
let staff: { token: string };

// Monday 5 January 2026, 09:00 in Brussels
beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  neighbour = await shop.make.organiser({ name: 'Voisin' }, 'localhost');
  staff = await shop.make.collaborator(organiser, ['reports.dashboard']);
});
afterAll(() => shop.close());

async function register(
  availability: Made,
  input: { at: string; paid?: number; cancelled?: boolean },
) {
  const customer = await shop.make.customer(organiser);
  await shop.make.registration(organiser, customer, {
    availability_id: availability.id,
    total_amount: input.cancelled === true ? 0 : 10_000,
    paid_amount: input.paid ?? 0,
    created_at: input.at,
    cancelled_at: input.cancelled === true ? input.at : null,
  });
  return customer;
}

async function pay(
  customer: Made,
  input: { amount: number; state: string; created: string; paid?: string; late?: boolean },
) {
  await shop.sql(
    `insert into payments (organiser_id, customer_id, method, amount, state, created_at, paid_at, late) values ($1, $2, 'TRANSFER', $3, $4, $5, $6, $7)`,
    [
      organiser.id,
      customer.id,
      input.amount,
      input.state,
      input.created,
      input.paid ?? null,
      input.late ?? false,
    ],
  );
}

/** Dates after today, one of them nearly full; returns that one. */
async function makeDates(activity: Made): Promise<Made> {
  await shop.make.availability(organiser, activity, {
    days: ['2026-01-06', '2026-01-07'],
    capacity: 8,
    registered: 1,
  });
  await shop.sql('update availability_dates set registered = 3 where start_at::date = $1', [
    '2026-01-06',
  ]);
  const full = await shop.make.availability(organiser, activity, {
    days: ['2026-02-10'],
    capacity: 5,
    registered: 4,
  });
  await shop.make.availability(organiser, activity, {
    days: ['2026-01-08'],
    closed: true,
    status: 'CLOSED',
    capacity: 9,
  });
  return full;
}

/** Payments of yesterday and today in every state. */
async function payNowAndBefore(customer: Made): Promise<void> {
  await pay(customer, {
    amount: 7_000,
    state: 'PAID',
    created: '2026-01-04T10:00:00Z',
    paid: '2026-01-04T10:00:00Z',
  });
  await pay(customer, {
    amount: 4_000,
    state: 'PAID',
    created: '2026-01-05T06:00:00Z',
    paid: '2026-01-05T06:00:00Z',
    late: true,
  });
  // received today, whatever was refunded since; refused and withdrawn ones never came
  await pay(customer, {
    amount: 300,
    state: 'PARTIALLY_REFUNDED',
    created: '2026-01-05T06:00:00Z',
    paid: '2026-01-05T06:00:00Z',
  });
  await pay(customer, {
    amount: 200,
    state: 'REFUNDED',
    created: '2026-01-05T06:00:00Z',
    paid: '2026-01-05T06:00:00Z',
  });
  await pay(customer, { amount: 5_000, state: 'REFUSED', created: '2026-01-05T06:00:00Z' });
  await pay(customer, { amount: 900, state: 'PENDING', created: '2025-12-01T10:00:00Z' });
  await pay(customer, { amount: 800, state: 'PENDING', created: '2026-01-04T10:00:00Z' });
}

test('200 counts today in the organiser’s zone, the next two weeks and everything that needs attention', async () => {
  const activity = await shop.make.activity(organiser);
  const running = await shop.make.availability(organiser, activity, {
    days: ['2026-01-02'],
    capacity: 10,
  });
  const full = await makeDates(activity);
  // 23:30 in Brussels the day before, and half past midnight of today
  const customer = await register(running, { at: '2026-01-04T22:30:00Z', paid: 10_000 });
  await register(running, { at: '2026-01-04T23:30:00Z', paid: 4_000 });
  await register(full, { at: '2026-01-05T07:00:00Z' });
  await register(running, { at: '2026-01-05T07:00:00Z', cancelled: true });
  await payNowAndBefore(customer);
  const dashboard = await shop.office('getDashboard', {}, staff);
  expect(dashboard).toMatchObject({
    today: '2026-01-05',
    sales: {
      // one of them was cancelled since
      today: {
        day: '2026-01-05',
        received_amount: 4500,
        refunded_amount: 0,
        registrations: 3,
        sold_amount: 2e4,
      },
      week_before: { day: '2025-12-29', received_amount: 0 },
      year_before: { day: '2025-01-06', received_amount: 0 },
    },
    attention: {
      outstanding: {
        count: 1,
        amount: 6e3,
      },
      pending: {
        count: 1,
        amount: 900,
      },
      late: {
        count: 1,
        amount: 4e3,
      },
      nearly_full: [
        {
          cuid: full.cuid,
          registered: 4,
          capacity: 5,
        },
      ],
    },
  });
  expect(dashboard.attention.nearly_empty).toMatchObject([{ registered: 1, capacity: 8 }]);
  expect(dashboard.occupancy).toHaveLength(14);
  expect(dashboard.occupancy.slice(0, 4)).toEqual([
    { day: '2026-01-05', places: 0, registered: 0 },
    { day: '2026-01-06', places: 8, registered: 3 },
    { day: '2026-01-07', places: 8, registered: 0 },
    { day: '2026-01-08', places: 0, registered: 0 },
  ]);
});

test('200 shows failed refunds until they are made another way, with the list behind them', async () => {
  const secretary = await shop.make.collaborator(organiser, ['reports.dashboard', 'payments.read']);
  const customer = await shop.make.customer(organiser);
  await pay(customer, {
    amount: 6_000,
    state: 'PAID',
    created: '2025-12-20T10:00:00Z',
    paid: '2025-12-20T10:00:00Z',
  });
  await pay(customer, {
    amount: 5_000,
    state: 'PAID',
    created: '2025-12-21T10:00:00Z',
    paid: '2025-12-21T10:00:00Z',
  });
  const refund = (input: { of: number; amount: number; state: string; at: string }) =>
    shop.sql(
      `insert into refunds (organiser_id, payment_id, amount, state, created_at, failed_at)
       select organiser_id, id, $3, $4, $5, case when $4::text = 'FAILED' then $5::timestamptz end from payments where customer_id = $1 and amount = $2`,
      [customer.id, input.of, input.amount, input.state, input.at],
    );
  await refund({ of: 6_000, amount: 1_500, state: 'FAILED', at: '2026-01-02T10:00:00Z' });
  await refund({ of: 5_000, amount: 5_000, state: 'FAILED', at: '2025-11-30T10:00:00Z' });
  const failedShown = async () =>
    (await shop.office('getDashboard', {}, secretary)).attention.failed_refunds;
  const failedListed = async () =>
    (await shop.office('listOfficePayments', { attention: 'REFUND_FAILED' }, secretary)).data.map(
      ({ amount }) => amount,
    );
  expect(await failedShown()).toEqual({ count: 1, amount: 1_500 });
  expect(await failedListed()).toEqual([6_000]);
  await refund({ of: 6_000, amount: 1_500, state: 'DONE', at: '2026-01-03T10:00:00Z' });
  expect(await failedShown()).toEqual({ count: 0, amount: 0 });
  expect(await failedListed()).toEqual([]);
});

test('200 counts reviews of two stars or fewer without an answer, with the list behind them', async () => {
  const secretary = await shop.make.collaborator(organiser, [
    'reports.dashboard',
    'customer-reviews.read',
    'customer-reviews.update',
  ]);
  const activity = await shop.make.activity(organiser);
  const camp = await shop.make.availability(organiser, activity, { days: ['2026-01-02'] });
  const review = async (score: number) => {
    const family = await shop.make.customer(organiser);
    const registration = await shop.make.registration(organiser, family, {
      availability_id: camp.id,
    });
    const [row] = await shop.sql<{ cuid: string }>(
      `insert into reviews (organiser_id, registration_id, customer_id, activity_id, score, private)
       values ($1, $2, $3, $4, $5, true) returning cuid`,
      [organiser.id, registration.id, family.id, activity.id, score],
    );
    return { review: row?.cuid ?? '', family };
  };
  const worst = await review(0);
  const low = await review(2.5);
  const deleted = await review(1);
  await review(3);
  const both = async () => [
    (await shop.office('getDashboard', {}, secretary)).attention.reviews.count,
    (await shop.office('listOfficeReviews', { answer: 'TO_ANSWER' }, secretary)).count,
  ];
  expect(await both()).toEqual([3, 3]);
  await shop.sql('update reviews set author_left = true where customer_id = $1', [
    deleted.family.id,
  ]);
  expect(await both()).toEqual([2, 2]);
  for (const one of [worst, low])
    await shop.change('answerReview', { review: one.review, answer: 'Merci' }, secretary);
  expect(await both()).toEqual([0, 0]);
});

test('403 without the permission, and nothing of a neighbour', async () => {
  const stranger = await shop.make.collaborator(organiser, ['activities.read']);
  await expect(shop.office('getDashboard', {}, stranger)).rejects.toMatchObject({
    code: 'NOT_PERMITTED',
    status: 403,
  });
  await expect(shop.office('getDashboard', {})).rejects.toMatchObject({
    code: 'NOT_SIGNED_IN',
    status: 401,
  });
  const theirs = await shop.make.collaborator(neighbour, ['reports.dashboard']);
  const dashboard = await shop.office('getDashboard', {}, theirs);
  expect(dashboard).toMatchObject({
    sales: { today: { received_amount: 0, registrations: 0, sold_amount: 0 } },
    attention: { outstanding: { count: 0 }, nearly_full: [] },
  });
});

/**
 * The evening before, half past midnight, a minute before nine, and nine, which is now: in
 * Brussels.
 */
const momentsOf = (day: string, before: string) => [
  { at: `${before}T22:59:00Z`, counts: false },
  { at: `${before}T23:30:00Z`, counts: true },
  { at: `${day}T07:59:00Z`, counts: true },
  { at: `${day}T08:00:00Z`, counts: false },
];

test('200 sales beside the same weekday of last week and of last year, up to the same hour, as the reports count', async () => {
  const reader = await shop.make.collaborator(neighbour, [
    'reports.dashboard',
    'reports.treasury',
    'payments.read',
  ]);
  const activity = await shop.make.activity(neighbour);
  const camp = await shop.make.availability(neighbour, activity, { days: ['2026-07-06'] });
  const customer = await shop.make.customer(neighbour);
  const days = { today: '2026-01-05', week_before: '2025-12-29', year_before: '2025-01-06' };
  const sums = { received: 0, refunded: 0, registrations: 0, sold: 0, cancelled: 0 };
  const expected: Record<string, typeof sums> = {};
  let amount = 1_000;
  for (const [name, day] of Object.entries(days)) {
    const sum = { ...sums };
    for (const { at, counts } of momentsOf(day, addDays(day, -1))) {
      // a moment later than now cannot be of today
      if (name === 'today' && at === `${day}T08:00:00Z`) continue;
      amount += 1_234;
      const registration = await shop.make.registration(neighbour, customer, {
        availability_id: camp.id,
        total_amount: amount,
        created_at: at,
      });
      await shop.sql(
        `insert into receivable_lines (organiser_id, receivable_id, reason, amount, created_at) values ($1, $2, 'CANCELLATION', -100, $3)`,
        [neighbour.id, registration.receivable_id, at],
      );
      await shop.sql(
        `with p as (
           insert into payments (organiser_id, customer_id, method, amount, state, created_at, paid_at)
           values ($1, $2, 'TRANSFER', $3, 'PARTIALLY_REFUNDED', $4, $4), ($1, $2, 'WALLET', 99, 'PAID', $4, $4) returning *
         )
         insert into refunds (organiser_id, payment_id, amount, state, created_at, done_at)
         select organiser_id, id, 7, 'DONE', $4, $4 from p where method = 'TRANSFER'`,
        [neighbour.id, customer.id, amount, at],
      );
      if (!counts) continue;
      sum.received += amount;
      sum.refunded -= 7;
      sum.registrations += 1;
      sum.sold += amount;
      sum.cancelled -= 100;
    }
    expected[name] = sum;
  }
  const { sales } = await shop.office('getDashboard', {}, reader);
  for (const [name, day] of Object.entries(days)) {
    const { received, refunded, registrations, sold, cancelled } = expected[name] ?? sums;
    expect(sales).toHaveProperty(name, {
      day,
      received_amount: received,
      refunded_amount: refunded,
      registrations,
      sold_amount: sold,
      cancelled_amount: cancelled,
    });
    expect(registrations).toBe(2);
  }
  const period = { from: days.today, to: days.today };
  const { total } = await shop.office('getSalesReport', period, reader);
  expect(sales.today).toMatchObject({
    registrations: total.count,
    sold_amount: total.sold,
    cancelled_amount: total.cancelled,
  });
  const money = await shop.office('getPaymentsReport', period, reader);
  expect(sales.today).toMatchObject({
    received_amount: money.total.received.amount,
    refunded_amount: money.total.refunded.amount,
  });
});

test('only unanswered registration requests are counted', async () => {
  const activity = await shop.make.activity(organiser);
  const tier = await shop.make.tier(organiser, activity);
  const ask = async (number: number, status: string) => {
    const customer = await shop.make.customer(organiser);
    await shop.sql(
      `with ordered as (
         insert into carts (organiser_id, customer_id, status, reference, processed_at) values ($1, $2, 'PROCESSED', $3, now()) returning id
       ), item as (
         insert into cart_items (organiser_id, cart_id, type, participant_id, requested_activity_id, price, expires_at, processed_at)
         select $1, id, 'REGISTRATION_REQUEST', $4, $5, 0, now(), now() from ordered returning id, cart_id
       ), owed as (
         insert into receivables (organiser_id, customer_id, cart_id, kind, total_amount)
         select $1, $2, id, 'REGISTRATION_REQUEST', 0 from ordered returning id
       )
       insert into registration_requests (organiser_id, activity_id, tier_id, customer_id, participant_id, cart_id, cart_item_id, receivable_id, status, decided_at)
       select $1, $5, $6, $2, $4, item.cart_id, item.id, owed.id, $7, case when $7 <> 'PENDING' then now() end from item, owed`,
      [
        organiser.id,
        customer.id,
        String(880_000 + number).padStart(12, '0'),
        customer.participant.id,
        activity.id,
        tier.id,
        status,
      ],
    );
  };
  for (const [number, status] of ['PENDING', 'PENDING', 'REJECTED', 'CANCELLED'].entries())
    await ask(number, status);
  const { attention } = await shop.office('getDashboard', {}, staff);
  expect(attention.requests).toEqual({ count: 2 });
});
