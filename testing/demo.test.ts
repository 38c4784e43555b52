import { connect } from '@ribambelle/database/connect.ts';
import { decidePolicy } from '@ribambelle/domain/cancellation-policies/policy.ts';
import { planParts } from '@ribambelle/domain/instalment-plans/plan-parts.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import { addLarge } from '@ribambelle/tools/demo/large.ts';
import { isEmpty, loadDemo, resetDemo } from '@ribambelle/tools/demo/load.ts';
import type { Client } from 'pg';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './database.ts';

interface Demo {
  readonly database: TestDatabase;
  readonly client: Client;
}

const demos = new Map<string, Demo>();
let client: Client;

afterAll(async () => {
  for (const demo of demos.values()) {
    await demo.client.end();
    await demo.database.drop();
  }
});

/**
 * Opens the demo of this moment for `client`, loaded once for all tests: each test leaves it
 * unchanged.
 */
async function openDemo(now: string): Promise<Demo> {
  const demo = demos.get(now) ?? (await loadedAt(now));
  client = demo.client;
  return demo;
}

async function loadedAt(now: string): Promise<Demo> {
  const database = await createTestDatabase();
  const demo = { database, client: await connect(database.url) };
  demos.set(now, demo);
  expect(await isEmpty(database.url)).toBe(true);
  await loadDemo(database.url, { size: 'usual', now });
  return demo;
}

async function numbers(sql: string): Promise<number[]> {
  const { rows } = await client.query<string[]>({ text: sql, rowMode: 'array' });
  return rows.flat().map(Number);
}

const CHECKSUM = `select md5(string_agg(t, '|' order by t)) as sum from (
  select concat(r.id, r.reference, owed.paid_amount, r.created_at) as t from registrations r
    join receivables owed on owed.organiser_id = r.organiser_id and owed.id = r.receivable_id
  union all select concat(a.id, a.cuid, a.start_at, a.registered) from availabilities a
  union all select concat(m.id, m.amount, m.created_at) from wallet_movements m) all_rows`;

it.each([
  '2026-11-20T19:30:00.000Z',
  '2027-03-28T00:30:00.000Z',
  '2027-07-14T10:00:00.000Z',
  '2028-12-31T22:59:00.000Z',
])('loads a demo with correct books on %s', async (now) => {
  const { database } = await openDemo(now);
  expect(await isEmpty(database.url)).toBe(false);
  expect(await checkInvariants(client)).toEqual([]);
  // the accounts balance to the cent in the month of a refusal too
  expect(
    await numbers(
      `select count(*), count(*) filter (where (state = 'FAILED') <> (failed_at is not null)) from refunds where state = 'FAILED'`,
    ),
  ).toEqual([1, 0]);
  const rich = `(select organiser_id from host_names where hostname = 'localhost')`;
  const lately = `end_at > timestamptz '${now}' - interval '65 days'`;
  expect(
    await numbers(`select (select count(*) from activities where organiser_id = ${rich} and registration_flow = 'AVAILABILITIES'),
      (select count(*) from availabilities where organiser_id = ${rich} and activity_id in (select id from activities where registration_flow = 'AVAILABILITIES') and ${lately}),
      (select count(*) from locations where organiser_id = ${rich}), (select count(*) from customers where organiser_id = ${rich}),
      (select count(*) from participants where organiser_id = ${rich}), (select count(*) from registrations where organiser_id = ${rich}
          and availability_id in (select id from availabilities where ${lately}))`),
  ).toEqual([62, 408, 12, 80, 150, 1_200]);
  // hours sold alone and for two, a week ahead or more, all still free
  expect(
    await numbers(`select count(distinct d.start_at), count(*), count(*) filter (where o.status = 'OPEN' and o.registered + d.registered = 0
        and d.start_at > timestamptz '${now}' + interval '6 days')
      from availability_dates d join availability_dates o on o.organiser_id = d.organiser_id and o.availability_id <> d.availability_id and o.shares && d.shares
        and o.start_at < d.end_at and o.end_at > d.start_at where d.organiser_id = ${rich}
        and exists (select from synchronised_availabilities s where s.availability_id = d.availability_id)`),
  ).toEqual([4, 8, 8]);
  const lessons = `a.registration_flow = 'REQUEST' and a.organiser_id = ${rich}`;
  const [least, ...exactly] =
    await numbers(`select (select count(*) from availabilities v join activities a on a.id = v.activity_id where ${lessons} and not v.closed
        and v.start_at > '${now}'), (select count(*) from registration_request_tiers t join activities a on a.id = t.activity_id where ${lessons}),
      (select count(*) from registration_request_constraints c join activities a on a.id = c.activity_id where ${lessons}),
      (select count(*) from registration_requests r join activities a on a.id = r.activity_id where ${lessons} and r.status = 'PENDING')`);
  expect(least).toBeGreaterThan(50);
  expect(exactly).toEqual([2, 3, 3]);
  const parent = `from registrations r join customers c on c.organiser_id = r.organiser_id and c.id = r.customer_id
      join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
      join receivables owed on owed.organiser_id = r.organiser_id and owed.id = r.receivable_id where c.email = 'parent@demo.test'`;
  expect(
    await numbers(`select count(*) filter (where a.end_at < '${now}'), count(*) filter (where r.cancelled_at is not null),
      count(*) filter (where owed.owed_amount > 0), count(*),
      (select wallet_amount from customers where email = 'parent@demo.test') ${parent}`),
  ).toEqual([1, 1, 1, 4, 4_000]);
});

