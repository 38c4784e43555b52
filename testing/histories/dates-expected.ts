import { addDays, dayOf, spanOfDay } from '@ribambelle/domain/base/days.ts';
import { takesPlace } from '@ribambelle/domain/registrations/takes-place.ts';
import { listBadges } from '@ribambelle/server/badges/badge-views.ts';
import { runInTenantOf } from '@ribambelle/server/events/run-in-tenant.ts';
import { expect } from 'vitest';
import type { MadeCustomer } from '../factories/factories.ts';
import type { World } from './house.ts';

/** A date of a registration, from the rows. */
interface Row {
  readonly registration: string;
  readonly customer_id: string;
  readonly participant: string;
  /** The family of the child: it may have moved to another one since. */
  readonly child_of: string;
  readonly date_id: string;
  readonly date: string;
  readonly start_at: string;
  readonly cancelled: boolean;
  readonly called_off: boolean;
  readonly taken_off_amount: number | null;
}

const ZONE = 'Europe/Brussels';
const PAGE = { page_number: 1, page_size: 100 };
const inOrder = (all: readonly string[]) => all.toSorted();
const keyOf = (registration: string, date: number | string) => `${registration} ${date}`;

/**
 * Expects every reader of dates of registrations to follow the rule
 * (domain/registrations/takes-place.ts): day list, groups of the day, register, badges, the pages
 * of the family and of the office, the calendar of each registration and of the family, and where
 * children are at that time.
 */
export async function expectDates(world: World): Promise<void> {
  const rows = await rowsOf(world);
  const isExpected = (row: Row) => takesPlace(row);
  const expected = rows.filter(isExpected);
  const days = [...new Set(rows.map(({ start_at }) => dayOf(start_at, ZONE)))];
  for (const day of days)
    await compareDay(world, {
      day,
      rows,
      expected: expected.filter(({ start_at }) => dayOf(start_at, ZONE) === day),
    });
  for (const family of world.families) {
    const of = (all: readonly Row[]) =>
      all.filter(({ customer_id }) => Number(customer_id) === family.id);
    await compareFamily(world, { family, rows: of(rows), expected: of(expected) });
    const children = expected.filter(({ child_of }) => Number(child_of) === family.id);
    await compareElsewhere(world, { family, expected: children });
  }
}

async function rowsOf({ shop, groups }: World): Promise<readonly Row[]> {
  return (
    await shop.sql<Row>(
      `select r.cuid as registration, r.customer_id, p.firstname as participant, p.customer_id as child_of, d.id as date_id, d.cuid as date, d.start_at, r.cancelled_at is not null as cancelled,
         d.called_off_at is not null as called_off, t.taken_off_amount
       from registration_dates t join registrations r on r.id = t.registration_id join availability_dates d on d.id = t.date_id
       join participants p on p.id = r.participant_id where r.availability_id = any($1::bigint[])`,
      [groups.map(({ id }) => id)],
    )
  ).map((row) => ({ ...row, start_at: new Date(row.start_at).toISOString() }));
}

/** Compares the lists of a day that staff see. */
async function compareDay(
  world: World,
  of: { readonly day: string; readonly rows: readonly Row[]; readonly expected: readonly Row[] },
): Promise<void> {
  const { shop, staff } = world;
  const { day, rows, expected } = of;
  const ids = new Set(rows.map(({ date_id }) => Number(date_id)));
  const expected_keys = inOrder(expected.map((row) => keyOf(row.registration, row.date_id)));
  const list = await shop.office('listRoster', { ...PAGE, day, kind: 'REGISTRATION' }, staff);
  const list_rows = list.data.filter(({ date_id }) => ids.has(date_id ?? 0));
  expect(inOrder(list_rows.map((row) => keyOf(row.cuid, row.date_id ?? 0)))).toEqual(expected_keys);
  const register = await shop.office('getAttendanceRegister', { day }, staff);
  const register_rows = register.participants.filter(({ date_id }) => ids.has(date_id));
  expect(inOrder(register_rows.map((row) => keyOf(row.registration, row.date_id)))).toEqual(
    expected_keys,
  );
  const { groups } = await shop.office('getRosterDay', { day }, staff);
  for (const list_of_groups of [groups, register.groups])
    for (const id of ids)
      expect(list_of_groups.find(({ date_id }) => date_id === id)?.registered ?? 0).toBe(
        expected.filter(({ date_id }) => Number(date_id) === id).length,
      );
  const names = new Map(
    expected.map(({ registration, ...row }) => [registration, row.participant]),
  );
  expect(await namesOnBadges(world, day)).toEqual(inOrder([...names.values()]));
}

