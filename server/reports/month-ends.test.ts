import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool } from '../database/pool.ts';
import { noteMonthEnds } from './month-ends.ts';

let shop: Shop;
let owner: pg.Pool;
beforeAll(async () => {
  shop = await openShop();
  owner = createPool(shop.databaseUrl, { max: 4, as_owner: true });
});
afterAll(async () => {
  await owner.end();
  await shop.close();
});

const failed = (error: unknown) => {
  throw error;
};
const noted = (organiser: { id: number }) =>
  shop.sql(
    `select to_char(m.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at, m.owed_amount::integer as owed, m.credit_amount::integer as credit,
       (select count(*)::integer from month_end_balances b where b.organiser_id = m.organiser_id and b.at = m.at) as open
     from month_ends m where m.organiser_id = $1 order by m.at`,
    [organiser.id],
  );

test('every past month is recorded once for each organiser, also by two processes at once', async () => {
  const organiser = await shop.make.organiser();
  const silent = await shop.make.organiser({ name: 'Nouveau' }, 'localhost');
  const sell = async (at: string) => {
    shop.clock.set(at);
    const { cuid: customer, participant } = await shop.make.customer(organiser);
    const { cuid: availability, dates } = await shop.make.availability(
      organiser,
      await shop.make.activity(organiser),
      { price: 10_000, days: ['2027-07-05'] },
    );
    const date_ids = dates.map(({ id }) => id);
    const wish = { customer, participant: participant.cuid, availability, date_ids };
    const staff = await shop.make.collaborator(organiser, ['registrations.create']);
    await shop.office('registerByStaff', wish, staff);
  };
  await sell('2026-01-31T22:30:00.000Z');
  await sell('2026-01-31T23:30:00.000Z');
  await sell('2026-03-05T08:00:00.000Z');
  const now = '2026-04-02T08:00:00.000Z';
  const both = await Promise.all([
    noteMonthEnds(owner, { now, failed }),
    noteMonthEnds(owner, { now, failed }),
  ]);
  // a process that comes while another is at work leaves it to that one; one that comes later finds
  // nothing to do
  expect(new Set(both.map((months) => months ?? 0))).toEqual(new Set([3, 0]));
  expect(await noted(organiser)).toEqual([
    { at: '2026-01-31 23:00', owed: 10_000, credit: 0, open: 1 },
    { at: '2026-02-28 23:00', owed: 20_000, credit: 0, open: 2 },
    { at: '2026-03-31 22:00', owed: 30_000, credit: 0, open: 3 },
  ]);
  expect(await noted(silent)).toEqual([]);
  expect(await noteMonthEnds(owner, { now, failed })).toBe(0);
  expect(await noteMonthEnds(owner, { now: '2026-05-01T08:00:00.000Z', failed })).toBe(0);
  expect(await noteMonthEnds(owner, { now: '2026-05-02T08:00:00.000Z', failed })).toBe(1);
});