it.each(['2026-11-20T19:30:00.000Z', '2027-07-14T10:00:00.000Z'])(
  'has a smaller season a year earlier with which %s can be compared',
  async (now) => {
    await openDemo(now);
    const days = (from: number, to: number) =>
      `between timestamptz '${now}' - interval '${from} days' and timestamptz '${now}' - interval '${to} days'`;
    const [availabilities = 0, registrations = 0, paid = 0, today = 0] = await numbers(
      `select (select count(*) from availabilities where end_at ${days(430, 65)}),
        (select count(*) from registrations r join availabilities a on a.id = r.availability_id where a.end_at ${days(430, 65)}),
        (select count(*) from registrations r join availabilities a on a.id = r.availability_id
          join receivables owed on owed.id = r.receivable_id where a.end_at ${days(430, 65)} and owed.owed_amount = 0),
        (select count(*) from registrations where created_at ${days(365, 364)})`,
    );
    expect([availabilities, paid]).toEqual([24, registrations]);
    expect(registrations).toBeGreaterThan(50);
    expect(registrations).toBeLessThan(80);
    expect(today).toBeGreaterThan(2);
  },
);

it.each(['2026-11-20T19:30:00.000Z', '2027-07-14T10:00:00.000Z'])(
  'shows staff on %s everything that needs their attention, and every state',
  async (now) => {
    await openDemo(now);
    const valuesOf = async (sql: string) =>
      (await client.query<{ what: string }>(sql)).rows.map(({ what }) => what);
    expect(await valuesOf('select distinct state as what from payments order by 1')).toEqual([
      'ABANDONED',
      'EXPIRED',
      'PAID',
      'PARTIALLY_REFUNDED',
      'PENDING',
      'REFUNDED',
      'REFUSED',
    ]);
    expect(await valuesOf('select distinct method as what from payments order by 1')).toEqual([
      'CASH',
      'ONLINE',
      'TRANSFER',
      'WALLET',
    ]);
    expect(await valuesOf('select distinct state as what from refunds order by 1')).toEqual([
      'DONE',
      'FAILED',
    ]);
    expect(
      await numbers(`select (select count(*) from registration_questions where content ~ '[^0-9,]' and question_id in
        (select id from questions where type = 'CHOICES_MULTIPLE')), (select count(*) from registrations where created_by is not null),
      (select count(*) from availabilities where registered > capacity and start_at > '${now}'),
      (select count(*) from payments where late and paid_at > timestamptz '${now}' - interval '30 days'),
      (select count(*) from payments where state = 'PENDING' and created_at < timestamptz '${now}' - interval '14 days'),
      (select count(*) from wallet_movements where reason = 'LATE_PAYMENT')`),
    ).toEqual([0, 9, 1, 1, 1, 1]);
    expect(
      await valuesOf(`select count(*)::text || ' of ' || max(turn) as what from waiting_list_entries w join availabilities a on a.id = w.availability_id
      where a.status = 'FULL' and a.start_at > '${now}' and not exists (select from registrations r where r.availability_id = a.id
        and r.participant_id = w.participant_id and r.cancelled_at is null) group by a.id order by 1`),
    ).toEqual(['2 of 2', '4 of 4']);
    expect(
      await numbers(`select count(*), count(*) filter (where a.registered < c.minimum), count(*) filter (where c.decide_at <= '${now}')
      from automatic_cancellations c join availabilities a on a.id = c.availability_id`),
    ).toEqual([3, 2, 0]);
    const [reviews, ...kinds] =
      await numbers(`select count(*), count(*) filter (where message is null),
      count(*) filter (where private), count(*) filter (where not private), count(*) filter (where score < 3) from reviews`);
    expect(
      await numbers(
        `select count(*) filter (where answer is not null and not private), count(*) filter (where answer <> '' and private) from reviews`,
      ),
    ).toEqual([2, 0]);
    expect(reviews).toBeGreaterThan(20);
    for (const kind of kinds) expect(kind).toBeGreaterThan(0);
  },
);

