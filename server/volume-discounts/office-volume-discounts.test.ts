import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let neighbour: Made;
let activity: Made;
let staff: { token: string };
let theirs: { token: string };

const PERMISSIONS: readonly Permission[] = [
  'volume-discounts.create',
  'volume-discounts.read',
  'volume-discounts.update',
  'volume-discounts.delete',
];
const title = { fr: '2e enfant', en: 'Second child' };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  activity = await shop.make.activity(organiser);
  staff = await shop.make.collaborator(organiser, PERMISSIONS);
  neighbour = await shop.make.organiser({ name: 'Voisin' }, 'voisin.test');
  theirs = await shop.make.collaborator(neighbour, PERMISSIONS);
});
afterAll(() => shop.close());

const make = (more: object = {}) =>
  shop.office('createVolumeDiscount', { title, percentage: 1_000, ...more }, staff);
const getDiscount = (volume_discount: string) =>
  shop.office('getVolumeDiscount', { volume_discount }, staff);
const change = async (volume_discount: string, changes: object) => {
  const { version } = await getDiscount(volume_discount);
  return shop.office('updateVolumeDiscount', { volume_discount, version, ...changes }, staff);
};

test('200 adds, lists, shows, changes and deletes a volume discount, and records each change', async () => {
  const { cuid } = await make({ activities: [activity.cuid] });
  expect(await getDiscount(cuid)).toMatchObject({
    title,
    counts: 'PARTICIPANTS',
    from_rank: 2,
    to_rank: null,
    same_activity: false,
    counts_held: true,
    amount: null,
    percentage: 1_000,
    activities: [{ cuid: activity.cuid }],
    active: true,
  });
  const period = {
    period_starts_at: '2026-07-01T00:00:00.000Z',
    period_ends_at: '2026-09-01T00:00:00.000Z',
  };
  const now = { counts: 'DATES', from_rank: 3, to_rank: 5, same_activity: true, ...period };
  await change(cuid, { ...now, counts_held: false, amount: 500, percentage: null, activities: [] });
  expect(await getDiscount(cuid)).toMatchObject({
    ...now,
    counts_held: false,
    amount: 500,
    percentage: null,
    activities: [],
  });
  const list = await shop.office('listVolumeDiscounts', { search: 'enfant' }, staff);
  expect(list).toMatchObject({
    count: 1,
    data: [{ title: '2e enfant', counts: 'DATES', from_rank: 3, to_rank: 5 }],
  });
  await shop.office('deleteVolumeDiscount', { volume_discount: cuid }, staff);
  await expect(getDiscount(cuid)).rejects.toMatchObject({ code: 'VOLUME_DISCOUNT_NOT_FOUND' });
  const audit = await shop.sql<{ action: string }>(
    `select action from audit_log where entity_cuid = $1 order by action`,
    [cuid],
  );
  expect(audit.map(({ action }) => action)).toEqual([
    'volume-discounts.create',
    'volume-discounts.delete',
    'volume-discounts.update',
  ]);
});

test.each([
  ['neither amount nor percentage', { percentage: null }, 'VOLUME_DISCOUNT_WORTH', 'amount'],
  ['both', { amount: 500 }, 'VOLUME_DISCOUNT_WORTH', 'percentage'],
  [
    'an end before its start',
    { starts_at: '2026-03-02T00:00:00.000Z', ends_at: '2026-03-01T00:00:00.000Z' },
    'VOLUME_DISCOUNT_TIMES',
    'ends_at',
  ],
  [
    'a period that ends with its start',
    { period_starts_at: '2026-03-02T00:00:00.000Z', period_ends_at: '2026-03-02T00:00:00.000Z' },
    'VOLUME_DISCOUNT_TIMES',
    'period_ends_at',
  ],
  [
    'a last rank before the first',
    { from_rank: 3, to_rank: 2 },
    'VOLUME_DISCOUNT_RANKS',
    'to_rank',
  ],
])('422 for %s', async (_case, values, code, field) => {
  await expect(make(values)).rejects.toMatchObject({
    status: 422,
    code,
    fields: { [field]: code },
  });
  const { cuid } = await make();
  await expect(change(cuid, { amount: null, percentage: 1_000, ...values })).rejects.toMatchObject({
    status: 422,
    code,
  });
  expect(await getDiscount(cuid)).toMatchObject({ percentage: 1_000, from_rank: 2, to_rank: null });
});

test('400 for a discount from the first one on, which is a discount for everybody', async () => {
  await expect(make({ from_rank: 1 })).rejects.toMatchObject({ status: 400 });
});

test('404 for a neighbour’s volume discount and activity, 403 without the permission, 401 without a session', async () => {
  const { cuid: volume_discount } = await make();
  const { version } = await getDiscount(volume_discount);
  for (const call of [
    () => shop.office('getVolumeDiscount', { volume_discount }, theirs),
    () => shop.office('deleteVolumeDiscount', { volume_discount }, theirs),
    () => shop.office('updateVolumeDiscount', { volume_discount, version, active: false }, theirs),
  ])
    await expect(call()).rejects.toMatchObject({ status: 404, code: 'VOLUME_DISCOUNT_NOT_FOUND' });
  const away = await shop.make.activity(neighbour);
  await expect(make({ activities: [away.cuid] })).rejects.toMatchObject({
    fields: { activities: 'ACTIVITY_NOT_FOUND' },
  });
  const reader = await shop.make.collaborator(organiser, ['volume-discounts.read']);
  await shop.office('getVolumeDiscount', { volume_discount }, reader);
  for (const call of [
    () => shop.office('deleteVolumeDiscount', { volume_discount }, reader),
    () => shop.office('updateVolumeDiscount', { volume_discount, version, active: false }, reader),
    () => shop.office('createVolumeDiscount', { title, percentage: 1_000 }, reader),
  ])
    await expect(call()).rejects.toMatchObject({ status: 403 });
  const others = await shop.make.collaborator(organiser, ['discounts.read']);
  await expect(shop.office('getVolumeDiscount', { volume_discount }, others)).rejects.toMatchObject(
    { status: 403 },
  );
  await expect(shop.office('getVolumeDiscount', { volume_discount })).rejects.toMatchObject({
    status: 401,
  });
});
