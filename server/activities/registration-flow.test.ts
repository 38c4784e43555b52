import type { Ask } from '@ribambelle/api/client.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: { token: string };
let reader: { token: string };
let theirs: Made;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, [
    'activities.read',
    'registration-request-configurations.update',
  ]);
  reader = await shop.make.collaborator(organiser, ['activities.read', 'activities.update']);
  theirs = await shop.make.activity(await shop.make.organiser({ name: 'Voisin' }, 'localhost'));
});
afterAll(() => shop.close());

const tier = (fr: string, [least, most]: readonly [number, number], id: number | null = null) => ({
  id,
  name: { fr, en: '' },
  minimum_availabilities: least,
  maximum_availabilities: most,
});
const detailsOf = (activity: Made) =>
  shop.office('getOfficeActivity', { activity: activity.cuid }, staff);
const configuration = (activity: string, language = 'fr') =>
  shop.call(
    'getRegistrationsRequestsConfiguration',
    { activity },
    { token: '', headers: { 'accept-language': language } },
  );

test('200 by request from now on: families see the tiers in their order and language, and cannot register directly', async () => {
  const activity = await shop.make.activity(organiser);
  const camp = await shop.make.availability(organiser, activity, { days: ['2026-07-06'] });
  expect(await configuration(activity.cuid)).toEqual({
    registration_flow: 'AVAILABILITIES',
    tiers: [],
    constraints: [],
  });
  const { version } = await detailsOf(activity);
  const two = { ...tier('Deux cours', [2, 2]), name: { fr: 'Deux cours', en: 'Two lessons' } };
  await shop.office(
    'updateActivityRegistrationFlow',
    {
      activity: activity.cuid,
      version,
      registration_flow: 'REQUEST',
      tiers: [two, tier('Trois ou quatre', [3, 4])],
    },
    staff,
  );
  expect(await configuration(activity.cuid, 'en')).toMatchObject({
    registration_flow: 'REQUEST',
    tiers: [
      { name: 'Two lessons', minimum_availabilities: 2, maximum_availabilities: 2 },
      { name: 'Trois ou quatre', minimum_availabilities: 3, maximum_availabilities: 4 },
    ],
  });
  const customer = await shop.make.customer(organiser);
  const registrations = [
    { availability_id: camp.id, availability_dates: camp.dates.map(({ id }) => id) },
  ];
  await expect(
    shop.call('addCartItems', { participant_id: customer.participant.id, registrations }, customer),
  ).rejects.toMatchObject({ code: 'REGISTRATION_BY_REQUEST', status: 409 });
});

test('200 a tier keeps its id when reordered, renamed, or when another is removed; once direct again, families see none', async () => {
  const activity = await shop.make.activity(organiser, { registration_flow: 'REQUEST' });
  const save = async (fields: object) => {
    const { version } = await detailsOf(activity);
    await shop.office(
      'updateActivityRegistrationFlow',
      { activity: activity.cuid, version, ...fields },
      staff,
    );
    return detailsOf(activity);
  };
  const first = await save({ tiers: [tier('Un', [1, 1]), tier('Deux', [2, 2])] });
  const [one, two] = first.tiers.map(({ id }) => id);
  const second = await save({ tiers: [tier('Deux ou trois', [2, 3], two ?? 0)] });
  expect(second.tiers).toEqual([tier('Deux ou trois', [2, 3], two ?? 0)]);
  // a removed tier can be offered again
  const again = await save({ tiers: [tier('Un', [1, 1], one ?? 0)] });
  expect(again.tiers.map(({ id }) => id)).toEqual([one]);
  await save({ registration_flow: 'AVAILABILITIES' });
  expect((await configuration(activity.cuid)).tiers).toEqual([]);
  const log = await shop.sql<{ changes: object }>(
    `select changes from audit_log where action = 'registration-request-configurations.update'`,
  );
  expect(log.map(({ changes }) => changes)).toContainEqual({
    registration_flow: { from: 'REQUEST', to: 'AVAILABILITIES' },
  });
});

const constraint = (fr: string, more: object = {}) => ({
  id: null,
  label: { fr, en: '' },
  type: 'registrations.count.maximum' as const,
  payload: { count: 1, availabilities: ['same.date' as const] },
  ...more,
});

const REVERSED = {
  payload: { count: 1, period_start: '2026-11-02', period_end: '2026-11-01' },
};
const REVERSED_FIELD = 'constraints.0.payload.period_end';
const NO_COUNT = { payload: { count: 0 } };