it('has published terms in both languages, which its families accepted', async () => {
  await openDemo('2026-11-20T19:30:00.000Z');
  const { rows } = await client.query<{ name: string; fr: number; en: number; same: boolean }>(
    `select o.name, length(t.content ->> 'fr') as fr, length(t.content ->> 'en') as en, t.content = d.content as same
     from organisers o join terms_versions t on t.organiser_id = o.id and t.number = o.terms_version
     join terms_drafts d on d.organiser_id = o.id`,
  );
  expect(rows).toEqual([{ name: 'L’Éclaircie', fr: rows[0]?.fr, en: rows[0]?.en, same: true }]);
  expect(Math.min(rows[0]?.fr ?? 0, rows[0]?.en ?? 0)).toBeGreaterThan(500);
  expect(
    await numbers(`select count(*) from carts c join organisers o on o.id = c.organiser_id
      where o.terms_version is not null and (c.terms_accepted_at is null) <> (c.terms_version is null)`),
  ).toEqual([0]);
  expect(
    await numbers(`select count(*) from carts c join terms_versions t
      on t.organiser_id = c.organiser_id and t.number = c.terms_version where c.terms_accepted_at < t.published_at`),
  ).toEqual([0]);
});

it('loads the same demo for the same moment, even after a reset', async () => {
  const now = '2026-11-20T19:30:00.000Z';
  const { database } = await openDemo(now);
  const first = await client.query(CHECKSUM);
  await resetDemo(database.url, { size: 'usual', now });
  expect((await client.query(CHECKSUM)).rows).toEqual(first.rows);
});

it.each(['2026-11-20T19:30:00.000Z', '2027-07-14T10:00:00.000Z'])(
  'has a promo code and a discount for some families but not all, on %s',
  async (now) => {
    await openDemo(now);
    const [coupons, discounts, wednesdays] = await numbers(
      `select (select count(*) from coupons where people_segment_id is not null),
        (select count(*) from discounts where people_segment_id is not null and availabilities_segment_id is not null),
        (select count(*) from availabilities a join discounts d on d.organiser_id = a.organiser_id and a.activity_id = any(d.activity_ids)
          where d.availabilities_segment_id is not null and a.weekdays && '{3}' and a.end_at > '${now}')`,
    );
    expect([coupons, discounts]).toEqual([1, 1]);
    expect(wednesdays).toBeGreaterThan(0);
    const [families = 0, fresh = 0, near = 0] = await numbers(
      `select count(*), count(*) filter (where (select count(*) from registrations r
          where r.organiser_id = c.organiser_id and r.customer_id = c.id and r.cancelled_at is null) <= 3),
        count(*) filter (where exists (select from addresses a
          where a.organiser_id = c.organiser_id and a.customer_id = c.id and a.postcode = '1050'))
      from customers c where c.organiser_id = (select organiser_id from coupons where people_segment_id is not null)`,
    );
    for (const some of [fresh, near]) {
      expect(some).toBeGreaterThan(0);
      expect(some).toBeLessThan(families);
    }
  },
);

/** Returns the availabilities on sale, of activities with these terms, with several dates. */
const onSale = (terms: string) => `from availabilities a join activities t on t.id = a.activity_id
  where a.status = 'OPEN' and a.start_at > $1 and coalesce(a.registrations_start_at < $1, true)
    and coalesce(a.registrations_end_at > $1, true) and ${terms}
    and (select count(*) from availability_dates d where d.availability_id = a.id and d.status = 'OPEN') > 1`;
