import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: { token: string };
let theirs: Made;

beforeAll(async () => {
  shop = await openShop({ now: '2026-07-01T08:00:00.000Z' });
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, [
    'segments.create',
    'segments.read',
    'segments.update',
    'segments.delete',
  ]);
  theirs = await shop.make.segment(await shop.make.organiser({ name: 'Voisin' }, 'localhost'));
});
afterAll(() => shop.close());

const cheap = {
  match: 'ALL' as const,
  rules: [{ field: 'price' as const, operator: 'AT_MOST' as const, number: 5_000 }],
};
const values = { entity: 'AVAILABILITIES' as const, name: 'Petits prix', conditions: cheap };

test('200 every organiser has one for all of each, named in the reader’s language', async () => {
  const { data } = await shop.office('listSegments', {}, staff);
  expect(data.map(({ name, entity, is_default }) => [entity, name, is_default])).toEqual([
    ['AVAILABILITIES', 'Toutes les dates', true],
    ['CUSTOMERS', 'Toutes les familles', true],
    ['PARTICIPANTS', 'Tous les participants', true],
  ]);
});

test('200 adds, lists, shows, changes and deletes, and records each change', async () => {
  const { cuid: segment } = await shop.office('createSegment', values, staff);
  const current = await shop.office('getSegment', { segment }, staff);
  expect(current).toMatchObject({ ...values, cuid: segment, is_default: false, names: [] });
  expect((await shop.office('listSegments', { search: 'petits' }, staff)).count).toBe(1);
  expect((await shop.office('listSegments', { entity: 'CUSTOMERS' }, staff)).count).toBe(1);
  await shop.change('updateSegment', { segment, name: 'Très petits prix' }, staff);
  expect(await shop.office('getSegment', { segment }, staff)).toMatchObject({
    name: 'Très petits prix',
    conditions: cheap,
    version: 2,
  });
  await shop.office('deleteSegment', { segment }, staff);
  const logged = await shop.sql(
    'select action from audit_log where entity_cuid = $1 order by action',
    [segment],
  );
  expect(logged.map(({ action }) => action)).toEqual([
    'segments.create',
    'segments.delete',
    'segments.update',
  ]);
});

test('409 a default segment cannot change', async () => {
  const [all] = (await shop.office('listSegments', {}, staff)).data;
  const segment = all?.cuid ?? '';
  await expect(
    shop.change('updateSegment', { segment, name: 'Autre' }, staff),
  ).rejects.toMatchObject({ code: 'SEGMENT_DEFAULT' });
  await expect(shop.office('deleteSegment', { segment }, staff)).rejects.toMatchObject({
    code: 'SEGMENT_DEFAULT',
  });
});

test('422 for a condition that its entity cannot fulfil, with its position', async () => {
  const wrong = { ...values, entity: 'CUSTOMERS' as const };
  const refusal = {
    code: 'SEGMENT_RULE_IMPOSSIBLE',
    fields: { 'conditions.rules.0': 'SEGMENT_RULE_IMPOSSIBLE' },
  };
  await expect(shop.office('createSegment', wrong, staff)).rejects.toMatchObject(refusal);
  const { name: _name, ...countRequest } = wrong;
  await expect(shop.office('countSegment', countRequest, staff)).rejects.toMatchObject(refusal);
  const { cuid: segment } = await shop.make.segment(organiser);
  const rules = [{ field: 'postcode' as const, operator: 'ONE_OF' as const, values: ['1050'] }];
  await expect(
    shop.change('updateSegment', { segment, conditions: { match: 'ANY', rules } }, staff),
  ).rejects.toMatchObject(refusal);
});

test('404 for a neighbour’s segment; 403 without permission', async () => {
  const segment = theirs.cuid;
  for (const call of ['getSegment', 'deleteSegment'] as const)
    await expect(shop.office(call, { segment }, staff)).rejects.toMatchObject({
      code: 'SEGMENT_NOT_FOUND',
    });
  const other = await shop.make.collaborator(organiser, ['activities.read']);
  await expect(shop.office('listSegments', {}, other)).rejects.toMatchObject({
    code: 'NOT_PERMITTED',
  });
});

