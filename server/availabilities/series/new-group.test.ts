import type { Ask } from '@ribambelle/api/client.ts';
import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let activity: Made;
let staff: Made & { token: string };
let maker: { token: string };
let lea: Made;
let hall: Made;
let camp: MadeAvailability;

/** Léa leads a camp on Monday 6 July, 9 to 16 o'clock in UTC, which needs the hall. */
beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  activity = await shop.make.activity(organiser);
  staff = await shop.make.collaborator(organiser, ALL_PERMISSIONS);
  maker = await shop.make.collaborator(organiser, ['availabilities.create', 'availabilities.read']);
  const coach = await shop.make.collaborator(organiser, []);
  const [row] = await shop.sql<{ cuid: string }>(
    `update collaborators set firstname = 'Léa', lastname = 'Lambert' where id = $1 returning cuid`,
    [coach.id],
  );
  lea = { ...coach, cuid: row?.cuid ?? '' };
  hall = await shop.make.resource(organiser, await shop.make.bookingConfiguration(organiser));
  camp = await shop.make.availability(organiser, activity, { days: ['2026-07-06'] });
  const availability = camp.cuid;
  await shop.office(
    'updateAvailabilityCollaborators',
    { availability, attached: [lea.cuid] },
    staff,
  );
  const needs = { attached: [{ resource: hall.cuid, date: null }], detached: [] };
  await shop.office('updateAvailabilityExclusions', { availability, resources: needs }, staff);
});
afterAll(() => shop.close());

const day = (of: string, start_time = '10:00', end_time = '12:00') => ({
  day: of,
  start_time,
  end_time,
});
const preview = (request: Partial<Ask<'previewNewDates'>> = {}, as = staff) =>
  shop.office(
    'previewNewDates',
    { dates: [day('2026-07-06')], attached: [lea.cuid], resources: [hall.cuid], ...request },
    as,
  );
const values = {
  location: null,
  price: 10_000,
  deposit: 0,
  capacity: 8,
  age_minimum: null,
  age_maximum: null,
  registrations_start_at: null,
  registrations_end_at: null,
  closed: false,
};
const make = (request: Partial<Ask<'createAvailability'>> = {}, as: { token: string } = staff) =>
  shop.office(
    'createAvailability',
    {
      activity: activity.cuid,
      ...values,
      dates: [day('2026-07-06')],
      attached: [lea.cuid],
      resources: [hall.cuid],
      ...request,
    },
    as,
  );
/** Wednesdays of two weeks from Monday 29 June, then Mondays too. */
const series = (weekdays: number[]) => ({
  first_day: '2026-06-29',
  last_day: '2026-07-12',
  weekdays,
  start_time: '10:00',
  end_time: '12:00',
  grouping: 'EACH_DAY' as const,
});
const groupOf = async (availability: string) => ({
  people: (
    await shop.office('listAvailabilityCollaborators', { availability }, staff)
  ).collaborators.map(({ name }) => name),
  resources: (
    await shop.office('getAvailabilityExclusions', { availability }, staff)
  ).resources.map(({ cuid, date }) => [cuid, date]),
});
const count = async () =>
  (
    await shop.sql('select count(*)::integer as made from availabilities where activity_id = $1', [
      activity.id,
    ])
  )[0];

test('200 shows where the coach and the hall already are, and creates nothing', async () => {
  const before = await count();
  const { clashes } = await preview();
  expect(
    clashes.map(({ because, excludes, other }) => [because, excludes, other.availability]),
  ).toEqual([
    ['RESOURCE', true, camp.cuid],
    ['COLLABORATOR', false, camp.cuid],
  ]);
  expect(clashes[1]).toMatchObject({
    name: 'Léa Lambert',
    start_at: '2026-07-06T08:00:00.000Z',
    other: { kind: 'DATE', title: 'Stage de natation', registered: 0 },
  });
  expect(await count()).toEqual(before);
});

test('200 shows nothing when they are free, one after the other, or nobody is named', async () => {
  const none = { clashes: [] };
  expect(await preview({ dates: [day('2026-07-07')] })).toEqual(none);
  expect(await preview({ dates: [day('2026-07-06', '18:00', '19:30')] })).toEqual(none);
  expect(await preview({ attached: [], resources: [] })).toEqual(none);
  expect((await preview({ attached: [lea.cuid], resources: [] })).clashes).toHaveLength(1);
});