const window = `from availabilities a join activities t on t.id = a.activity_id where not a.closed and`;

/** The rows of the demo for each notice that a family may meet. */
const NOTICES: Readonly<Record<string, string>> = {
  'registrations are closed': `from availabilities where closed and start_at > $1 and coalesce(registrations_end_at > $1, true)`,
  'it has begun and nobody joins any more': `${window} a.start_at < $1 and a.end_at > $1 and not t.allow_registrations_after_start`,
  'it has begun and one can still join': `${window} a.start_at < $1 and a.end_at > $1 and t.allow_registrations_after_start`,
  'the time to register has passed': `${window} a.start_at > $1 and a.registrations_end_at < $1`,
  'registering begins later': `${window} a.registrations_start_at > $1`,
  'it is full': `from availabilities where status = 'FULL' and start_at > $1`,
  'it is over': `from availabilities where end_at < $1`,
  'all dates go together': onSale(`t.partial_registrations = 'NOBODY'`),
  'dates that are left out cost less': onSale('t.partial_discount > 0'),
  'dates that are left out cost a fee': onSale('t.partial_fee > 0'),
  'two are needed at least': `from resources r join booking_configurations b on b.id = r.booking_configuration_id where b.minimum_participants = 2`,
  'a voucher has expired': `from customer_vouchers v join receivables r on r.id = v.receivable_id join customers c on c.id = v.customer_id
    where v.expires_at < $1 and v.redeemed_at is null and r.owed_amount = 0 and c.email = 'parent@demo.test'`,
  'a voucher waits': `from customer_vouchers where expires_at > $1 and redeemed_at is null`,
  'a family is asked for a date': `from custom_fields where type = 'DATE'`,
  'a registration is asked for a date': `from questions where type = 'DATE'`,
};

it.each(['2026-11-20T19:30:00.000Z', '2027-07-14T10:00:00.000Z'])(
  'shows on %s every notice that a family may see',
  async (now) => {
    await openDemo(now);
    const queries = Object.entries(NOTICES).map(
      ([notice, condition]) => `select '${notice}' as what where exists (select ${condition})`,
    );
    const { rows } = await client.query<{ what: string }>(
      queries.join(' union all ').replaceAll('$1', `timestamptz '${now}'`),
    );
    expect(rows.map(({ what }) => what)).toEqual(Object.keys(NOTICES));
  },
);

it('finds every kind of error in the books', async () => {
  await openDemo('2026-11-20T19:30:00.000Z');
  const some = (table: string) =>
    `(organiser_id, id) = (select organiser_id, id from ${table} order by id limit 1)`;
  const sold_availability = `(select availability_id from registrations where cancelled_at is null order by id limit 1)`;
  const wrongs = [
    `update availabilities set registered = registered + 1 where id = ${sold_availability}`,
    `update availabilities set capacity = 0 where id = ${sold_availability}`,
    `update availabilities set start_at = start_at - interval '1 hour' where id = ${sold_availability}`,
    `update availability_dates set registered = registered + 1 where availability_id = ${sold_availability}`,
    `update availability_dates set capacity = 0 where availability_id = ${sold_availability}`,
    `update availability_dates set status = 'OVERLAP', end_at = greatest(end_at, now() + interval '1 day') where shares <> '{}'`,
    `update customers set wallet_amount = wallet_amount + 1 where ${some('customers')}`,
    `delete from payment_allocations where ${some('payment_allocations')}`,
    `update payments set refunded_amount = 1 where id = (select id from payments where state = 'PAID' order by id limit 1)`,
    `delete from wallet_movements where reason = 'PAYMENT'`,
    `update customer_vouchers set customer_bundle_id = null where customer_bundle_id is not null`,
    `insert into wallet_movements (organiser_id, customer_id, amount, reason, receivable_id) select organiser_id, customer_id, amount, 'REDEMPTION', receivable_id from customer_vouchers where amount is not null`,
    `update carts set reference = '000000000001' where ${some('carts')}`,
    `update receivables set paid_amount = paid_amount + 1 where ${some('receivables')}`,
    `update receivables set total_amount = total_amount + 1 where ${some('receivables')}`,
    `delete from receivable_lines where ${some('receivable_lines')}`,
    `update registrations set quantity = 2 where ${some('registrations')}`,
    `delete from registration_dates where registration_id = (select min(id) from registrations)`,
    `update reviews set created_at = created_at - interval '1 year' where ${some('reviews')}`,
  ];
  for (const wrong of wrongs) {
    await client.query('begin');
    const { rowCount } = await client.query(wrong);
    expect(rowCount, wrong).toBeGreaterThan(0);
    expect((await checkInvariants(client)).length, wrong).toBeGreaterThan(0);
    await client.query('rollback');
  }
});