test.each<[string, Partial<Ask<'updateActivityRegistrationFlow'>>, string]>([
  ['TIER_REQUIRED', { registration_flow: 'REQUEST' }, 'tiers'],
  ['TIER_REQUIRED', { registration_flow: 'REQUEST', tiers: [] }, 'tiers'],
  ['TIER_REVERSED', { tiers: [tier('Un', [2, 1])] }, 'tiers.0.maximum_availabilities'],
  ['TIER_UNKNOWN', { tiers: [tier('Un', [1, 1], 12)] }, 'tiers.0'],
  ['CONSTRAINT_UNKNOWN', { constraints: [constraint('Une', { id: 12 })] }, 'constraints.0'],
  ['PERIOD_REVERSED', { constraints: [constraint('Une', REVERSED)] }, REVERSED_FIELD],
  ['INVALID_REQUEST', { constraints: [constraint('')] }, 'constraints.0.label.fr'],
  [
    'INVALID_REQUEST',
    { constraints: [constraint('Une', NO_COUNT)] },
    'constraints.0.payload.count',
  ],
])('400 %s for %o; nothing changes', async (code, fields, field) => {
  const activity = await shop.make.activity(organiser);
  const before = await detailsOf(activity);
  await expect(
    shop.office(
      'updateActivityRegistrationFlow',
      {
        activity: activity.cuid,
        version: before.version,
        ...fields,
      },
      staff,
    ),
  ).rejects.toMatchObject({ code, status: 400, fields: { [field]: expect.any(String) } });
  expect(await detailsOf(activity)).toEqual(before);
});

test('200 with conditions: families see them in their order and language; one left out is removed, the rest keep their ids', async () => {
  const activity = await shop.make.activity(organiser, { registration_flow: 'REQUEST' });
  await shop.make.tier(organiser, activity);
  const save = async (constraints: Ask<'updateActivityRegistrationFlow'>['constraints']) => {
    const { version } = await detailsOf(activity);
    const request = { activity: activity.cuid, version, constraints };
    await shop.office('updateActivityRegistrationFlow', request, staff);
    return (await detailsOf(activity)).constraints;
  };
  const period = { period_start: '2026-11-01', period_end: '2026-11-30' };
  const payload = { count: 2, availabilities: ['future' as const], ...period };
  const two = { type: 'locations.count.minimum' as const, payload, optional: true };
  const label = { fr: 'Deux lieux', en: 'Two places' };
  const before = await save([constraint('Une par jour'), constraint('', { ...two, label })]);
  expect((await configuration(activity.cuid, 'en')).constraints).toMatchObject([
    { label: 'Une par jour', type: 'registrations.count.maximum', optional: false },
    { label: 'Two places', ...two },
  ]);
  const [first, second] = before;
  expect(await save([...(second ? [second] : []), ...(first ? [first] : [])])).toEqual([
    second,
    first,
  ]);
  // parts that are not mentioned stay
  await shop.office(
    'updateActivityRegistrationFlow',
    { activity: activity.cuid, version: (await detailsOf(activity)).version },
    staff,
  );
  expect((await detailsOf(activity)).constraints).toHaveLength(2);
  expect(await save(second ? [second] : [])).toEqual([second]);
  const log = await shop.sql<{ changes: object }>(
    `select changes from audit_log where entity_cuid = $1`,
    [activity.cuid],
  );
  expect(log.map(({ changes }) => changes)).toContainEqual({
    constraints: { from: ['Deux lieux', 'Une par jour'], to: ['Deux lieux'] },
  });
});

test('404 ACTIVITY_NOT_FOUND for another organiser’s or an unpublished activity; 403 without the right', async () => {
  const request = { activity: theirs.cuid, version: 1, tiers: [] };
  await expect(shop.office('updateActivityRegistrationFlow', request, staff)).rejects.toMatchObject(
    {
      code: 'ACTIVITY_NOT_FOUND',
    },
  );
  await expect(
    shop.office('updateActivityRegistrationFlow', request, reader),
  ).rejects.toMatchObject({ status: 403 });
  await expect(configuration(theirs.cuid)).rejects.toMatchObject({ code: 'ACTIVITY_NOT_FOUND' });
  const unpublished = await shop.make.activity(organiser, { published: false });
  await expect(configuration(unpublished.cuid)).rejects.toMatchObject({
    code: 'ACTIVITY_NOT_FOUND',
  });
});
