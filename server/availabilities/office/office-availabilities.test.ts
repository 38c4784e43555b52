import { permissionsIn } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: { token: string };
let stranger: { token: string };
let activity: Made;
let theirs: Made;

const AREA = permissionsIn('availabilities');

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, [...AREA, 'availability-dates.update']);
  stranger = await shop.make.collaborator(organiser, ['activities.read']);
  activity = await shop.make.activity(organiser);
  const neighbour = await shop.make.organiser({ name: 'Voisin' }, 'localhost');
  theirs = await shop.make.availability(neighbour, await shop.make.activity(neighbour));
});
afterAll(() => shop.close());

const values = {
  location: null,
  price: 12e3,
  deposit: 2e3,
  capacity: 2,
  age_minimum: null,
  age_maximum: null,
  closed: false,
  registrations_start_at: null,
  registrations_end_at: null,
};
const series = {
  first_day: '2026-03-23',
  last_day: '2026-04-05',
  weekdays: [1, 3],
  start_time: '09:00',
  end_time: '16:00',
  skipped_days: ['2026-03-25'],
  grouping: 'EACH_WEEK' as const,
};

async function register(
  availability: Made & { dates: readonly Made[] },
  input: { cancelled?: boolean } = {},
) {
  const customer = await shop.make.customer(organiser);
  return shop.make.registration(organiser, customer, {
    availability_id: availability.id,
    total_amount: 10_000,
    date_ids: availability.dates.map(({ id }) => id),
    cancelled_at: input.cancelled === true ? shop.clock.now() : null,
  });
}

test('200 previews a series over the change to summer time and creates exactly that', async () => {
  const preview = await shop.office('previewAvailabilitySeries', series, staff);
  expect(
    preview.availabilities.map(({ dates }) =>
      dates.map(({ day, start_at }) => `${day} ${start_at.slice(11, 16)}`),
    ),
  ).toEqual([['2026-03-23 08:00'], ['2026-03-30 07:00', '2026-04-01 07:00']]);
  const answer = await shop.office(
    'createAvailabilitySeries',
    { activity: activity.cuid, ...values, ...series },
    staff,
  );
  expect(answer.created).toBe(2);
  const list = await shop.office(
    'listOfficeAvailabilities',
    { activity: activity.cuid, from: '2026-03-30' },
    staff,
  );
  expect(list).toMatchObject({
    count: 1,
    data: [{ start_at: '2026-03-30T07:00:00.000Z', end_at: '2026-04-01T14:00:00.000Z', dates: 2 }],
  });
  const week = await shop.office('listCalendarDates', { day: '2026-04-02' }, staff);
  expect(week.monday).toBe('2026-03-30');
  expect(week.dates.map(({ day, capacity, status }) => [day, capacity, status])).toEqual([
    ['2026-03-30', 2, 'OPEN'],
    ['2026-04-01', 2, 'OPEN'],
  ]);
  const entries = await shop.sql(
    `select changes -> 'availabilities' as made from audit_log where action = 'availabilities.create'`,
  );
  expect(entries).toEqual([{ made: { from: 0, to: 2 } }]);
});

test('200 creates a series of days with their own hours, and shows skipped days and holidays', async () => {
  const { cuid } = await shop.make.activity(organiser);
  const halves = [1, 2].flatMap((weekday) => [
    { week: 1, weekday, start_time: '13:00', end_time: '16:00' },
    { week: 1, weekday, start_time: '09:00', end_time: '12:00' },
  ]);
  const ask = { ...series, dates: halves, skipped_days: ['2026-03-24'], last_day: '2026-04-07' };
  const preview = await shop.office('previewAvailabilitySeries', ask, staff);
  expect(preview).toMatchObject({
    skipped_days: ['2026-03-24'],
    holidays: [{ day: '2026-04-06', names: ['Lundi de Pâques'] }],
  });
  await shop.office('createAvailabilitySeries', { activity: cuid, ...values, ...ask }, staff);
  const starts = await shop.sql(
    `select d.start_at from availability_dates d join availabilities a on a.id = d.availability_id
      join activities c on c.id = a.activity_id where c.cuid = $1 order by d.start_at`,
    [cuid],
  );
  const previewDates = preview.availabilities.flatMap(({ dates }) => dates);
  expect(starts.map(({ start_at }) => new Date(String(start_at)).toISOString())).toEqual(
    previewDates.map(({ start_at }) => start_at),
  );
  expect(previewDates.slice(0, 3).map(({ start_at }) => start_at)).toEqual([
    '2026-03-23T08:00:00.000Z',
    '2026-03-23T12:00:00.000Z',
    '2026-03-30T07:00:00.000Z',
  ]);
});

