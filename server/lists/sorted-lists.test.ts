import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { type ExportedList, exportedList } from '@ribambelle/api/exports/shapes.ts';
import { activityColumns } from '@ribambelle/api/activities/activity-columns.ts';
import { collaboratorColumns } from '@ribambelle/api/collaborators/collaborator-columns.ts';
import { customerBundleColumns } from '@ribambelle/api/customer-bundles/customer-bundle-columns.ts';
import { bookingColumns } from '@ribambelle/api/bookings/booking-columns.ts';
import { customerMembershipColumns } from '@ribambelle/api/customer-memberships/customer-membership-columns.ts';
import { segmentColumns } from '@ribambelle/api/segments/segment-columns.ts';
import { customerVoucherColumns } from '@ribambelle/api/customer-vouchers/customer-voucher-columns.ts';
import type { Columns } from '@ribambelle/api/lists/columns.ts';
import { auditColumns } from '@ribambelle/api/logs/audit-columns.ts';
import { securityColumns } from '@ribambelle/api/logs/security-columns.ts';
import { mailColumns } from '@ribambelle/api/notifications/mail-columns.ts';
import { records } from '@ribambelle/api/records.ts';
import { requestColumns } from '@ribambelle/api/registration-requests/request-columns.ts';
import { reviewColumns } from '@ribambelle/api/reviews/review-columns.ts';
import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import { loadDemo } from '@ribambelle/tools/demo/load.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

const NOW = '2026-01-05T08:00:00.000Z';
let shop: Shop;
let staff: { token: string };
let nobody: { token: string };

beforeAll(async () => {
  shop = await openShop({ now: NOW, jobs: true });
  await loadDemo(shop.databaseUrl, { size: 'usual', now: NOW });
  const [row] = await shop.sql<{ id: string }>(
    `select organiser_id as id from host_names where hostname = 'localhost'`,
  );
  const organiser = { id: Number(row?.id), cuid: '' };
  staff = await shop.make.collaborator(organiser, ALL_PERMISSIONS);
  nobody = await shop.make.collaborator(organiser, ['exports.create']);
  await shop.sql(
    `insert into audit_log (organiser_id, collaborator_name, action, entity, entity_cuid, summary, changes, created_at)
     select $1, 'Anne', 'locations.update', 'locations', 'x', 'Salle ' || n, '{"name":{"from":"A","to":"B"}}', now() - n * interval '1 hour'
     from generate_series(1, 5) n`,
    [organiser.id],
  );
  await shop.sql(
    `insert into security_events (organiser_id, type, actor_kind, actor_name, address, details, created_at)
     select $1, 'sign-in.failed', 'COLLABORATOR', 'Anne', '192.0.2.1', '{"email":"anne@example.test"}', now() - n * interval '1 hour'
     from generate_series(1, 5) n`,
    [organiser.id],
  );
  await addResources(organiser);
  await shop.sql(
    `insert into customer_bundles (organiser_id, customer_id, bundle_id, capacity, receivable_id, created_at, expires_at)
     select $1, r.customer_id, b.id, 10, r.id, now() - n * interval '1 day', now() + n * interval '9 days'
     from (select id, customer_id, row_number() over (order by id desc) n from receivables where organiser_id = $1
       and id not in (select receivable_id from customer_bundles) limit 4) r,
       (select id from bundles where organiser_id = $1 order by id limit 1) b`,
    [organiser.id],
  );
  // and four families a membership, each with a cycle
  for (const price of [9_000, 12_000])
    await shop.make.membership(organiser, {
      price,
      title: JSON.stringify({ fr: `Abonnement ${price}`, en: '' }),
    });
  await shop.sql(
    `with owed as (
       insert into receivables (organiser_id, customer_id, kind, total_amount)
       select $1, id, 'MEMBERSHIP', 12000 from (select id from customers where organiser_id = $1 order by id limit 4) c
       returning id, customer_id
     ), sold as (
       insert into customer_memberships (organiser_id, customer_id, membership_id, receivable_id, created_at, expires_at)
       select $1, o.customer_id, m.id, o.id, now() - n * interval '1 day', now() + n * interval '9 days'
       from (select *, row_number() over (order by id) n from owed) o, (select id from memberships where organiser_id = $1 order by id limit 1) m
       returning id, receivable_id, expires_at
     )
     insert into membership_cycles (organiser_id, customer_membership_id, start_at, end_at, receivable_id)
     select $1, id, expires_at - interval '1 year', expires_at, receivable_id from sold`,
    [organiser.id],
  );
  await addRequests(organiser);
  await addBookings(organiser);
  await shop.sql(
    `update coupons set ends_at = now() + maximum_uses_per_customer * interval '9 days' where organiser_id = $1`,
    [organiser.id],
  );
  await shop.sql(
    `insert into volume_discounts (organiser_id, title, from_rank, amount, percentage, ends_at)
     select $1, jsonb_build_object('fr', 'Remise ' || n, 'en', ''), 2, case when n % 2 = 0 then n * 100 end, case when n % 2 = 1 then n * 100 end,
       now() + n * interval '9 days' from generate_series(1, 6) n`,
    [organiser.id],
  );
  await addPlans(organiser);
  await shop.sql(
    `insert into discounts (organiser_id, title, amount, percentage, ends_at)
     select $1, jsonb_build_object('fr', 'Remise ' || n, 'en', ''), case when n % 2 = 0 then n * 100 end, case when n % 2 = 1 then n * 100 end,
       now() + n * interval '9 days' from generate_series(1, 6) n`,
    [organiser.id],
  );
  await shop.sql(
    `insert into customer_vouchers (organiser_id, code_sealed, customer_id, voucher_id, amount, receivable_id, created_at, expires_at)
     select $1, 'CODEAAAAAA' || lpad(n::text, 2, '2'), r.customer_id, v.id, n * 1000, r.id, now() - n * interval '1 day', now() + n * interval '9 days'
     from (select id, customer_id, row_number() over (order by id) n from receivables where organiser_id = $1
       and id not in (select receivable_id from customer_vouchers) limit 4) r,
       (select id from vouchers where organiser_id = $1 order by id limit 1) v`,
    [organiser.id],
  );
});
afterAll(() => shop.close());

