import type { AskOf } from '@ribambelle/api/endpoint.ts';
import type { createExport } from '@ribambelle/api/exports/create-export.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';

const RIGHTS: readonly Permission[] = [
  'reports.treasury',
  'payments.read',
  'payments.create',
  'payments.refund',
  'exports.create',
];
const JANUARY = { from: '2026-01-01', to: '2026-01-31' };
const FEBRUARY = { from: '2026-02-01', to: '2026-02-28' };

let shop: Shop;
let organiser: Made;
let family: MadeCustomer;
let staff: { token: string };

/** A sale of 100,00 and 60,00 in cash on 5 January; 20,00 go back on 2 February. */
beforeAll(async () => {
  shop = await openShop({ jobs: true });
  organiser = await shop.make.organiser();
  family = await shop.make.customer(organiser, { firstname: 'Anne', lastname: 'Dubois' });
  await shop.make.receivable(organiser, family, {
    total_amount: 10_000,
    created_at: '2026-01-05T08:00:00.000Z',
  });
  staff = await shop.make.collaborator(organiser, RIGHTS);
  const money = { customer: family.cuid, amount: 6_000, method: 'CASH' as const };
  const { cuid: payment } = await shop.office('recordPayment', money, staff);
  shop.clock.set('2026-02-02T08:00:00.000Z');
  staff = await shop.make.collaborator(organiser, RIGHTS);
  const back = { amount: 2_000, to: 'BANK' as const, due: 'STAYS' as const, reason: 'Malade' };
  await shop.office('refundPayment', { payment, ...back }, staff);
});
afterAll(() => shop.close());

const closing = async (period: typeof JANUARY) => {
  const { data } = await shop.office('getAccounts', period, staff);
  return data
    .filter(({ section }) => section === 'CLOSING')
    .map(({ line, amount }) => [line, amount]);
};

test('200 the sale and its payment are in their month, the refund in the next', async () => {
  expect(await closing(JANUARY)).toEqual([
    ['OPENING_OWED', 0],
    ['OPENING_CREDIT', 0],
    ['OPENING_WALLET', 0],
    ['OPENING', 0],
    ['CHARGED', 10_000],
    ['RECEIVED', -6_000],
    ['RECEIVED_OTHERWISE', 0],
    ['REFUNDED', 0],
    ['REFUNDED_OTHERWISE', 0],
    ['CREDIT_GIVEN', 0],
    ['CLOSING', 4_000],
    ['CLOSING_OWED', 4_000],
    ['CLOSING_CREDIT', 0],
    ['CLOSING_WALLET', 0],
  ]);
  const february = Object.fromEntries(await closing(FEBRUARY));
  expect(february).toMatchObject({ OPENING: 4_000, REFUNDED: 2_000, CLOSING: 6_000 });
  const { data, total } = await shop.office('getAccounts', FEBRUARY, staff);
  expect(total).toEqual({ opening: 4_000, closing: 6_000, difference: 0 });
  expect(data[0]).toMatchObject({
    section: 'MONEY',
    line: 'REFUNDED',
    part: 'CASH',
    name: 'Remboursé : espèces',
    count: 1,
    amount: -2_000,
  });
});

test('200 the amount owed on a date, by family; the end of the day is the organiser’s', async () => {
  const owedAt = async (at?: string) =>
    (await shop.office('listBalances', at === undefined ? {} : { at }, staff)).data.map(
      ({ customer, amount, since }) => [customer.fullname, amount, since],
    );
  expect(await owedAt('2026-01-04')).toEqual([]);
  expect(await owedAt('2026-01-05')).toEqual([['Anne Dubois', 4_000, '2026-01-05']]);
  expect(await owedAt('2026-02-01')).toEqual([['Anne Dubois', 4_000, '2026-01-05']]);
  expect(await owedAt()).toEqual([['Anne Dubois', 6_000, '2026-01-05']]);
  const night = await shop.make.organiser({ name: 'Minuit' }, 'minuit.test');
  const clerk = await shop.make.collaborator(night, RIGHTS);
  const late = await shop.make.customer(night);
  // half past midnight in Brussels is the day before in UTC
  await shop.make.receivable(night, late, {
    total_amount: 500,
    created_at: '2026-01-31T23:30:00.000Z',
  });
  const at = async (day: string) => (await shop.office('listBalances', { at: day }, clerk)).count;
  expect([await at('2026-01-31'), await at('2026-02-01')]).toEqual([0, 1]);
});

