import type { Ask } from '@ribambelle/api/client.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: { token: string };

const PERMISSIONS: readonly Permission[] = [
  'date-configurations.create',
  'date-configurations.read',
  'date-configurations.update',
  'date-configurations.delete',
  'availabilities.read',
  'availabilities.create',
];

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, PERMISSIONS);
});
afterAll(() => shop.close());
beforeEach(() => shop.sql('delete from closed_periods where organiser_id = $1', [organiser.id]));

const works: Ask<'createClosedPeriod'> = {
  name: { fr: 'Travaux à la salle', en: 'Works' },
  first_day: '2026-03-02',
  last_day: '2026-03-04',
  community: null,
};

test('200 lists the latest first, and filters by days that a period touches and by community', async () => {
  await shop.office('createClosedPeriod', works, staff);
  const autumn = { ...works, name: { fr: 'Congé', en: '' }, community: 'FRENCH' as const };
  await shop.office(
    'createClosedPeriod',
    { ...autumn, first_day: '2026-10-19', last_day: '2026-11-01' },
    staff,
  );
  const names = async (query: Ask<'listClosedPeriods'>) =>
    (await shop.office('listClosedPeriods', query, staff)).data.map((row) => row.name);
  expect(await names({})).toEqual(['Congé', 'Travaux à la salle']);
  expect(await names({ community: 'NONE' })).toEqual(['Travaux à la salle']);
  expect(await names({ community: 'FRENCH' })).toEqual(['Congé']);
  expect(await names({ from: '2026-03-04', until: '2026-03-31' })).toEqual(['Travaux à la salle']);
  expect(await names({ from: '2026-03-05', until: '2026-10-18' })).toEqual([]);
});

test('400 without a name, with invalid days, reversed or too long', async () => {
  const expectRefusal = (changes: object, field: string) =>
    expect(
      shop.office('createClosedPeriod', { ...works, ...changes }, staff),
    ).rejects.toMatchObject({ status: 400, fields: { [field]: expect.any(String) } });
  await expectRefusal({ name: { fr: ' ', en: '' } }, 'name.fr');
  await expectRefusal({ first_day: '2026-02-30' }, 'first_day');
  await expectRefusal({ community: 'GERMAN' }, 'community');
  const lasts = (last_day: string) =>
    shop.office('createClosedPeriod', { ...works, last_day }, staff);
  await expect(lasts('2026-03-01')).rejects.toMatchObject({ code: 'CLOSED_PERIOD_REVERSED' });
  await expect(lasts('2027-12-01')).rejects.toMatchObject({ code: 'CLOSED_PERIOD_TOO_LONG' });
  const { cuid: closed_period } = await shop.office('createClosedPeriod', works, staff);
  await expect(
    shop.change('updateClosedPeriod', { closed_period, first_day: '2026-03-05' }, staff),
  ).rejects.toMatchObject({ code: 'CLOSED_PERIOD_REVERSED' });
  await expect(
    shop.change('updateClosedPeriod', { closed_period, last_day: '2028-03-05' }, staff),
  ).rejects.toMatchObject({ code: 'CLOSED_PERIOD_TOO_LONG' });
});

test('403 without the permission, 401 without a session', async () => {
  const stranger = await shop.make.collaborator(organiser, ['customers.read']);
  const days = { from: '2026-03-01', until: '2026-03-31' };
  const calls = (by?: { token: string }) => [
    () => shop.office('addSchoolHolidays', { community: 'FRENCH', year: 2026 }, by),
    () => shop.office('listNamedDays', days, by),
  ];
  for (const call of calls(stranger))
    await expect(call()).rejects.toMatchObject({ code: 'NOT_PERMITTED', status: 403 });
  for (const call of calls())
    await expect(call()).rejects.toMatchObject({ code: 'NOT_SIGNED_IN', status: 401 });
});

describe('school holidays', () => {
  test('200 are added as published, once, even when two colleagues add them at the same moment', async () => {
    const add = () => shop.office('addSchoolHolidays', { community: 'FRENCH', year: 2026 }, staff);
    const answers = await Promise.all([add(), add()]);
    expect(answers.map(({ created }) => created).toSorted((one, other) => one - other)).toEqual([
      0, 4,
    ]);
    expect(await add()).toEqual({ created: 0, already: 4 });
    const { data } = await shop.office('listClosedPeriods', { sort: 'first_day' }, staff);
    expect(data.map(({ name, first_day, last_day }) => [name, first_day, last_day])).toEqual([
      ['Congé d’automne', '2026-10-19', '2026-11-01'],
      ['Vacances d’hiver', '2026-12-21', '2027-01-03'],
      ['Congé de détente', '2027-02-22', '2027-03-07'],
      ['Vacances de printemps', '2027-04-26', '2027-05-09'],
    ]);
  });

  test('404 SCHOOL_HOLIDAYS_UNKNOWN for a year without published holidays', async () => {
    await expect(
      shop.office('addSchoolHolidays', { community: 'FRENCH', year: 2040 }, staff),
    ).rejects.toMatchObject({ code: 'SCHOOL_HOLIDAYS_UNKNOWN', status: 404 });
  });
});

describe('names of days', () => {
  test('200 are given for days, for a week and for a series, in the caller’s language', async () => {
    await shop.office('createClosedPeriod', { ...works, last_day: '2026-04-06' }, staff);
    const days = await shop.office(
      'listNamedDays',
      { from: '2026-04-05', until: '2026-04-07' },
      staff,
    );
    expect(days.data).toEqual([
      { day: '2026-04-05', names: ['Travaux à la salle'] },
      { day: '2026-04-06', names: ['Lundi de Pâques', 'Travaux à la salle'] },
    ]);
    const week = await shop.office('listCalendarDates', { day: '2026-04-08' }, staff);
    expect(week.days.map(({ names }) => names.length)).toEqual([2, 0, 0, 0, 0, 0, 0]);
    const series = await shop.office(
      'previewAvailabilitySeries',
      {
        first_day: '2026-04-06',
        last_day: '2026-04-10',
        weekdays: [1, 2],
        start_time: '09:00',
        end_time: '12:00',
        grouping: 'TOGETHER',
      },
      staff,
    );
    expect(series.holidays).toEqual([days.data[1]]);
  });

  test('400 for reversed days, or for years', async () => {
    const of = (from: string, until: string) =>
      shop.office('listNamedDays', { from, until }, staff);
    const reversed = { code: 'CLOSED_PERIOD_REVERSED' };
    await expect(of('2026-04-07', '2026-04-05')).rejects.toMatchObject(reversed);
    const long = { code: 'CLOSED_PERIOD_TOO_LONG' };
    await expect(of('2026-04-07', '2028-04-05')).rejects.toMatchObject(long);
  });
});