test.each([
  [{ last_day: '2026-03-01' }, 'PERIOD_REVERSED', 'last_day'],
  [{ last_day: '2029-01-01' }, 'PERIOD_TOO_LONG', 'last_day'],
  [{ weekdays: [7], last_day: '2026-03-24' }, 'NO_DATES', null],
  [
    {
      weekdays: [7],
      first_day: '2026-03-29',
      last_day: '2026-03-29',
      start_time: '02:15',
      end_time: '03:00',
    },
    'TIME_INVALID',
    'end_time',
  ],
] as const)('400 refuses a series with %j', async (changes, code, field) => {
  const fields = field === null ? {} : { [field]: code };
  const ask = {
    ...series,
    ...changes,
    weekdays: [...('weekdays' in changes ? changes.weekdays : series.weekdays)],
  };
  await expect(shop.office('previewAvailabilitySeries', ask, staff)).rejects.toMatchObject({
    code,
    status: 400,
    fields,
  });
  const call = { activity: activity.cuid, ...values, ...ask };
  await expect(shop.office('createAvailabilitySeries', call, staff)).rejects.toMatchObject({
    code,
    fields,
  });
});

test('200 adds an availability that ends after midnight, and deletes it again', async () => {
  const dates = [
    { day: '2026-05-09', start_time: '20:00', end_time: '01:00' },
    { day: '2026-05-08', start_time: '09:00', end_time: '12:00' },
  ];
  const { cuid } = await shop.office(
    'createAvailability',
    { activity: activity.cuid, ...values, dates },
    staff,
  );
  const details = await shop.office('getOfficeAvailability', { availability: cuid }, staff);
  expect(details).toMatchObject({
    start_at: '2026-05-08T07:00:00.000Z',
    end_at: '2026-05-09T23:00:00.000Z',
    used: false,
    status: 'OPEN',
    on_site: true,
  });
  await shop.office('deleteAvailability', { availability: cuid }, staff);
  await expect(
    shop.office('getOfficeAvailability', { availability: cuid }, staff),
  ).rejects.toMatchObject({
    code: 'AVAILABILITY_NOT_FOUND',
  });
});

test('200 a capacity below the places sold keeps them and sells no more; above them it opens again', async () => {
  const availability = await shop.make.availability(organiser, activity, {
    capacity: 5,
    days: ['2026-07-06', '2026-07-07'],
  });
  await register(availability);
  await register(availability);
  const change = (changes: object) =>
    shop.change(
      'updateAvailability',
      { availability: availability.cuid, ...values, ...changes },
      staff,
    );
  await change({ capacity: 1 });
  const details = () =>
    shop.office('getOfficeAvailability', { availability: availability.cuid }, staff);
  expect(await details()).toMatchObject({ capacity: 1, registered: 2, status: 'FULL', used: true });
  await change({ capacity: 3 });
  expect(await details()).toMatchObject({ registered: 2, status: 'OPEN' });
  await change({ closed: true });
  expect((await details()).status).toBe('CLOSED');
  await change({ closed: false, capacity: 2 });
  expect((await details()).status).toBe('FULL');
  const rows = await shop.sql(
    'select count(*)::int as count from registrations where availability_id = $1 and cancelled_at is null',
    [availability.id],
  );
  expect(rows).toEqual([{ count: 2 }]);
});

