import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: { token: string };

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
  staff = await shop.make.collaborator(organiser, PERMISSIONS);
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