test('200 public lists, days and sections show the members of a segment and nothing else', async () => {
  const activity = await shop.make.activity(organiser, { published: true });
  const on = (day: string, price: number) =>
    shop.make.availability(organiser, activity, { days: [day], price });
  const low = await on('2026-07-20', 4_000);
  await on('2026-07-21', 9_000);
  const { cuid: segment } = await shop.office('createSegment', values, staff);
  const { name: _name, ...countRequest } = values;
  expect(await shop.office('countSegment', countRequest, staff)).toEqual({ count: 1 });
  const idsFound = async (filters: object) =>
    (await shop.call('listAvailabilities', filters)).data.map(({ id }) => id);
  expect(await idsFound({ segment: [segment] })).toEqual([low.id]);
  expect(await idsFound({ segment: [segment, 'unknown'] })).toEqual([low.id]);
  expect(await idsFound({ segment: ['unknown'] })).toEqual([]);
  expect(await idsFound({ segment: [theirs.cuid] })).toEqual([]);
  expect((await shop.call('listAvailabilityDays', { segment: [segment] })).dates).toEqual([
    { date: '2026-07-20' },
  ]);
  const { availabilities_dates } = await shop.call('listAvailabilityDates', { segment: [segment] });
  expect(availabilities_dates.data.map(({ availability }) => availability.id)).toEqual([low.id]);
  const section = (id: string, segments: readonly string[]) => ({
    id,
    name: id,
    element: 'catalogs-availabilities-cards-grid',
    settings: { segments },
    children: [],
  });
  await shop.sql(
    `insert into pages (organiser_id, type, pathname, title, content) values ($1, 'DEFAULT', '/cheap', '{}', $2)`,
    [organiser.id, JSON.stringify([section('cheap', [segment]), section('gone', ['unknown'])])],
  );
  expect(await idsFound({ catalog: ['cheap'] })).toEqual([low.id]);
  expect(await idsFound({ catalog: ['gone'] })).toEqual([]);
  const activities = async (catalog: string) =>
    (await shop.call('listActivities', { catalog: [catalog] })).count;
  expect([await activities('cheap'), await activities('gone')]).toEqual([1, 0]);
});

/**
 * Makes an activity with an expensive date soon and a cheap one later, and three sections: of its
 * cheap dates, of all of them, and of another activity.
 */
async function openSeason() {
  const activity = await shop.make.activity(organiser, { published: true });
  await shop.make.availability(organiser, activity, { days: ['2026-07-08'], price: 9_000 });
  await shop.make.availability(organiser, activity, { days: ['2026-08-19'], price: 4_000 });
  const other = await shop.make.activity(organiser, { published: true });
  const { cuid: segment } = await shop.office(
    'createSegment',
    { ...values, name: 'Petits prix de la saison' },
    staff,
  );
  const section = (id: string, settings: object) => ({
    id,
    name: id,
    element: 'catalogs-activities-cards-grid',
    settings,
    children: [],
  });
  const content = [
    section('season', { segments: [segment], activities: [activity.id] }),
    section('whole', { activities: [activity.id] }),
    section('others', { activities: [other.id] }),
  ];
  await shop.sql(
    `insert into pages (organiser_id, type, pathname, title, content) values ($1, 'DEFAULT', '/season', '{}', $2)`,
    [organiser.id, JSON.stringify(content)],
  );
  return activity;
}

test('200 S21: the card of a section describes the dates that the section shows, and no others', async () => {
  const { id } = await openSeason();
  const card = async (catalog: readonly string[]) => {
    const { data } = await shop.call('listActivities', { catalog: [...catalog] });
    const row = data.find((one) => one.id === id);
    return [row?.next_start_at?.slice(0, 10), row?.price_from, row?.open_availabilities];
  };
  const cheap_one = ['2026-08-19', 4_000, 1];
  const all = ['2026-07-08', 4_000, 2];
  const table = [
    { catalog: ['season'], says: cheap_one },
    { catalog: ['whole'], says: all },
    // a section of other activities says nothing of this one
    { catalog: ['season', 'others'], says: cheap_one },
    { catalog: ['season', 'whole'], says: all },
  ];
  for (const { catalog, says } of table)
    expect([catalog, await card(catalog)]).toEqual([catalog, says]);
});