test('200 closes and fills a single date', async () => {
  const availability = await shop.make.availability(organiser, activity, {
    days: ['2026-07-06', '2026-07-07'],
  });
  await register(availability);
  const date = availability.dates[0]?.cuid ?? '';
  const change = (changes: { capacity: number | null; closed: boolean }) =>
    shop.change(
      'updateAvailabilityDate',
      { availability: availability.cuid, date, ...changes },
      staff,
    );
  const statuses = async () =>
    (
      await shop.office('getOfficeAvailability', { availability: availability.cuid }, staff)
    ).dates.map(({ status }) => status);
  await change({ capacity: 1, closed: false });
  expect(await statuses()).toEqual(['FULL', 'OPEN']);
  await change({ capacity: null, closed: true });
  expect(await statuses()).toEqual(['CLOSED', 'OPEN']);
  await change({ capacity: null, closed: false });
  expect(await statuses()).toEqual(['OPEN', 'OPEN']);
  await expect(
    shop.change(
      'updateAvailabilityDate',
      { availability: availability.cuid, date: 'nowhere', capacity: 1, closed: false },
      staff,
    ),
  ).rejects.toMatchObject({ code: 'DATE_NOT_FOUND', status: 404 });
});

test('200 moves a day with its registrations; the availability follows, and it is logged', async () => {
  const availability = await shop.make.availability(organiser, activity, {
    days: ['2026-07-06', '2026-07-07'],
  });
  await register(availability);
  await register(availability, { cancelled: true });
  const details = () =>
    shop.office('getOfficeAvailability', { availability: availability.cuid }, staff);
  const before = await details();
  expect(before.dates.map(({ registrations }) => registrations)).toEqual([1, 1]);
  const hours = { start_at: '2026-07-10T12:00:00.000Z', end_at: '2026-07-10T15:30:00.000Z' };
  const date = before.dates[0]?.cuid ?? '';
  await shop.change(
    'moveAvailabilityDate',
    { availability: availability.cuid, date, ...hours },
    staff,
  );
  const after = await details();
  expect(after).toMatchObject({ start_at: before.dates[1]?.start_at, end_at: hours.end_at });
  expect(after.dates.map(({ cuid, registrations }) => [cuid, registrations])).toEqual([
    [before.dates[1]?.cuid, 1],
    [date, 1],
  ]);
  expect(
    await shop.sql('select weekdays from availabilities where id = $1', [availability.id]),
  ).toEqual([{ weekdays: [2, 5] }]);
  const entries = await shop.sql(
    `select changes -> 'end_at' ->> 'to' as to from audit_log where action = 'availability-dates.move'`,
  );
  expect(entries).toEqual([{ to: hours.end_at }]);
});

test('400, 404 and 409 for moving a day to impossible hours, or into the past without confirmation', async () => {
  const availability = await shop.make.availability(organiser, activity, {
    days: ['2026-07-06', '2026-07-07'],
  });
  const [first, second] = (
    await shop.office('getOfficeAvailability', { availability: availability.cuid }, staff)
  ).dates;
  const hours = { start_at: '2026-07-06T07:00:00.000Z', end_at: '2026-07-06T14:00:00.000Z' };
  const move = (more: object) =>
    shop.change(
      'moveAvailabilityDate',
      { availability: availability.cuid, date: first?.cuid ?? '', ...hours, ...more },
      staff,
    );
  await expect(move({ end_at: hours.start_at })).rejects.toMatchObject({
    code: 'TIME_INVALID',
    fields: { end_at: 'TIME_INVALID' },
  });
  await expect(
    move({ start_at: '2026-07-07T07:30:00.000Z', end_at: second?.end_at ?? '' }),
  ).rejects.toMatchObject({
    code: 'DATES_OVERLAP',
    status: 409,
  });
  await expect(move({ date: 'nowhere' })).rejects.toMatchObject({
    code: 'DATE_NOT_FOUND',
    status: 404,
  });
  const past = { start_at: '2026-01-02T08:00:00.000Z', end_at: '2026-01-02T09:00:00.000Z' };
  await expect(move(past)).rejects.toMatchObject({ code: 'DATE_STARTED', status: 409 });
  expect(
    (await shop.office('getOfficeAvailability', { availability: availability.cuid }, staff))
      .dates[0]?.start_at,
  ).toBe(first?.start_at);
  await move({ ...past, past: true });
  await expect(move(hours)).rejects.toMatchObject({ code: 'DATE_STARTED' });
});

