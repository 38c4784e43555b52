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

test('200 keeps a code in capitals, and finds it by its start or by its title', async () => {
  const { cuid } = await make(' bienvenue10 ');
  expect((await read(cuid)).code).toBe('BIENVENUE10');
  await change(cuid, { code: 'welcome' });
  for (const search of ['welco', 'bienv'])
    expect(await shop.office('listCoupons', { search }, staff)).toMatchObject({
      count: 1,
      data: [{ code: 'WELCOME', used: 0, discounted_amount: 0 }],
    });
  await shop.office('deleteCoupon', { coupon: cuid }, staff);
});

test.each([
  ['COUPON_WORTH', { percentage: null }],
  ['COUPON_WORTH', { amount: 500 }],
  ['COUPON_TIMES', { starts_at: '2026-07-02T00:00:00Z', ends_at: '2026-07-02T00:00:00Z' }],
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
  await make('TWICE');
  await expect(make('twice')).rejects.toMatchObject({
    code: 'COUPON_CODE_TAKEN',
    fields: { code: 'COUPON_CODE_TAKEN' },
  });
  const other = await make('ONCE');
  await expect(change(other.cuid, { code: 'Twice' })).rejects.toMatchObject({
    code: 'COUPON_CODE_TAKEN',
  });
  await shop.office('createCoupon', { ...ten, code: 'TWICE' }, theirs);
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

test('a code that several coupons want at once goes to one, and so does one that comes back', async () => {
  const made = await Promise.all(['A1', 'B1', 'C1', 'D1'].map((code) => make(code)));
  const wants = made.map(({ cuid }) => change(cuid, { code: 'WANTED' }));
  const answers = await Promise.allSettled([...wants, make('wanted')]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const answer of answers.filter((one) => one.status === 'rejected'))
    expect(answer.reason).toMatchObject({ status: 409, code: 'COUPON_CODE_TAKEN' });
  for (let round = 0; round < 4; round += 1) {
    const { cuid: gone } = await make(`GONE${round}`);
    const { cuid: other } = await make(`OTHER${round}`);
    const { removal } = await shop.office('deleteCoupon', { coupon: gone }, staff);
    const both = await Promise.allSettled([
      shop.office('restoreRemoval', { removal }, staff),
      change(other, { code: `GONE${round}` }),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of both.filter((one) => one.status === 'rejected'))
      expect(answer.reason).toMatchObject({ status: 409 });
  }
});

test('an activity that is deleted while a coupon names it is in the coupon, or unknown to it', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { cuid } = await shop.make.activity(organiser);
    const both = await Promise.allSettled([
      shop.office('deleteActivity', { activity: cuid }, staff),
      make(`ACT${round}`, { activities: [cuid] }),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of both.filter((one) => one.status === 'rejected'))
      expect(answer.reason.status).toBeLessThan(500);
  }
});
