import type { Ask } from '@ribambelle/api/client.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeEach, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: { token: string };
let number = 0;

beforeAll(async () => {
  shop = await openShop({ jobs: true });
});
afterAll(() => shop.close());
beforeEach(async () => {
  number += 1;
  organiser = await shop.make.organiser({}, `vat-${number}.test`);
  staff = await shop.make.collaborator(organiser, [
    'organiser-payments.read',
    'organiser-payments.update',
  ]);
});

const settings = () => shop.office('getVatSettings', {}, staff);
const EXEMPT = {
  vat_regime: 'EXEMPT',
  vat_category: 'EXEMPT_SPORT',
  service_fee_vat_category: null,
} as const;
/** Says the regime as the page does, with the version that it was read with. */
async function say(more: Partial<Ask<'updateVatSettings'>> = {}) {
  const { version } = await settings();
  return shop.office('updateVatSettings', { ...EXEMPT, version, ...more }, staff);
}

test('200 nothing is said at first: categories with their rates and mentions, no lines, no session', async () => {
  const found = await settings();
  expect(found).toMatchObject({ vat_regime: null, vat_category: null, old_lines: [] });
  expect(found.categories).toHaveLength(9);
  expect(found.categories).toContainEqual({ category: 'STANDARD', rate: 2100, reason: '' });
  expect(found.categories).toContainEqual({
    category: 'EXEMPT_SPORT',
    rate: 0,
    reason: 'Exempté de TVA – article 44, § 2, 3° du Code de la TVA',
  });
  expect((await shop.office('getOfficeSession', {}, staff)).organiser?.vat).toBeNull();
});

test('200 the regime is said, logged, and known to the whole office', async () => {
  await say();
  expect(await settings()).toMatchObject(EXEMPT);
  expect((await shop.office('getOfficeSession', {}, staff)).organiser?.vat).toEqual({
    category: 'EXEMPT_SPORT',
    categories: [
      { category: 'EXEMPT_YOUTH', rate: 0 },
      { category: 'EXEMPT_SPORT', rate: 0 },
      { category: 'EXEMPT_EDUCATION', rate: 0 },
      { category: 'EXEMPT_CULTURE', rate: 0 },
      { category: 'NOT_SUBJECT', rate: 0 },
    ],
  });
  const [logged] = await shop.sql(
    `select action, changes from audit_log where organiser_id = $1 order by created_at desc limit 1`,
    [organiser.id],
  );
  expect(logged).toEqual({
    action: 'organiser-payments.update',
    changes: {
      vat_regime: { from: null, to: 'EXEMPT' },
      vat_category: { from: null, to: 'EXEMPT_SPORT' },
    },
  });
});

test('400 a default or a fee that the regime does not allow', async () => {
  await expect(say({ vat_category: 'STANDARD' })).rejects.toMatchObject({
    code: 'VAT_CATEGORY_NOT_ALLOWED',
    fields: { vat_category: 'VAT_CATEGORY_NOT_ALLOWED' },
  });
  await expect(say({ service_fee_vat_category: 'REDUCED' })).rejects.toMatchObject({
    fields: { service_fee_vat_category: 'VAT_CATEGORY_NOT_ALLOWED' },
  });
});

test('409 a regime against the choices of things on sale, with their number', async () => {
  await say({ vat_regime: 'MIXED', vat_category: 'STANDARD' });
  await shop.make.bundle(organiser, { vat_category: 'STANDARD' });
  const activity = await shop.make.activity(organiser, { vat_category: 'EXEMPT_SPORT' });
  const option = await shop.make.option(organiser, activity);
  await shop.sql(`update options set vat_category = 'REDUCED' where id = $1`, [option.id]);
  await expect(say()).rejects.toMatchObject({
    code: 'VAT_CATEGORIES_IN_USE',
    details: { count: 2 },
  });
  expect(await settings()).toMatchObject({ vat_regime: 'MIXED' });
});

