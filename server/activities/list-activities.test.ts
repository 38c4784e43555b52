import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('200 lists published activities with their availabilities ahead, in the caller’s language', async () => {
  const organiser = await shop.make.organiser();
  const activity = await shop.make.activity(organiser);
  await shop.make.activity(organiser, { published: false });
  await shop.make.availability(organiser, activity, {
    days: ['2026-07-06', '2026-07-07'],
    price: 12_000,
  });
  await shop.make.availability(organiser, activity, { days: ['2026-08-03'], price: 9_000 });
  await shop.make.availability(organiser, activity, { days: ['2025-08-03'], price: 1_000 });
  const answer = await shop.call(
    'listActivities',
    {},
    { token: '', headers: { 'accept-language': 'en' } },
  );
  expect(answer.count).toBe(1);
  expect(answer.data[0]).toMatchObject({
    title: 'Swimming camp',
    price_from: 9e3,
    open_availabilities: 2,
    status: 'OPEN',
    motif: 'paper',
    next_start_at: '2026-07-06T09:00:00.000Z',
  });
});

test('200 shows the deposit that belongs to the price, the activity’s own when nothing is open, and none when it varies', async () => {
  const [organiser] = await shop.sql<{ organiser_id: string }>(
    `select organiser_id from host_names where hostname = '127.0.0.1'`,
  );
  const shopkeeper = { id: Number(organiser?.organiser_id), cuid: '' };
  const activity = await shop.make.activity(shopkeeper, {
    default_price: 10_000,
    default_deposit: 1_000,
  });
  const prices = async () => {
    const { price_from, deposit_from, settings } = await shop.call('getActivity', {
      activity: activity.cuid,
    });
    expect(settings).toEqual({ allow_registrations_after_start: false });
    return [price_from, deposit_from];
  };
  expect(await prices()).toEqual([10_000, 1_000]);
  await shop.make.availability(shopkeeper, activity, { price: 12_000, deposit: 4_000 });
  expect(await prices()).toEqual([12_000, 4_000]);
  await shop.make.availability(shopkeeper, activity, { price: 9_000, deposit: 2_500 });
  await shop.make.availability(shopkeeper, activity, {
    price: 8_000,
    deposit: 100,
    status: 'FULL',
  });
  expect(await prices()).toEqual([9_000, 2_500]);
  await shop.make.availability(shopkeeper, activity, { price: 9_000, deposit: 0 });
  expect(await prices()).toEqual([9_000, null]);
});

test('200 shows nothing of another organiser', async () => {
  const neighbour = await shop.make.organiser({ name: 'Voisin' }, 'localhost');
  await shop.make.activity(neighbour, { title: JSON.stringify({ fr: 'Poterie', en: 'Pottery' }) });
  const ours = await shop.call('listActivities', { search: 'poterie' });
  const theirs = await shop.call(
    'listActivities',
    { search: 'Pôter' },
    { token: '', host: 'localhost' },
  );
  expect(ours.count).toBe(0);
  expect(theirs.count).toBe(1);
});

test('200 filters by category, location, age and availability', async () => {
  const [organiser] = await shop.sql<{ organiser_id: string }>(
    `select organiser_id from host_names where hostname = '127.0.0.1'`,
  );
  const shopkeeper = { id: Number(organiser?.organiser_id), cuid: '' };
  const activity = await shop.make.activity(shopkeeper, { age_minimum: 6, age_maximum: 9 });
  const category = await shop.make.category(shopkeeper);
  await shop.sql(
    'insert into activity_categories (organiser_id, activity_id, category_id) values ($1, $2, $3)',
    [shopkeeper.id, activity.id, category.id],
  );
  const location = await shop.make.location(shopkeeper);
  await shop.make.availability(shopkeeper, activity, { location_id: location.id });
  const matches = await shop.call('listActivities', {
    category: [category.cuid],
    location: [location.cuid],
    age: 7,
    available_only: true,
  });
  expect(matches.data.map(({ id }) => id)).toEqual([activity.id]);
  expect(matches.data[0]).toMatchObject({ motif: 'water', locations: ['Piscine'] });
  await shop.sql(`update locations set title = '{"fr": "", "en": "Swimming pool"}' where id = $1`, [
    location.id,
  ]);
  const english = { token: '', headers: { 'accept-language': 'en' } };
  expect(
    (await shop.call('listActivities', { category: [category.cuid] }, english)).data[0]?.locations,
  ).toEqual(['Swimming pool']);
  expect((await shop.call('listActivities', { category: [category.cuid], age: 12 })).count).toBe(0);
  expect((await shop.call('listActivities', { category: ['unknown'] })).count).toBe(0);
});

test('400 names the invalid fields', async () => {
  const response = await shop.fetch('storefront', '/api/activities?page_number=zero&age=-3', {
    headers: { 'accept-language': 'en' },
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    error: 'INVALID_REQUEST',
    message: 'Some of this information is not valid. Check the highlighted fields.',
    fields: { page_number: 'INVALID', age: 'TOO_SMALL' },
  });
});

test('404 for an unknown activity, an unknown path and an unknown host, naming nobody', async () => {
  await expect(shop.call('getActivity', { activity: 'nowhere' })).rejects.toMatchObject({
    code: 'ACTIVITY_NOT_FOUND',
    status: 404,
  });
  expect((await shop.fetch('storefront', '/api/nowhere')).status).toBe(404);
  const [row] = await shop.sql<{ hostname: string }>(
    `update host_names set hostname = 'elsewhere.test' where hostname = 'localhost' returning hostname`,
  );
  expect(row?.hostname).toBe('elsewhere.test');
});