test('200 an entry in one ledger only shows up as a difference', async () => {
  const other = await shop.make.organiser({ name: 'Écart' }, 'ecart.test');
  const clerk = await shop.make.collaborator(other, RIGHTS);
  const buyer = await shop.make.customer(other);
  await shop.sql(
    `insert into payments (organiser_id, customer_id, method, amount, state, paid_at, created_at)
     values ($1, $2, 'CASH', 700, 'PAID', '2026-02-01T12:00:00Z', '2026-02-01T12:00:00Z')`,
    [other.id, buyer.id],
  );
  const { data, total } = await shop.office('getAccounts', FEBRUARY, clerk);
  expect(total.difference).toBe(700);
  expect(data.at(-1)).toMatchObject({ line: 'DIFFERENCE', amount: 700 });
});

test('400 REPORT_TOO_LONG for more than two years', async () => {
  const long = { from: '2024-01-01', to: '2026-12-31' };
  await expect(shop.office('getAccounts', long, staff)).rejects.toMatchObject({
    code: 'REPORT_TOO_LONG',
  });
});

test('403 without the report’s right, or without the right to see money', async () => {
  const refusal = { code: 'NOT_PERMITTED', status: 403 };
  for (const rights of [
    ['payments.read', 'exports.create'],
    ['reports.treasury', 'exports.create'],
  ] as const) {
    const clerk = await shop.make.collaborator(organiser, rights);
    await expect(shop.office('getAccounts', JANUARY, clerk)).rejects.toMatchObject(refusal);
    await expect(shop.office('listBalances', {}, clerk)).rejects.toMatchObject(refusal);
    const files: AskOf<typeof createExport>['of'][] = [
      { list: 'accounts', filters: JANUARY, columns: ['name'] },
      { list: 'balances', filters: {}, columns: ['family'] },
    ];
    for (const of of files)
      await expect(shop.office('createExport', { format: 'CSV', of }, clerk)).rejects.toMatchObject(
        refusal,
      );
  }
});

async function fileOf(format: 'CSV' | 'XLSX', of: AskOf<typeof createExport>['of']) {
  const { cuid } = await shop.office('createExport', { format, of }, staff);
  const state = async () => (await shop.office('getExport', { export: cuid }, staff)).state;
  await expect.poll(state).toBe('DONE');
  return shop.fetch('back-office', `/api/back-office/exports/${cuid}/file`, {
    headers: { cookie: `ribambelle_office=${staff.token}` },
  });
}

test('200 the files contain the same, in CSV and XLSX', async () => {
  const accounts = {
    list: 'accounts' as const,
    filters: JANUARY,
    columns: ['section', 'name', 'amount'],
  };
  const csv = await (await fileOf('CSV', accounts)).text();
  expect(csv).toContain('Argent reçu et remboursé;Reçu : espèces;60,00');
  expect(csv).toContain('Solde à la fin;40,00');
  const open = {
    list: 'balances' as const,
    filters: { at: '2026-01-31' },
    columns: ['family', 'amount'],
  };
  expect(await (await fileOf('CSV', open)).text()).toContain('Anne Dubois;40,00');
  const parts = unzipSync(new Uint8Array(await (await fileOf('XLSX', open)).arrayBuffer()));
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).toContain('Anne Dubois');
  expect(sheet).toContain('<v>40</v>');
});

test('every reason for a wallet movement has a line with a name in both languages', async () => {
  const [check] = await shop.sql<{ says: string }>(
    `select string_agg(pg_get_constraintdef(oid), ' ') as says from pg_constraint
     where conrelid = 'wallet_movements'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%reason%'`,
  );
  const reasons = [...(check?.says ?? '').matchAll(/'([A-Z_]+)'/g)].map(([, reason]) => reason);
  expect(reasons).toContain('MERGE');
  for (const language of LANGUAGES) {
    const lines: Readonly<Record<string, string>> =
      textsFor(language).reports.accounts.lines.WALLET;
    expect(reasons.filter((reason) => lines[String(reason)] === undefined)).toEqual([]);
  }
});