/** Three ways to pay in instalments. */
async function addPlans(organiser: Made): Promise<void> {
  await shop.sql(
    `insert into instalment_plans (organiser_id, title, parts) select $1, jsonb_build_object('fr', 'Plan ' || n, 'en', ''), n from generate_series(2, 4) n`,
    [organiser.id],
  );
}

/** Five rooms, each with its own setting. */
async function addResources(organiser: Made): Promise<void> {
  for (let n = 1; n <= 5; n += 1) {
    const configuration = await shop.make.bookingConfiguration(organiser, { name: `Salles ${n}` });
    const name = JSON.stringify({ fr: `Salle ${n}`, en: `Room ${6 - n}` });
    await shop.make.resource(organiser, configuration, { name });
    await shop.make.resourceGroup(organiser, { name });
    await shop.make.closedPeriod(organiser, { name, first_day: `2026-0${n}-01` });
    await shop.make.segment(organiser, { name: `Segment ${n}` });
    await shop.make.dateConfiguration(organiser, { name: `Modèle ${n}` });
  }
}

/** Requests of four families. */
async function addRequests(organiser: Made): Promise<void> {
  const activity = await shop.make.activity(organiser, { registration_flow: 'REQUEST' });
  const tier = await shop.make.tier(organiser, activity);
  await shop.sql(
    `with orders as (
       insert into carts (organiser_id, customer_id, status, reference, processed_at)
       select $1, c.id, 'PROCESSED', lpad(c.id::text, 12, '7'), now() from customers c
       where c.organiser_id = $1 and exists (select from participants p where p.organiser_id = $1 and p.customer_id = c.id)
       order by c.id limit 4 returning id, customer_id
     ), items as (
       insert into cart_items (organiser_id, cart_id, type, participant_id, requested_activity_id, price, expires_at, processed_at)
       select $1, o.id, 'REGISTRATION_REQUEST', (select min(p.id) from participants p where p.customer_id = o.customer_id), $2, 0, now(), now()
       from orders o returning id, cart_id, participant_id
     ), owed as (
       insert into receivables (organiser_id, customer_id, cart_id, kind, total_amount)
       select $1, customer_id, id, 'REGISTRATION_REQUEST', 0 from orders returning id, cart_id, customer_id
     )
     insert into registration_requests (organiser_id, activity_id, tier_id, customer_id, participant_id, cart_id, cart_item_id, receivable_id, created_at)
     select $1, $2, $3, o.customer_id, i.participant_id, o.cart_id, i.id, o.id, now() - row_number() over () * interval '1 day'
     from owed o join items i on i.cart_id = o.cart_id`,
    [organiser.id, activity.id, tier.id],
  );
}

