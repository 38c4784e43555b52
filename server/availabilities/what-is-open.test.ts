import { nextStartOf, summaryOf } from '@ribambelle/domain/availabilities/card-summary.ts';
import type { Availability } from '@ribambelle/domain/availabilities/availability.ts';
import { type SharingDate, takenBy } from '@ribambelle/domain/availabilities/exclusions.ts';
import { opensLater } from '@ribambelle/domain/availabilities/availability.ts';
import {
  bookableDates,
  dateStatus,
  effectiveStatus,
  registrationNotice,
} from '@ribambelle/domain/availabilities/status.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let buyer: MadeCustomer;
let member: MadeCustomer;
let membership: Made;
let hall: Made;
let staff: { token: string };
/** An activity that is not published: it takes the hall without being a row of the lists. */
let hiddenActivity: Made;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  buyer = await shop.make.customer(organiser);
  member = await shop.make.customer(organiser);
  membership = await shop.make.membership(organiser);
  hall = await shop.make.resource(organiser, await shop.make.bookingConfiguration(organiser));
  staff = await shop.make.collaborator(organiser, ['availabilities.update', 'activities.read']);
  hiddenActivity = await shop.make.activity(organiser, { published: false });
  // a member through all of the times below
  shop.clock.set('2026-01-05T08:00:00.000Z');
  const { cart } = await shop.call(
    'addCartItems',
    { memberships: [{ membership_id: membership.id }] },
    member,
  );
  const terms = { payment_strategy: 'DELAYED' as const, terms: true };
  await shop.call('checkoutCart', { cart_id: cart.id, ...terms }, member);
});
afterAll(() => shop.close());

const STATUSES = ['OPEN', 'FULL', 'CLOSED', 'OVERLAP'] as const;
type Status = (typeof STATUSES)[number];

/** Returns a moment some half days from noon on 20 January, with many equal ones on purpose. */
const at = (halfDays: number) =>
  new Date(Date.UTC(2026, 0, 20, 12) + halfDays * 43_200_000).toISOString();