test('409 settings that somebody else has changed meanwhile', async () => {
  const { version } = await settings();
  await say();
  await expect(say({ version })).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
});

test('200 old lines are shown, confirmed once, and ask the same to the cent', async () => {
  const family = await shop.make.customer(organiser);
  const sold = { total_amount: 2_500, created_at: '2025-03-01T10:00:00Z' };
  await shop.make.receivable(organiser, family, sold);
  await shop.make.receivable(organiser, family, { ...sold, total_amount: 1_000, paid_amount: 400 });
  await shop.make.receivable(organiser, family, { total_amount: 5_000, kind: 'VOUCHER' });
  const sums = () =>
    shop.sql(
      'select sum(total_amount)::integer, sum(paid_amount)::integer as paid, sum(owed_amount)::integer as owed from receivables where organiser_id = $1',
      [organiser.id],
    );
  const before = await sums();
  const confirm = (vat_category: Ask<'confirmOldLines'>['vat_category']) =>
    shop.office('confirmOldLines', { vat_category }, staff);
  await expect(confirm('EXEMPT_SPORT')).rejects.toMatchObject({ code: 'VAT_REGIME_UNSAID' });
  await say({ vat_regime: 'MIXED', vat_category: 'STANDARD' });
  expect((await settings()).old_lines).toMatchObject([
    {
      category: 'STANDARD',
      count: 2,
      amount: 3_500,
      first_day: '2025-03-01',
      last_day: '2025-03-01',
    },
    { category: 'NOT_SUBJECT', count: 1, amount: 5_000 },
  ]);
  await expect(confirm('REDUCED')).rejects.toMatchObject({ code: 'VAT_DEFAULT_CHANGED' });
  // the clock of the shop stands still before the lines that the database dated itself
  shop.clock.set(new Date(Date.now() + 60_000).toISOString());
  expect(await confirm('STANDARD')).toMatchObject({ count: 3, remaining: 0 });
  expect((await settings()).old_lines).toEqual([]);
  expect(await sums()).toEqual(before);
  expect(
    await shop.sql(
      'select vat_category, vat_rate, amount from receivable_lines where organiser_id = $1 order by amount',
      [organiser.id],
    ),
  ).toEqual([
    { vat_category: 'STANDARD', vat_rate: 2100, amount: 1_000 },
    { vat_category: 'STANDARD', vat_rate: 2100, amount: 2_500 },
    { vat_category: 'NOT_SUBJECT', vat_rate: 0, amount: 5_000 },
  ]);
  expect(await confirm('STANDARD')).toMatchObject({ count: 0, remaining: 0 });
  shop.clock.set('2026-01-05T08:00:00.000Z');
});

test('200 more lines than one transaction takes follow in the background', async () => {
  const family = await shop.make.customer(organiser);
  await say();
  await shop.sql(
    `with sold as (insert into receivables (organiser_id, customer_id, kind, total_amount) values ($1, $2, 'BOOKING', 45000) returning id)
     insert into receivable_lines (organiser_id, receivable_id, reason, amount, created_at)
     select $1, sold.id, 'SALE', 1, '2025-01-01T00:00:00Z'::timestamptz + n * interval '1 minute' from sold, generate_series(1, 45000) n`,
    [organiser.id, family.id],
  );
  const first = await shop.office('confirmOldLines', { vat_category: 'EXEMPT_SPORT' }, staff);
  expect(first).toMatchObject({ count: 20_000, remaining: 25_000 });
  await expect.poll(async () => (await settings()).old_lines).toEqual([]);
  const [{ lines } = { lines: 0 }] = await shop.sql<{ lines: number }>(
    `select count(*)::integer as lines from receivable_lines where vat_category = 'EXEMPT_SPORT' and vat_rate = 0 and organiser_id = $1`,
    [organiser.id],
  );
  expect(lines).toBe(45_000);
});