/** Four bookings of a resource, each in its own order. */
async function addBookings(organiser: { id: number; cuid: string }): Promise<void> {
  const configuration = await shop.make.bookingConfiguration(organiser);
  const resource = await shop.make.resource(organiser, configuration);
  await shop.sql(
    `with ordered as (
       insert into carts (organiser_id, customer_id, status, reference, processed_at)
       select $1, id, 'PROCESSED', lpad((990000 + row_number() over ())::text, 12, '0'), now()
       from (select id from customers where organiser_id = $1 order by id limit 4) c
       returning id, customer_id
     ), booked as (
       insert into bookings (organiser_id, customer_id, cart_id, resource_id, start_at, end_at, created_at)
       select $1, customer_id, id, $2, now() + n * interval '1 day', now() + n * interval '1 day' + interval '1 hour', now() - n * interval '1 day'
       from (select *, row_number() over (order by id) n from ordered) o
       returning id, customer_id, start_at, end_at
     ), dates as (
       insert into booking_dates (organiser_id, booking_id, resource_id, start_at, end_at)
       select $1, id, $2, start_at, end_at from booked
     )
     insert into booking_participations (organiser_id, booking_id, participant_id, position)
     select $1, b.id, (select min(p.id) from participants p where p.organiser_id = $1), 0 from booked b`,
    [organiser.id, resource.id],
  );
}

/** The lists by the name under which they are exported, with their path and their columns. */
const LISTS = {
  activities: ['activities', activityColumns],
  'customer-bundles': ['customer-bundles', customerBundleColumns],
  'customer-memberships': ['customer-memberships', customerMembershipColumns],
  'registration-requests': ['registration-requests', requestColumns],
  bookings: ['bookings', bookingColumns],
  segments: ['segments', segmentColumns],
  'customer-vouchers': ['customer-vouchers', customerVoucherColumns],
  reviews: ['reviews', reviewColumns],
  collaborators: ['collaborators', collaboratorColumns],
  mails: ['mails', mailColumns],
  audit: ['audit-log', auditColumns],
  security: ['security-events', securityColumns],
  ...Object.fromEntries(records.map(({ noun, list }) => [noun, [noun, list.columns]] as const)),
} as const satisfies Partial<Record<ExportedList['list'], readonly [string, Columns<never>]>>;

const page = z.object({ data: z.array(z.looseObject({ cuid: z.string() })), count: z.number() });

async function read(path: string, query: Readonly<Record<string, string>>) {
  const answer = await shop.fetch(
    'back-office',
    `/api/back-office/${path}?${new URLSearchParams({ page_size: '100', ...query })}`,
    { headers: { cookie: `ribambelle_office=${staff.token}` } },
  );
  expect(answer.status, await answer.clone().text()).toBe(200);
  return page.parse(await answer.json());
}