it.each(['2026-11-20T19:30:00.000Z', '2027-03-28T00:30:00.000Z', '2027-07-14T10:00:00.000Z'])(
  'has a camp on %s that can be paid in three parts, and has conditions of its own',
  async (now) => {
    await openDemo(now);
    const { rows: plans } = await client.query(
      `select p.*, a.default_price, c.steps, c.money_to from instalment_plans p
       join activities a on a.organiser_id = p.organiser_id and a.id = any(p.activity_ids)
       join cancellation_policies c on c.organiser_id = a.organiser_id and c.id = a.cancellation_policy_id`,
    );
    expect(plans).toHaveLength(1);
    const [{ default_price, steps, money_to, ...plan }] = plans;
    expect(decidePolicy({ steps, money_to })).toMatchObject({ ok: true });
    const { rows: dates } = await client.query<{ start_at: Date }>(
      `select start_at from availabilities where status = 'OPEN' and start_at > $1 and activity_id = any($2)`,
      [now, plan.activity_ids],
    );
    const parts = dates.map(({ start_at }) =>
      planParts(default_price, {
        plan,
        ordered_at: now,
        first_due_at: now,
        start_at: start_at.toISOString(),
        timezone: 'Europe/Brussels',
      }),
    );
    expect(parts.filter((one) => one?.length === 3).length).toBeGreaterThan(0);
  },
);

it.each([
  '2026-11-20T19:30:00.000Z',
  '2027-03-28T00:30:00.000Z',
  '2027-06-05T10:00:00.000Z',
  '2027-07-14T10:00:00.000Z',
])(
  'on %s the parent has paid a first part, owes the next within a month, and keeps its card',
  async (now) => {
    await openDemo(now);
    const { rows } = await client.query<Record<string, unknown>>(
      `select r.paid_amount = n.amount as first_paid, r.due_at > $1 and r.due_at < $1::timestamptz + interval '1 month' as is_due,
       d.agreed_amount = r.owed_amount as agreed, m.state, m.label, s.keep, p.state as payment
     from receivables r join customers c on c.id = r.customer_id and c.email = 'parent@demo.test'
     join instalments n on n.receivable_id = r.id and n.position = 1
     join payment_mandate_debts d on d.receivable_id = r.id join payment_mandates m on m.id = d.payment_mandate_id
     join payments p on p.payment_mandate_id = m.id join sandbox_payments s on s.id = p.provider_reference
     where r.in_instalments`,
      [now],
    );
    expect(rows).toEqual([
      {
        first_paid: true,
        is_due: true,
        agreed: true,
        state: 'ACTIVE',
        label: 'Visa ···· 4242',
        keep: true,
        payment: 'PAID',
      },
    ]);
  },
);

it('the large demo of the benchmarks copies every activity with its categories, and its books are correct', async () => {
  await openDemo('2026-11-20T19:30:00.000Z');
  const [organiser_id = 0, activities_before = 0] = await numbers(
    `select organiser_id, count(*) from activities group by 1 order by 2 desc limit 1`,
  );
  await client.query('begin');
  const more = { locations: 24, activities: 2 * activities_before, availabilities: 300, days: 30 };
  await addLarge(client, { organiser_id, today: '2026-11-20', more });
  expect(await checkInvariants(client)).toEqual([]);
  const [activities, categories, before] = await numbers(
    `select (select count(*) from activities where organiser_id = ${organiser_id}),
      (select count(*) from activity_categories where organiser_id = ${organiser_id}),
      (select count(*) from activity_categories c join activities a on a.id = c.activity_id
        where a.organiser_id = ${organiser_id} and a."order" < 1000)`,
  );
  await client.query('rollback');
  expect(activities).toBe(3 * activities_before);
  expect(before).toBeGreaterThan(0);
  expect(categories).toBe(3 * (before ?? 0));
});
