import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: { token: string };

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
});
afterAll(() => shop.close());

const morning = { week: 1, weekday: 1, start_time: '09:00', end_time: '12:00' };
const afternoon = { week: 1, weekday: 1, start_time: '13:00', end_time: '16:00' };
const values = { name: 'Journées avec pause', dates: [afternoon, morning] };

test('200 keeps its dates in chronological order when it is made and when it changes', async () => {
  const { cuid } = await shop.office('createDateConfiguration', values, staff);
  const dates = async () =>
    (await shop.office('getDateConfiguration', { date_configuration: cuid }, staff)).dates;
  expect(await dates()).toEqual([morning, afternoon]);
  const wednesday = { ...afternoon, weekday: 3 };
  const change = { date_configuration: cuid, dates: [wednesday, morning] };
  await shop.change('updateDateConfiguration', change, staff);
  expect(await dates()).toEqual([morning, wednesday]);
  const entries = await shop.sql(
    `select changes from audit_log
     where entity_cuid = $1 and action = 'date-configurations.update'`,
    [cuid],
  );
  expect(entries).toEqual([
    { changes: { dates: { from: [morning, afternoon], to: [morning, wednesday] } } },
  ]);
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