const orders = Object.entries(LISTS).flatMap(([list, [path, columns]]) =>
  Object.entries<{ kind: string; sorts?: true }>(columns).flatMap(([column, { sorts }]) =>
    sorts === true ? [[list, column, path] as const] : [],
  ),
);

test.each(orders)('200 %s by %s, and the other way round', async (_list, column, path) => {
  const up = await read(path, { sort: column });
  const down = await read(path, { sort: `-${column}` });
  expect(up.count).toBeGreaterThan(1);
  expect(down.count).toBe(up.count);
  const cuids = (found: typeof up) => found.data.map(({ cuid }) => cuid);
  expect(cuids(up)).not.toEqual(cuids(down));
  if (up.count <= 100) expect(cuids(up).toSorted(compare)).toEqual(cuids(down).toSorted(compare));
  const again = await read(path, { sort: column });
  expect(cuids(again)).toEqual(cuids(up));
});

/** Accents and capitals do not count: À stands with A. */
const first = (title: string): string => title.slice(0, 1);

const compare = (one: string, other: string) => (one < other ? -1 : 1);

test('200 rows are in the order of their column: scores, titles, prices, names, instants', async () => {
  const scores = (await read('reviews', { sort: 'score' })).data.map(({ score }) => Number(score));
  expect(scores).toEqual(scores.toSorted((one, other) => one - other));
  const prices = (await read('activities', { sort: '-price' })).data;
  const amounts = prices.map(({ default_price }) => Number(default_price));
  expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
  const mails = (await read('mails', { sort: 'created' })).data;
  const moments = mails.map(({ created_at }) => String(created_at));
  expect(moments).toEqual(moments.toSorted(compare));
  const { data } = await read('activities', { sort: 'title' });
  const titles = data.map(({ title }) => String(title));
  const read_as = new Intl.Collator('fr', { ignorePunctuation: true, sensitivity: 'base' });
  expect(titles.map(first)).toEqual(titles.map(first).toSorted(read_as.compare));
});

test('400 for an order by a column that does not sort', async () => {
  for (const [path] of Object.values(LISTS)) {
    const answer = await shop.fetch('back-office', `/api/back-office/${path}?sort=nonsense`, {
      headers: { cookie: `ribambelle_office=${staff.token}` },
    });
    expect(answer.status).toBe(400);
  }
});

/** A reference of a registration or request; it may consist of letters alone and is no code. */
const REFERENCE = /\b[B-DF-HJ-NP-T][2-9A-DF-HJ-NP-Z]{9}\b/gu;

describe.each(Object.entries(LISTS))('%s as a file', (list, [path, columns]) => {
  const names = Object.keys(columns);
  const of = () => exportedList.parse({ list, filters: {}, columns: names });

  test('200 contains every row once, with words for codes', async () => {
    const { cuid } = await shop.office('createExport', { format: 'CSV', of: of() }, staff);
    const state = async () => (await shop.office('getExport', { export: cuid }, staff)).state;
    await expect.poll(state).toBe('DONE');
    const made = await shop.office('getExport', { export: cuid }, staff);
    const { count } = await read(path, {});
    // the log of exports grows by the export itself, when it began and when it ended
    expect(Math.abs(made.rows_written - count)).toBeLessThanOrEqual(2);
    const answer = await shop.fetch('back-office', `/api/back-office/exports/${cuid}/file`, {
      headers: { cookie: `ribambelle_office=${staff.token}` },
    });
    const text = await answer.text();
    expect(text.split('\r\n')[0]?.split(';')).toHaveLength(names.length);
    expect(text.replaceAll(REFERENCE, '')).not.toMatch(/(^|;)[A-Z]{4,}(_[A-Z]+)*(;|\r)/m);
    expect(text).not.toMatch(/;[a-z-]+\.[a-z-]+;/);
  });

  test('403 without the right to read it', async () => {
    await expect(
      shop.office('createExport', { format: 'CSV', of: of() }, nobody),
    ).rejects.toMatchObject({ code: 'NOT_PERMITTED', status: 403 });
  });
});