test('200 a series shows the clashes of each of its days', async () => {
  const request = { ...series([1, 3]), attached: [lea.cuid], resources: [hall.cuid] };
  const { clashes, availabilities } = await shop.office(
    'previewAvailabilitySeries',
    request,
    staff,
  );
  expect(availabilities).toHaveLength(4);
  expect(clashes.map(({ start_at }) => start_at)).toEqual([
    '2026-07-06T08:00:00.000Z',
    '2026-07-06T08:00:00.000Z',
  ]);
  const alone = await shop.office('previewAvailabilitySeries', series([1, 3]), staff);
  expect(alone.clashes).toEqual([]);
});

test('200 creates it with the named coach and hall, and the resulting statuses', async () => {
  const { cuid } = await make({ dates: [day('2026-07-08'), day('2026-07-09')] });
  expect(await groupOf(cuid)).toEqual({ people: ['Léa Lambert'], resources: [[hall.cuid, null]] });
  const { data } = await shop.office('listAuditLog', { about: cuid }, staff);
  expect(data.map(({ action, changes }) => [action, changes.map(({ field }) => field)])).toEqual([
    ['availabilities.create', ['resources', 'collaborators']],
  ]);
  // the hall is taken by the camp, which has a registration
  const family = await shop.make.customer(organiser);
  await shop.office(
    'registerByStaff',
    {
      customer: family.cuid,
      participant: family.participant.cuid,
      availability: camp.cuid,
      date_ids: camp.dates.map(({ id }) => id),
    },
    staff,
  );
  const overlapping = await make();
  expect(
    await shop.office('getOfficeAvailability', { availability: overlapping.cuid }, staff),
  ).toMatchObject({ status: 'OVERLAP' });
});

test('200 a series attaches them to every availability it creates', async () => {
  const request = { ...series([3]), attached: [lea.cuid], resources: [hall.cuid] };
  const answer = await shop.office(
    'createAvailabilitySeries',
    { activity: activity.cuid, ...values, ...request },
    staff,
  );
  expect(answer.created).toBe(2);
  const rows = await shop.sql<{ cuid: string }>(
    `select cuid from availabilities where start_at in ('2026-07-01T08:00Z', '2026-07-08T08:00Z') order by created_at desc, id desc limit 2`,
  );
  for (const { cuid } of rows)
    expect(await groupOf(cuid)).toEqual({
      people: ['Léa Lambert'],
      resources: [[hall.cuid, null]],
    });
});

test.each([
  ['somebody who is not of the team', { attached: ['nobody'] }, 'COLLABORATOR_NOT_FOUND', 404],
  ['a resource that is not there', { resources: ['nothing'] }, 'RESOURCE_NOT_FOUND', 404],
])('%s is refused, and nothing is created', async (_what, request, code, status) => {
  const before = await count();
  await expect(preview(request)).rejects.toMatchObject({ code, status });
  await expect(make(request)).rejects.toMatchObject({ code, status });
  const whole = { ...series([3]), ...request };
  await expect(shop.office('previewAvailabilitySeries', whole, staff)).rejects.toMatchObject({
    code,
    status,
  });
  await expect(
    shop.office(
      'createAvailabilitySeries',
      { activity: activity.cuid, ...values, ...whole },
      staff,
    ),
  ).rejects.toMatchObject({ code, status });
  expect(await count()).toEqual(before);
});

test('refused: a day without length, another organiser’s coach, and staff who may create dates but not change them', async () => {
  // the hour that is skipped when summer time begins
  const skippedHour = { dates: [day('2026-03-29', '02:00', '03:00')] };
  await expect(preview(skippedHour)).rejects.toMatchObject({ code: 'TIME_INVALID', status: 400 });
  const other = await shop.make.organiser({ name: 'Autre' }, 'localhost');
  const stranger = await shop.make.collaborator(other, [...ALL_PERMISSIONS]);
  await expect(preview({}, stranger)).rejects.toMatchObject({ code: 'COLLABORATOR_NOT_FOUND' });
  const refusal = { code: 'NOT_PERMITTED', status: 403 };
  await expect(make({}, maker)).rejects.toMatchObject(refusal);
  await expect(
    shop.office(
      'createAvailabilitySeries',
      { activity: activity.cuid, ...values, ...series([3]), resources: [hall.cuid] },
      maker,
    ),
  ).rejects.toMatchObject(refusal);
  // without people or resources they make them as before
  await make({ attached: [], resources: [] }, maker);
});
