import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser({ bank_account: '', bank_transfers_activated: true });
});
afterAll(() => shop.close());

test('200 each step ticks itself when it is done, and a neighbour’s steps tick none', async () => {
  const staff = await shop.make.collaborator(organiser, ['reports.dashboard']);
  const steps = () => shop.office('getFirstSteps', {}, staff);
  const neighbour = await shop.make.organiser({}, 'localhost');
  const theirs = await shop.make.activity(neighbour);
  await shop.make.availability(neighbour, theirs, { days: ['2026-07-06'], price: 100 });
  const nothing = {
    location: false,
    activity: false,
    dates: false,
    payment: false,
    home_page: false,
    mails: false,
    host_name: false,
    terms: false,
    order: false,
  };
  expect(await steps()).toEqual(nothing);
  await shop.make.location(organiser);
  expect(await steps()).toEqual({ ...nothing, location: true });
  const activity = await shop.make.activity(organiser);
  const two = { ...nothing, location: true, activity: true };
  expect(await steps()).toEqual(two);
  await shop.make.availability(organiser, activity, { days: ['2025-07-06'], price: 100 });
  expect(await steps()).toEqual(two);
  const ahead = { days: ['2026-07-06'], price: 100 };
  const availability = await shop.make.availability(organiser, activity, ahead);
  expect(await steps()).toEqual({ ...two, dates: true });
  await shop.sql(`update organisers set bank_account = 'BE68539007547034' where id = $1`, [
    organiser.id,
  ]);
  await expect.poll(steps).toEqual({ ...two, dates: true, payment: true });
  const family = await shop.make.customer(organiser);
  await shop.make.registration(organiser, family, {
    availability_id: availability.id,
    total_amount: 100,
  });
  const all = { ...two, dates: true, payment: true, order: true };
  expect(await steps()).toEqual(all);
  const insertHome = `insert into pages (organiser_id, pathname, title, content, published_number)
    values ($1, '/', '{}', '[]', 0)`;
  await shop.sql(insertHome, [organiser.id]);
  expect(await steps()).toEqual(all);
  await shop.sql(`update pages set published_number = 1 where organiser_id = $1`, [organiser.id]);
  expect(await steps()).toEqual({ ...all, home_page: true });
});

test('403 without the permission for the dashboard', async () => {
  const coach = await shop.make.collaborator(organiser, ['activities.read']);
  await expect(shop.office('getFirstSteps', {}, coach)).rejects.toMatchObject({
    code: 'NOT_PERMITTED',
  });
});