test('400 names the invalid fields, including an unknown location or activity', async () => {
  const dates = [{ day: '2026-05-08', start_time: '09:00', end_time: '12:00' }];
  const expectRefusal = (changes: object, input: object) =>
    expect(
      shop.office(
        'createAvailability',
        { activity: activity.cuid, ...values, dates, ...changes },
        staff,
      ),
    ).rejects.toMatchObject(input);
  await expectRefusal(
    { deposit: 12_001 },
    { code: 'INVALID_REQUEST', fields: { deposit: 'TOO_LARGE' } },
  );
  await expectRefusal({ age_minimum: 9, age_maximum: 8 }, { fields: { age_maximum: 'TOO_SMALL' } });
  const window = {
    registrations_start_at: '2026-05-02T00:00:00Z',
    registrations_end_at: '2026-05-01T00:00:00Z',
  };
  await expectRefusal(window, { fields: { registrations_end_at: 'TOO_SMALL' } });
  await expectRefusal({ location: 'nowhere' }, { code: 'LOCATION_UNKNOWN', status: 400 });
  await expectRefusal({ activity: 'nowhere' }, { code: 'ACTIVITY_NOT_FOUND', status: 404 });
  await expectRefusal({ dates: [] }, { code: 'INVALID_REQUEST' });
});

test('409 for deleting an availability with registrations, even cancelled ones', async () => {
  const availability = await shop.make.availability(organiser, activity);
  await register(availability, { cancelled: true });
  await expect(
    shop.office('deleteAvailability', { availability: availability.cuid }, staff),
  ).rejects.toMatchObject({
    code: 'AVAILABILITY_IN_USE',
    status: 409,
  });
});

test('404 for another organiser’s availability, 403 without the permission, 401 without a session', async () => {
  const availability = theirs.cuid;
  const calls = (as?: { token: string }) => [
    () => shop.office('getOfficeAvailability', { availability }, as),
    () => shop.change('updateAvailability', { availability, ...values }, as),
    () =>
      shop.change(
        'updateAvailabilityDate',
        { availability, date: 'x', capacity: null, closed: true },
        as,
      ),
    () =>
      shop.change(
        'moveAvailabilityDate',
        { availability, date: 'x', start_at: shop.clock.now(), end_at: shop.clock.now() },
        as,
      ),
    () => shop.office('deleteAvailability', { availability }, as),
  ];
  for (const call of calls(staff))
    await expect(call()).rejects.toMatchObject({ code: 'AVAILABILITY_NOT_FOUND', status: 404 });
  const dates = [{ day: '2026-05-08', start_time: '09:00', end_time: '12:00' }];
  const more = [
    () => shop.office('listOfficeAvailabilities', {}, stranger),
    () => shop.office('listCalendarDates', { day: '2026-05-08' }, stranger),
    () =>
      shop.office('createAvailability', { activity: activity.cuid, ...values, dates }, stranger),
    () => shop.office('previewAvailabilitySeries', series, stranger),
    () =>
      shop.office(
        'createAvailabilitySeries',
        { activity: activity.cuid, ...values, ...series },
        stranger,
      ),
  ];
  for (const call of [...calls(stranger), ...more])
    await expect(call()).rejects.toMatchObject({ code: 'NOT_PERMITTED', status: 403 });
  for (const call of calls())
    await expect(call()).rejects.toMatchObject({ code: 'NOT_SIGNED_IN', status: 401 });
});