/** Returns the first names on the badges of a day, once for each registration. */
async function namesOnBadges(
  { shop, pool, organiser, groups }: World,
  day: string,
): Promise<readonly string[]> {
  const inTenant = runInTenantOf(pool, { organiser_id: organiser.id, now: shop.clock.now() });
  const names: string[] = [];
  for (const { cuid: availability } of groups) {
    const span = spanOfDay(day, ZONE);
    const wish = { span, availability, most: 100 };
    const badges = await inTenant((db) => listBadges(db, wish));
    names.push(...badges.map(({ firstname }) => firstname));
  }
  return inOrder(names);
}

/** Compares the dates that a family sees, and those that the office sees of it. */
async function compareFamily(
  { shop, staff }: World,
  of: {
    readonly family: MadeCustomer;
    readonly rows: readonly Row[];
    readonly expected: readonly Row[];
  },
): Promise<void> {
  const { family, rows, expected } = of;
  const { data } = await shop.call('listAccountRegistrations', PAGE, family);
  for (const [cuid, all] of Map.groupBy(rows, ({ registration }) => registration)) {
    // the page of a cancelled registration says so itself, once
    const ahead = all.filter((row) => takesPlace({ ...row, cancelled: false }));
    const expected_ids = inOrder(ahead.map(({ date_id }) => date_id));
    const page = await shop.call('getAccountRegistration', { cuid }, family);
    const page_dates = page.dates.filter((date) => date.takes_place);
    expect(inOrder(page_dates.map(({ date_id }) => String(date_id)))).toEqual(expected_ids);
    const office = await shop.office('getOfficeRegistration', { registration: cuid }, staff);
    const office_dates = office.dates.filter((date) => date.takes_place);
    expect(inOrder(office_dates.map(({ id }) => String(id)))).toEqual(expected_ids);
    const list_dates = data.find((one) => one.cuid === cuid)?.dates ?? [];
    expect(inOrder(list_dates.map(({ start_at }) => start_at))).toEqual(
      inOrder(ahead.map(({ start_at }) => start_at)),
    );
    const path = `/api/account/registrations/${cuid}/calendar`;
    expect(await confirmedIn({ shop }, { path, family })).toEqual(eventsOf(expected, cuid));
  }
  const { feed } = await shop.call('renewCalendarFeed', {}, family);
  const path = new URL(feed.url).pathname;
  const ours = new Set(rows.map(({ registration }) => registration));
  const ahead = expected.filter(({ start_at }) => start_at > shop.clock.now());
  const feed_events = await confirmedIn({ shop }, { path });
  expect(feed_events.filter((event) => ours.has(event.split('-')[0] ?? ''))).toEqual(
    eventsOf(ahead),
  );
}

const eventsOf = (rows: readonly Row[], registration?: string) =>
  inOrder(
    rows
      .filter((row) => registration === undefined || row.registration === registration)
      .map((row) => `${row.registration}-${row.date}`),
  );

/** Returns the events of a calendar that take place. */
async function confirmedIn(
  { shop }: Pick<World, 'shop'>,
  { path, family }: { readonly path: string; readonly family?: MadeCustomer },
): Promise<readonly string[]> {
  const headers = family === undefined ? {} : { cookie: `ribambelle_session=${family.token}` };
  const answer = await shop.fetch('storefront', path, { headers });
  const events = (await answer.text()).replaceAll('\r\n ', '').split('BEGIN:VEVENT').slice(1);
  return inOrder(
    events
      .filter((event) => event.includes('STATUS:CONFIRMED'))
      .map((event) => /UID:(?<key>[^@]+)@/.exec(event)?.groups?.['key'] ?? ''),
  );
}

/** Compares where the children are at the times of their dates. */
async function compareElsewhere(
  { shop }: Pick<World, 'shop'>,
  of: { readonly family: MadeCustomer; readonly expected: readonly Row[] },
): Promise<void> {
  const ahead = of.expected.filter(({ start_at }) => start_at > shop.clock.now());
  const now = shop.clock.now();
  const end_at = `${addDays(now.slice(0, 10), 400)}T00:00:00.000Z`;
  const { data } = await shop.call('getHeldHours', { start_at: now, end_at }, of.family);
  // two registrations of one child at the same time count once
  const places = (all: readonly { readonly start_at: string }[]) =>
    inOrder([...new Set(all.map(({ start_at }) => start_at))]);
  expect(places(data)).toEqual(places(ahead));
}
