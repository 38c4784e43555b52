import { vatByRate } from '@ribambelle/domain/vat/vat-of.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const JANUARY = { from: '2026-01-01', to: '2026-01-31' };

let shop: Shop;
let organiser: Made;
let receivable_id: number;
let staff: { token: string };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, ['reports.treasury', 'payments.read']);
  const family = await shop.make.customer(organiser);
  receivable_id = await shop.make.receivable(organiser, family, { total_amount: 0 });
});
afterAll(() => shop.close());

/** Charges amounts in January, without moving the receivable: only its lines are of interest. */
const charge = (line: { vat_category: string | null; vat_rate: number | null; amount: number }) =>
  shop.sql(
    `insert into receivable_lines (organiser_id, receivable_id, reason, amount, vat_category, vat_rate, created_at)
     values ($1, $2, 'CORRECTION', $3, $4, $5, '2026-01-05T08:00:00Z')`,
    [organiser.id, receivable_id, line.amount, line.vat_category, line.vat_rate],
  );
const sections = async () => {
  const { data } = await shop.office('getAccounts', JANUARY, staff);
  return data
    .filter(({ section }) => section === 'VAT')
    .map(({ name, amount }) => [name.replaceAll(/\s/g, ' '), amount]);
};

test('200 nothing is said of VAT while no line has any', async () => {
  await charge({ vat_category: null, vat_rate: null, amount: 500 });
  expect(await sections()).toEqual([]);
});

test('200 the charges of a period by rate, rounded once as the rule rounds them', async () => {
  const lines = [
    { vat_category: 'STANDARD', vat_rate: 2100, amount: 333 },
    { vat_category: 'STANDARD', vat_rate: 2100, amount: 667 },
    { vat_category: 'REDUCED', vat_rate: 600, amount: -1_003 },
    { vat_category: 'EXEMPT_SPORT', vat_rate: 0, amount: 2_000 },
  ] as const;
  for (const line of lines) await charge(line);
  const [standard, reduced] = vatByRate(lines);
  expect(standard).toMatchObject({ gross: 1_000, net: 826, vat: 174 });
  expect(reduced).toMatchObject({ gross: -1_003, net: -946, vat: -57 });
  expect(await sections()).toEqual([
    ['Exempté : sport', 2_000],
    ['Sans TVA indiquée', 500],
    ['Taux réduit (6 %), TVA comprise', -1_003],
    ['Taux réduit (6 %), hors TVA', -946],
    ['Taux réduit (6 %), TVA', -57],
    ['Taux normal (21 %), TVA comprise', 1_000],
    ['Taux normal (21 %), hors TVA', 826],
    ['Taux normal (21 %), TVA', 174],
  ]);
});
