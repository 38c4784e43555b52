import { connect } from '@ribambelle/database/connect.ts';
import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { dayAhead } from '@ribambelle/tools/demo/day-ahead.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let staff: { token: string };

beforeAll(async () => {
  // of seven connections three are for readers
  shop = await openShop({ server: { connections: 7 } });
  const organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, ALL_PERMISSIONS);
});
afterAll(() => shop.close());

const day = dayAhead();
const month = { from: day, to: day };

test.each<[string, string, () => Promise<unknown>]>([
  ['the dashboard', 'registration_requests', () => shop.office('getDashboard', {}, staff)],
  ['a report', 'payments', () => shop.office('getPaymentsReport', month, staff)],
  ['a week', 'availability_dates', () => shop.office('listCalendarDates', { day }, staff)],
  ['a list of who comes', 'registrations', () => shop.office('listRoster', { day }, staff)],
  ['a register', 'registrations', () => shop.office('getAttendanceRegister', { day }, staff)],
])('many who wait for %s block no connection for others', async (_what, table, ask) => {
  const holder = await connect(shop.databaseUrl);
  try {
    await holder.query(`begin; lock table ${table} in access exclusive mode`);
    const calls = Promise.all(Array.from({ length: 12 }, ask));
    await expect
      .poll(async () => (await holder.query('select from pg_locks where not granted')).rowCount)
      .toBeGreaterThan(0);
    expect(await shop.call('listCategoryGroups', {})).toMatchObject({ data: [] });
    await holder.query('rollback');
    const answers = await calls;
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  } finally {
    await holder.end();
  }
});
