import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let activity: Made;
let staff: { token: string };
let theirs: { token: string };

const PERMISSIONS: readonly Permission[] = [
  'discounts.create',
  'discounts.read',
  'discounts.update',
  'discounts.delete',
  'activities.delete',
];

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  activity = await shop.make.activity(organiser);
  staff = await shop.make.collaborator(organiser, PERMISSIONS);
  const neighbour = await shop.make.organiser({ name: 'Voisin' }, 'voisin.test');
  theirs = await shop.make.collaborator(neighbour, PERMISSIONS);
});
afterAll(() => shop.close());

const title = { fr: 'Bienvenue', en: 'Welcome' };
const ten = { title, percentage: 1_000 };
const make = (code: string, more: object = {}) =>
  shop.office('createCoupon', { ...ten, code, ...more }, staff);
const read = (coupon: string) => shop.office('getCoupon', { coupon }, staff);
const change = async (coupon: string, changes: object) => {
  const { version } = await read(coupon);
  return shop.office('updateCoupon', { coupon, version, ...changes }, staff);
};

test('200 adds, lists, shows, changes and deletes a coupon, and logs it', async () => {
  const { cuid } = await make(' bienvenue10 ', { activities: [activity.cuid] });
  expect(await read(cuid)).toMatchObject({
    code: 'BIENVENUE10',
    title,
    amount: null,
    percentage: 1_000,
    min_total_amount: 0,
    maximum_uses: null,
    activities: [{ cuid: activity.cuid }],
    active: true,
    used: 0,
    held: 0,
  });
  await change(cuid, { code: 'welcome', amount: 500, percentage: null, activities: [] });
  expect(await read(cuid)).toMatchObject({ code: 'WELCOME', amount: 500, activities: [] });
  for (const search of ['welco', 'bienv'])
    expect(await shop.office('listCoupons', { search }, staff)).toMatchObject({
      count: 1,
      data: [{ code: 'WELCOME', used: 0, discounted_amount: 0 }],
    });
  expect((await shop.office('listCoupons', { active: false }, staff)).count).toBe(0);
  await shop.office('deleteCoupon', { coupon: cuid }, staff);
  await expect(read(cuid)).rejects.toMatchObject({ code: 'COUPON_NOT_FOUND' });
  const log = await shop.sql<{ action: string; summary: string }>(
    `select action, summary from audit_log where entity = 'coupons' order by action`,
  );
  expect(log).toEqual([
    { action: 'discounts.create', summary: 'BIENVENUE10' },
    { action: 'discounts.delete', summary: 'WELCOME' },
    { action: 'discounts.update', summary: 'WELCOME' },
  ]);
});

test.each([
  ['COUPON_WORTH', { percentage: null }],
  ['COUPON_WORTH', { amount: 500 }],
  ['COUPON_TIMES', { starts_at: '2026-07-02T00:00:00Z', ends_at: '2026-07-02T00:00:00Z' }],
  ['ACTIVITY_NOT_FOUND', { activities: ['nothing'] }],
  ['INVALID_REQUEST', { percentage: 10_001 }],
  ['INVALID_REQUEST', { maximum_uses: 0 }],
])(
  '%s for %o, when it is added and when it is changed, and nothing changes',
  async (code, changes) => {
    await expect(make('REFUSED', changes)).rejects.toMatchObject({ code });
    expect((await shop.office('listCoupons', { search: 'refused' }, staff)).count).toBe(0);
    const { cuid } = await make('ACCEPTED');
    await expect(change(cuid, changes)).rejects.toMatchObject({ code });
    expect(await read(cuid)).toMatchObject({ percentage: 1_000, version: 1 });
    await shop.office('deleteCoupon', { coupon: cuid }, staff);
  },
);

test('409 for a code of another coupon, however it is typed; another organiser may use it', async () => {
  const { cuid } = await make('TWICE');
  await expect(make('twice')).rejects.toMatchObject({
    code: 'COUPON_CODE_TAKEN',
    fields: { code: 'COUPON_CODE_TAKEN' },
  });
  const other = await make('ONCE');
  await expect(change(other.cuid, { code: 'Twice' })).rejects.toMatchObject({
    code: 'COUPON_CODE_TAKEN',
  });
  await shop.office('createCoupon', { ...ten, code: 'TWICE' }, theirs);
  for (const call of ['getCoupon', 'deleteCoupon'] as const)
    await expect(shop.office(call, { coupon: cuid }, theirs)).rejects.toMatchObject({
      code: 'COUPON_NOT_FOUND',
    });
});

test('409 for deleting an activity named by a coupon, which would then be for everything', async () => {
  const { cuid } = await make('NAMED', { activities: [activity.cuid] });
  await expect(
    shop.office('deleteActivity', { activity: activity.cuid }, staff),
  ).rejects.toMatchObject({ code: 'ACTIVITY_IN_COUPON' });
  expect(await read(cuid)).toMatchObject({ activities: [{ cuid: activity.cuid }] });
});

test('two colleagues who add one code at once create it once', async () => {
  const tries = await Promise.allSettled([make('RACE'), make('RACE'), make('race')]);
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