const moment = fc.integer({ min: -6, max: 6 });
const capacity = fc.constantFrom(null, null, 0, 2);
const anyStatus = fc.constantFrom<Status>('OPEN', 'OPEN', 'OPEN', 'CLOSED');
const dateFacts = fc.record({
  start: moment,
  halfDays: fc.integer({ min: 1, max: 2 }),
  capacity,
  decided: anyStatus,
});
const rowFacts = fc.record({
  decided: anyStatus,
  capacity,
  registrations_start: fc.option(moment, { freq: 3 }),
  registrations_end: fc.option(moment, { freq: 3 }),
  dates: fc.array(dateFacts, { minLength: 1, maxLength: 3 }),
  price: fc.integer({ min: 1, max: 3 }),
  stores_full: fc.boolean(),
  /** The time that something else takes of a shared resource; null when nothing is shared. */
  taken: fc.option(fc.record({ start: moment, halfDays: fc.integer({ min: 1, max: 4 }) }), {
    freq: 2,
  }),
});
type RowFacts = typeof rowFacts extends fc.Arbitrary<infer Facts> ? Facts : never;
const world = fc.record({
  activities: fc.array(
    fc.record({
      after_start: fc.boolean(),
      members_only: fc.boolean(),
      members_days_early: fc.constantFrom(0, 1, 2),
      rows: fc.array(rowFacts, { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  /** A change once the rows exist: the first activity's setting, places, or first dates. */
  since: fc.constantFrom('nothing', 'setting', 'full', 'free', 'removed', 'moved'),
  now: moment,
});

interface Row extends Availability {
  readonly id: number;
  readonly cuid: string;
  readonly activity_id: number;
  readonly price: number;
  readonly deposit: number;
  readonly dates: (Availability['dates'][number] & SharingDate & { cuid: string })[];
}

test('lists, counts, calendar, periods, cards, pages and the cart agree with the rule', async () => {
  await fc.assert(
    fc.asyncProperty(world, async ({ activities, since, now }) => {
      shop.clock.set(at(now));
      const made = await build(activities);
      await change(since);
      const rows = await readRows();
      await compareLists(rows);
      await compareDates(rows);
      await compareCards({ made, rows });
      await comparePeriods(rows);
      for (const row of rows) await compareCart(row);
    }),
    { numRuns: 25, interruptAfterTimeLimit: 60_000, markInterruptAsFailure: false },
  );
});

async function build(
  activities: readonly {
    after_start: boolean;
    members_only: boolean;
    members_days_early: number;
    rows: readonly RowFacts[];
  }[],
): Promise<Made[]> {
  for (const table of [
    'cart_item_dates',
    'cart_items',
    'registration_dates',
    'registrations',
    'availability_dates',
    'availabilities',
  ])
    await shop.sql(
      table === 'cart_items'
        ? `delete from cart_items where organiser_id = $1 and type = 'REGISTRATION'`
        : `delete from ${table} where organiser_id = $1`,
      [organiser.id],
    );
  await shop.sql('delete from activities where organiser_id = $1 and id <> $2', [
    organiser.id,
    hiddenActivity.id,
  ]);
  const results: Made[] = [];
  for (const { after_start, rows, members_only, members_days_early } of activities) {
    const kept = members_only || members_days_early > 0;
    const activity = await shop.make.activity(organiser, {
      allow_registrations_after_start: after_start,
      members_only,
      members_days_early,
      membership_ids: kept ? [membership.id] : [],
    });
    results.push(activity);
    for (const row of rows) await buildRow(activity, row);
  }
  return results;
}

async function buildRow(activity: Made, row: RowFacts): Promise<void> {
  const full = (of: { decided: Status; capacity: number | null }) =>
    of.decided === 'OPEN' && of.capacity === 0 && row.stores_full ? 'FULL' : of.decided;
  const ends = row.dates.map(({ start, halfDays }) => start + halfDays);
  const { id, cuid } = await shop.make.availability(organiser, activity, {
    days: [],
    start_at: at(Math.min(...row.dates.map(({ start }) => start))),
    end_at: at(Math.max(...ends)),
    registrations_start_at: row.registrations_start === null ? null : at(row.registrations_start),
    registrations_end_at: row.registrations_end === null ? null : at(row.registrations_end),
    capacity: row.capacity,
    status: full(row),
    closed: row.decided === 'CLOSED',
    price: row.price * 1000,
    deposit: row.price * 100,
  });
  for (const date of row.dates)
    await shop.sql(
      `insert into availability_dates (organiser_id, availability_id, start_at, end_at, capacity, status) values ($1, $2, $3, $4, $5, $6)`,
      [organiser.id, id, at(date.start), at(date.start + date.halfDays), date.capacity, full(date)],
    );
  if (row.taken !== null) await share(cuid, row.taken);
}

/** Lets a row need the hall, and an unpublished activity take it for a time. */
async function share(availability: string, slot: { start: number; halfDays: number }) {
  const other = await shop.make.availability(organiser, hiddenActivity, {
    days: [],
    start_at: at(slot.start),
    end_at: at(slot.start + slot.halfDays),
  });
  const [date] = await shop.sql<{ id: number }>(
    `insert into availability_dates (organiser_id, availability_id, start_at, end_at) values ($1, $2, $3, $4) returning id`,
    [organiser.id, other.id, at(slot.start), at(slot.start + slot.halfDays)],
  );
  await shop.make.registration(organiser, buyer, {
    availability_id: other.id,
    date_ids: [date?.id ?? 0],
  });
  const resources = { attached: [{ resource: hall.cuid, date: null }], detached: [] };
  for (const cuid of [other.cuid, availability])
    await shop.office('updateAvailabilityExclusions', { availability: cuid, resources }, staff);
}

const CHANGES = {
  nothing: [],
  setting: [
    `update activities set allow_registrations_after_start = not allow_registrations_after_start where organiser_id = $1`,
  ],
  full: [`update availability_dates set capacity = 0 where organiser_id = $1 and capacity is null`],
  free: [
    `update availability_dates set capacity = 3, status = 'OPEN' where organiser_id = $1 and status = 'FULL'`,
    `update availabilities set closed = false, status = 'OPEN' where organiser_id = $1 and closed`,
  ],
  removed: [
    `delete from availability_dates where organiser_id = $1 and id in (select min(id) from availability_dates group by availability_id)
       and not exists (select from registration_dates r where r.date_id = availability_dates.id)`,
  ],
  moved: [
    `update availability_dates set start_at = start_at + interval '12 hours', end_at = end_at + interval '12 hours' where organiser_id = $1`,
    `update availabilities set end_at = end_at + interval '12 hours', registrations_start_at = null where organiser_id = $1`,
  ],
} as const;

async function change(since: keyof typeof CHANGES): Promise<void> {
  for (const statement of CHANGES[since]) await shop.sql(statement, [organiser.id]);
  // a change that bypassed the lock is counted again through it, like every proper change
  const needing = await shop.sql<{ cuid: string }>(
    `select a.cuid from availabilities a where a.organiser_id = $1
       and exists (select from availability_resources r where r.availability_id = a.id) order by a.activity_id = $2 desc`,
    [organiser.id, hiddenActivity.id],
  );
  for (const { cuid: availability } of needing)
    await shop.office('updateAvailabilityExclusions', { availability }, staff);
}

async function readRows(): Promise<Row[]> {
  const records = await shop.sql<{ row: Row }>(
    `select to_jsonb(a) || jsonb_build_object('allow_registrations_after_start', v.allow_registrations_after_start,
       'dates', coalesce((select jsonb_agg(to_jsonb(d) order by d.start_at, d.id) from availability_dates d where d.availability_id = a.id), '[]')) as row
     from availabilities a join activities v on v.id = a.activity_id where a.organiser_id = $1`,
    [organiser.id],
  );
  const rows = records.map(({ row }) => row);
  compareExclusions(rows);
  return rows.filter((row) => row.activity_id !== hiddenActivity.id);
}

/** Compares the stored status of each date with the rule of exclusions for all of them. */
function compareExclusions(rows: readonly Row[]): void {
  const dates = rows.flatMap((row) => row.dates);
  const takenIds = new Set(dates.filter(({ registered }) => registered > 0).map(({ id }) => id));
  for (const date of dates) {
    if (
      date.status === 'CLOSED' ||
      date.capacity === 0 ||
      Date.parse(date.end_at) <= Date.parse(now())
    )
      continue;
    const by = takenBy(date, { others: dates, isTaken: (id) => takenIds.has(id) });
    expect(date.status).toBe(by.length > 0 ? 'OVERLAP' : 'OPEN');
  }
}

const now = () => shop.clock.now();
const statusOf = (row: Row) => effectiveStatus(row, now());
const ids = (rows: readonly { id: number }[]) =>
  rows.map(({ id }) => id).toSorted((one, other) => one - other);
const sets: Status[][] = [...STATUSES.map((one) => [one]), ['OPEN', 'FULL'], ['CLOSED', 'OVERLAP']];

async function compareLists(rows: readonly Row[]): Promise<void> {
  for (const status of sets) {
    const { data, count } = await shop.call('listAvailabilities', { status });
    const expected = rows.filter((row) => status.includes(statusOf(row)));
    expect([ids(data), count]).toEqual([ids(expected), expected.length]);
  }
  const all = (await shop.call('listAvailabilities', {})).data;
  for (const card of all) {
    const row = rows.find(({ id }) => id === card.id);
    expect(card.status).toBe(row && statusOf(row));
    const page = await shop.call('getAvailability', { availability: card.cuid });
    expect([page.status, page.dates]).toEqual([card.status, card.dates]);
    for (const date of page.dates) {
      const ownDate = row?.dates.find(({ id }) => id === date.id);
      expect(date.status).toBe(
        ownDate && row && dateStatus(ownDate, { availability: row, now: now() }),
      );
    }
  }
}

async function compareDates(rows: readonly Row[]): Promise<void> {
  const ahead = rows.flatMap((row) =>
    row.dates
      .filter((date) => Date.parse(date.start_at) >= Date.parse(now()))
      .map((date) => ({ ...date, status: dateStatus(date, { availability: row, now: now() }) })),
  );
  for (const status of [...sets, undefined]) {
    const expected = ahead.filter((date) => status?.includes(date.status) ?? true);
    const filters = status === undefined ? {} : { status };
    const { availabilities_dates: dates } = await shop.call('listAvailabilityDates', filters);
    expect([ids(dates.data), dates.count]).toEqual([ids(expected), expected.length]);
    for (const date of dates.data)
      expect(date.status).toBe(ahead.find(({ id }) => id === date.id)?.status);
    const { dates: days } = await shop.call('listAvailabilityDays', filters);
    expect(days.map(({ date }) => date)).toEqual(daysOf(expected));
  }
}

const daysOf = (dates: readonly { start_at: string }[]) =>
  [...new Set(dates.map(({ start_at }) => localDay(start_at)))].toSorted();
const localDay = (instant: string) =>
  new Date(instant).toLocaleDateString('sv-SE', { timeZone: 'Europe/Brussels' });

async function compareCards(input: { made: readonly Made[]; rows: readonly Row[] }): Promise<void> {
  const { made, rows } = input;
  const offeredIn = (activity: Made, fits: (row: Row) => boolean = () => true) =>
    rows
      .filter((row) => row.activity_id === activity.id && fits(row))
      .map((row) => ({ ...row, status: statusOf(row) }));
  const offerIn = (activity: Made, fits?: (row: Row) => boolean) =>
    summaryOf(offeredIn(activity, fits), now());
  for (const status of sets) {
    const { data, count } = await shop.call('listActivities', { status });
    const expected = made.filter((activity) => status.includes(offerIn(activity).status));
    expect([ids(data), count]).toEqual([ids(expected), expected.length]);
    for (const card of data) compareCard(card, offerIn(card));
  }
  const open = await shop.call('listActivities', { available_only: true });
  expect(ids(open.data)).toEqual(ids(made.filter((one) => offerIn(one).status === 'OPEN')));
  for (const period of ['2026-01', '2026-02']) {
    const inMonth = (row: Row) => localDay(row.start_at).startsWith(period);
    const list = await shop.call('listActivities', { period: [period] });
    for (const card of list.data) compareCard(card, offerIn(card, inMonth));
    const full = await shop.call('listActivities', { period: [period], status: ['FULL'] });
    expect(ids(full.data)).toEqual(
      ids(made.filter((one) => offerIn(one, inMonth).status === 'FULL')),
    );
  }
  for (const activity of made)
    compareCard(await shop.call('getActivity', { activity: activity.cuid }), offerIn(activity));
  const officeList = await shop.office('listOfficeActivities', { published: true }, staff);
  for (const row of officeList.data) {
    const facts = [offerIn(row).open, instant(nextStartOf(offeredIn(row), now()))];
    expect([row.open_availabilities, row.next_start_at]).toEqual(facts);
  }
}

const instant = (text: string | undefined | null) =>
  text == null ? null : new Date(text).toISOString();

function compareCard(
  card: {
    status: string;
    price_from: number;
    next_start_at: string | null;
    next_end_at: string | null;
    opens_at: string | null;
    open_availabilities: number;
  },
  summary: ReturnType<typeof summaryOf>,
): void {
  expect(card).toMatchObject({
    status: summary.status,
    open_availabilities: summary.open,
    price_from: summary.price_from ?? 0,
    next_start_at: instant(summary.next?.start_at),
    next_end_at: instant(summary.next?.end_at),
    opens_at: instant(summary.opens_at),
  });
}

async function comparePeriods(rows: readonly Row[]): Promise<void> {
  const months = rows
    .filter((row) => statusOf(row) === 'OPEN')
    .map(({ start_at }) => localDay(start_at).slice(0, 7))
    .filter((month) => month >= localDay(now()).slice(0, 7));
  const { data } = await shop.call('listActivityPeriods', { available_only: true });
  expect(data.map(({ period }) => period)).toEqual([...new Set(months)].toSorted());
}

/** Tests that an open row can go into the cart with its form's dates, and no other can. */
async function compareCart(row: Row): Promise<void> {
  const bookable = bookableDates(row, now());
  const dates = bookable.length > 0 ? bookable : row.dates;
  if (dates.length === 0) return;
  const one = { availability_id: row.id, availability_dates: dates.map(({ id }) => id) };
  const add = (who: MadeCustomer) =>
    shop.call('addCartItems', { participant_id: who.participant.id, registrations: [one] }, who);
  const { members } = await shop.call('getAvailability', { availability: row.cuid });
  const notice = registrationNotice({ ...row, members }, now());
  // a member sees the notice of the page; others see more only where members come first
  const open = statusOf(row) === 'OPEN' && notice === null;
  if (open) await add(member);
  else await expect(add(member)).rejects.toMatchObject({ status: 409 });
  await shop.sql(`delete from cart_item_dates where organiser_id = $1`, [organiser.id]);
  await shop.sql(`delete from cart_items where organiser_id = $1 and type = 'REGISTRATION'`, [
    organiser.id,
  ]);
  if (open && members?.only !== true && !opensLater(row, now())) await add(buyer);
  else await expect(add(buyer)).rejects.toMatchObject({ status: 409 });
}
