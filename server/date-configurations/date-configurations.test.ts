import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: { token: string };
let theirs: Made;

const PERMISSIONS: readonly Permission[] = [
  'date-configurations.create',
  'date-configurations.read',
  'date-configurations.update',
  'date-configurations.delete',
];

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, PERMISSIONS);
  theirs = await shop.make.dateConfiguration(
    await shop.make.organiser({ name: 'Voisin' }, 'localhost'),
  );
});
afterAll(() => shop.close());

const morning = { week: 1, weekday: 1, start_time: '09:00', end_time: '12:00' };
const afternoon = { week: 1, weekday: 1, start_time: '13:00', end_time: '16:00' };
const values = { name: 'Journées avec pause', dates: [afternoon, morning] };

test('200 adds in chronological order, lists by name, finds without accents, shows, changes and deletes, and logs each', async () => {
  const { cuid } = await shop.office('createDateConfiguration', values, staff);
  const details = await shop.office('getDateConfiguration', { date_configuration: cuid }, staff);
  const { name } = values;
  expect(details).toEqual({ id: details.id, cuid, version: 1, name, dates: [morning, afternoon] });
  const wednesday = { ...afternoon, weekday: 3 };
  const other = await shop.office(
    'createDateConfiguration',
    { name: 'Mercredis', dates: [wednesday] },
    staff,
  );
  const names = async (query: { search?: string; sort?: 'name' | '-name' }) =>
    (await shop.office('listDateConfigurations', query, staff)).data.map((row) => row.name);
  expect(await names({})).toEqual([name, 'Mercredis']);
  expect(await names({ sort: '-name' })).toEqual(['Mercredis', name]);
  expect(await names({ search: 'journees' })).toEqual([name]);
  expect(await names({ search: 'nothing' })).toEqual([]);
  await shop.change(
    'updateDateConfiguration',
    { date_configuration: cuid, dates: [wednesday, morning] },
    staff,
  );
  const { removal } = await shop.office(
    'deleteDateConfiguration',
    { date_configuration: cuid },
    staff,
  );
  expect(await names({})).toEqual(['Mercredis']);
  await shop.office('restoreRemoval', { removal }, staff);
  const again = await shop.office('getDateConfiguration', { date_configuration: cuid }, staff);
  expect(again.dates).toEqual([morning, wednesday]);
  for (const date_configuration of [cuid, other.cuid])
    await shop.office('deleteDateConfiguration', { date_configuration }, staff);
  const entries = await shop.sql(
    'select action, summary, changes from audit_log where entity_cuid = $1 order by id',
    [cuid],
  );
  expect(entries).toHaveLength(5);
  expect(entries).toContainEqual({
    action: 'date-configurations.update',
    summary: name,
    changes: { dates: { from: [morning, afternoon], to: [morning, wednesday] } },
  });
});

test('400 without a name or a date, with an impossible weekday or hour, and with too many dates', async () => {
  const expectRefusal = (changes: Partial<typeof values>, field: string) =>
    expect(
      shop.office('createDateConfiguration', { ...values, ...changes }, staff),
    ).rejects.toMatchObject({ status: 400, fields: { [field]: expect.any(String) } });
  await expectRefusal({ name: ' ' }, 'name');
  await expectRefusal({ dates: [] }, 'dates');
  await expectRefusal({ dates: [{ ...morning, weekday: 8 }] }, 'dates.0.weekday');
  await expectRefusal({ dates: [{ ...morning, week: 0 }] }, 'dates.0.week');
  await expectRefusal({ dates: [{ ...morning, end_time: '24:30' }] }, 'dates.0.end_time');
  await expectRefusal({ dates: Array.from({ length: 61 }, () => morning) }, 'dates');
});

test('404 DATE_CONFIGURATION_NOT_FOUND for another organiser’s and an unknown one', async () => {
  const refusal = { code: 'DATE_CONFIGURATION_NOT_FOUND', status: 404 };
  for (const date_configuration of [theirs.cuid, 'nowhere']) {
    const calls = [
      () => shop.office('getDateConfiguration', { date_configuration }, staff),
      () => shop.change('updateDateConfiguration', { date_configuration, ...values }, staff),
      () => shop.office('deleteDateConfiguration', { date_configuration }, staff),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject(refusal);
  }
});

test('403 without the permission, 401 without a session', async () => {
  const stranger = await shop.make.collaborator(organiser, ['availabilities.read']);
  const { cuid: date_configuration } = await shop.office('createDateConfiguration', values, staff);
  const calls = (by?: { token: string }) => [
    () => shop.office('listDateConfigurations', {}, by),
    () => shop.office('getDateConfiguration', { date_configuration }, by),
    () => shop.office('createDateConfiguration', values, by),
    () => shop.office('updateDateConfiguration', { date_configuration, version: 1 }, by),
    () => shop.office('deleteDateConfiguration', { date_configuration }, by),
  ];
  for (const call of calls(stranger))
    await expect(call()).rejects.toMatchObject({ code: 'NOT_PERMITTED', status: 403 });
  for (const call of calls())
    await expect(call()).rejects.toMatchObject({ code: 'NOT_SIGNED_IN', status: 401 });
});
