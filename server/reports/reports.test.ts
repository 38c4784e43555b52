import type { AskOf } from '@ribambelle/api/endpoint.ts';
import type { createExport } from '@ribambelle/api/exports/create-export.ts';
import { occupancyReport } from '@ribambelle/api/reports/occupancy-report.ts';
import { owedReport } from '@ribambelle/api/reports/owed-report.ts';
import { paymentsReport } from '@ribambelle/api/reports/payments-report.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const RIGHTS: readonly Permission[] = [
  'reports.participation',
  'reports.treasury',
  'payments.read',
  'exports.create',
];
const SEASON = { from: '2025-09-01', to: '2026-08-31' };

let shop: Shop;
let organiser: Made;
let staff: { token: string; id: number };

/** Numbers that look random and are the same each time. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

beforeAll(async () => {
  shop = await openShop({ jobs: true });
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, RIGHTS);
  await fill(organiser, numbers(7));
  // the rows of another organiser are in none of the sums below
  const neighbour = await shop.make.organiser({ name: 'Voisin' }, 'localhost');
  await fill(neighbour, numbers(11));
});
afterAll(() => shop.close());

const METHODS = ['ONLINE', 'TRANSFER', 'WALLET', 'CASH', 'OTHER'] as const;
const STATES = ['PENDING', 'PAID', 'PARTIALLY_REFUNDED', 'REFUNDED', 'REFUSED'] as const;
const KINDS = ['REGISTRATION', 'VOUCHER', 'SERVICE_FEE'] as const;

/** Makes dates, debts, payments on several receivables or in the wallet, and refunds, at random. */
async function fill(of: Made, random: (below: number) => number): Promise<void> {
  const activities = [await shop.make.activity(of), await shop.make.activity(of)];
  for (const [at, activity] of activities.entries())
    for (let n = 0; n < 4; n += 1)
      await shop.make.availability(of, activity, {
        days: [`2026-0${1 + random(6)}-1${random(9)}`],
        capacity: n === 0 && at === 0 ? null : 4 + random(9),
        registered: random(6),
        ...(n === 3 ? { closed: true, status: 'CLOSED' } : {}),
      });
  const families = [await shop.make.customer(of), await shop.make.customer(of)];
  for (let n = 0; n < 60; n += 1) {
    const family = families[random(2)];
    const moment = `2026-0${1 + random(6)}-0${1 + random(9)}T${10 + random(13)}:30:00Z`;
    const state = STATES[random(STATES.length)];
    const amount = 100 + random(9_900);
    const [owed] = await shop.sql<{ id: number }>(
      `insert into receivables (organiser_id, customer_id, kind, total_amount, paid_amount, due_at)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [of.id, family?.id, KINDS[random(3)], random(9_000), random(9_000), n % 3 ? moment : null],
    );
    const [payment] = await shop.sql<{ id: number }>(
      `insert into payments (organiser_id, customer_id, method, amount, state, paid_at)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [of.id, family?.id, METHODS[random(5)], amount, state, state === 'PENDING' ? null : moment],
    );
    const allocate = (input: { amount: number; refund: number | null }) =>
      shop.sql(
        `insert into payment_allocations (organiser_id, payment_id, receivable_id, amount, refund_id) values ($1, $2, $3, $4, $5)`,
        [of.id, payment?.id, owed?.id, input.amount, input.refund],
      );
    await allocate({ amount: random(amount), refund: null });
    if (state !== 'PARTIALLY_REFUNDED' && state !== 'REFUNDED') continue;
    const back = state === 'REFUNDED' ? amount : 1 + random(amount - 1);
    const [refund] = await shop.sql<{ id: number }>(
      `insert into refunds (organiser_id, payment_id, amount, state, done_at) values ($1, $2, $3, 'DONE', $4) returning id`,
      [of.id, payment?.id, back, `2026-0${1 + random(6)}-2${random(9)}T10:00:00Z`],
    );
    await allocate({ amount: -random(back), refund: refund?.id ?? null });
  }
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

/** The result of a query over the tables themselves. */
async function countOf(query: string): Promise<number> {
  const [row] = await shop.sql<{ sum: string }>(
    `select coalesce(sum(x), 0) as sum from (${query}) t (x)`,
    [organiser.id],
  );
  return Number(row?.sum);
}

describe('200 the sums of a report match the rows', () => {
  test.each(paymentsReport.dimensions)('payments by %s', async (by) => {
    const { data, count, total } = await shop.office('getPaymentsReport', { ...SEASON, by }, staff);
    expect(count).toBe(data.length);
    const of = (line: string) =>
      sum(data.filter((row) => row.line === line).map((row) => row.amount));
    expect([of('RECEIVED'), of('REFUNDED')]).toEqual([
      total.received.amount,
      total.refunded.amount,
    ]);
    expect(sum(data.map(({ amount }) => amount))).toBe(total.amount);
    const receipts = `select amount from payments where organiser_id = $1 and method <> 'WALLET'
      and state in ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED')`;
    expect(total.received.amount).toBe(await countOf(receipts));
    const refunds = `select f.amount from refunds f join payments p on p.id = f.payment_id where f.organiser_id = $1 and p.method <> 'WALLET'`;
    expect(total.refunded.amount).toBe(-(await countOf(refunds)));
    expect(total.refunded.amount).toBeLessThan(0);
  });

  test('payments of a month or a method match the list of payments', async () => {
    const days = { from: '2026-02-01', to: '2026-03-31' };
    const { data, total } = await shop.office(
      'getPaymentsReport',
      { ...days, by: 'method' },
      staff,
    );
    const filters = { received_from: days.from, received_to: days.to, page_size: 100 };
    const list = await shop.office('listOfficePayments', filters, staff);
    expect(list.count).toBe(total.received.count);
    expect(sum(list.data.map(({ amount }) => amount))).toBe(total.received.amount);
    const cash = await shop.office('listOfficePayments', { ...filters, method: 'CASH' }, staff);
    const line = data.find((row) => row.key === 'CASH' && row.line === 'RECEIVED');
    expect([cash.count, sum(cash.data.map(({ amount }) => amount))]).toEqual([
      line?.count,
      line?.amount,
    ]);
  });

  test('a payment at half past midnight in Brussels counts on its day there', async () => {
    const other = await shop.make.organiser({ name: 'Minuit' }, 'minuit.test');
    const clerk = await shop.make.collaborator(other, RIGHTS);
    const family = await shop.make.customer(other);
    await shop.sql(
      `insert into payments (organiser_id, customer_id, method, amount, state, paid_at) values ($1, $2, 'CASH', 500, 'PAID', '2026-01-31T23:30:00Z')`,
      [other.id, family.id],
    );
    const february = { from: '2026-02-01', to: '2026-02-28', by: 'day' } as const;
    const { data } = await shop.office('getPaymentsReport', february, clerk);
    expect(data).toMatchObject([
      { key: '2026-02-01', name: 'dim.\u00a01er février 2026', amount: 500 },
    ]);
  });

  test.each(owedReport.dimensions)('amounts owed by %s', async (by) => {
    const { data, total } = await shop.office('getOwedReport', { by }, staff);
    const owed = await countOf('select owed_amount from receivables where organiser_id = $1');
    expect(owed).toBeGreaterThan(0);
    expect(total.owed).toBe(owed);
    expect(sum(data.map((row) => row.owed))).toBe(owed);
    for (const row of [...data, total])
      expect(row.not_due + row.until_30 + row.until_60 + row.beyond_60).toBe(row.owed);
    expect(sum(data.map(({ count }) => count))).toBe(total.count);
  });

  test('the ages of debts: 30 days ago, and a moment before', async () => {
    const other = await shop.make.organiser({ name: 'Âges' }, 'ages.test');
    const clerk = await shop.make.collaborator(other, RIGHTS);
    const family = await shop.make.customer(other);
    const now = Date.parse(shop.clock.now());
    const owe = (amount: number, days: number | null) =>
      shop.sql(
        `insert into receivables (organiser_id, customer_id, kind, total_amount, due_at) values ($1, $2, 'REGISTRATION', $3, $4)`,
        [
          other.id,
          family.id,
          amount,
          days === null ? null : new Date(now - days * 86_400_000).toISOString(),
        ],
      );
    await owe(1, null);
    await owe(2, -1);
    await owe(4, 0);
    await owe(8, 30);
    await owe(16, 30.01);
    await owe(32, 60);
    await owe(64, 60.01);
    const { data, total } = await shop.office('getOwedReport', { by: 'age' }, clerk);
    const sums = { not_due: 3, until_30: 12, until_60: 48, beyond_60: 64, owed: 127 };
    expect(total).toMatchObject(sums);
    expect(data.map(({ key, owed }) => [key, owed])).toEqual([
      ['BEYOND_60', 64],
      ['UNTIL_60', 48],
      ['UNTIL_30', 12],
      ['NOT_DUE', 3],
    ]);
  });

  const sums = occupancyReport.dimensions.filter((by) => by !== 'pace');

  test.each(sums)('occupancy by %s', async (by) => {
    const { data, count, total } = await shop.office(
      'getOccupancyReport',
      { ...SEASON, by },
      staff,
    );
    expect(count).toBe(data.length);
    const places = `from availability_dates d join availabilities a on a.id = d.availability_id
      where d.organiser_id = $1 and a.status <> 'CLOSED' and d.status <> 'CLOSED' and coalesce(d.capacity, a.capacity) is not null`;
    const offeredPlaces = await countOf(`select coalesce(d.capacity, a.capacity) ${places}`);
    const takenPlaces = await countOf(
      `select least(d.registered, coalesce(d.capacity, a.capacity)) ${places}`,
    );
    expect(offeredPlaces).toBeGreaterThan(0);
    expect(total).toMatchObject({
      offered: offeredPlaces,
      taken: takenPlaces,
      free: offeredPlaces - takenPlaces,
    });
    expect(sum(data.map((row) => row.offered))).toBe(offeredPlaces);
    expect(sum(data.map((row) => row.taken))).toBe(takenPlaces);
    for (const row of data) expect(row.free).toBe(row.offered - row.taken);
  });

  test.each(['week', 'month'] as const)(
    'occupancy by %s counts the lines that it lists, without those of the previous period',
    async (by) => {
      const days = { from: '2026-04-01', to: '2026-06-30', by } as const;
      const { data, count, total } = await shop.office('getOccupancyReport', days, staff);
      expect(total.before.offered).toBeGreaterThan(0);
      expect(data.every(({ offered }) => offered > 0)).toBe(true);
      expect(count).toBe(data.length);
    },
  );

  test('pages contain every line once, with the same sum, also the page after the last', async () => {
    const readPage = (page: object) =>
      shop.office('getPaymentsReport', { ...SEASON, by: 'day', ...page }, staff);
    const whole = await readPage({});
    const page_size = 7;
    const last = Math.ceil(whole.count / page_size);
    expect(last).toBeGreaterThan(2);
    const pages: Awaited<ReturnType<typeof readPage>>[] = [];
    for (let page_number = 1; page_number <= last + 1; page_number += 1)
      pages.push(await readPage({ page_size, page_number }));
    expect(pages.flatMap(({ data }) => data)).toEqual(whole.data);
    expect(pages.at(-1)?.data).toEqual([]);
    for (const { count, total } of pages)
      expect({ count, total }).toEqual({ count: whole.count, total: whole.total });
  });

  test('occupancy is compared with the months before', async () => {
    const half = { from: '2026-04-01', to: '2026-06-30', by: 'activity' } as const;
    const before = { from: '2026-01-01', to: '2026-03-31', by: 'activity' } as const;
    const now = await shop.office('getOccupancyReport', half, staff);
    const then = await shop.office('getOccupancyReport', before, staff);
    const { before: compared } = now.total;
    const { before: _, ...alone } = then.total;
    expect(compared).toEqual(alone);
    expect(sum(now.data.map((row) => row.before?.taken ?? 0))).toBe(compared.taken);
  });
});

describe('403 without the right', () => {
  const refusal = { code: 'NOT_PERMITTED', status: 403 };
  test('no report, page or file contains money without the right to see payments', async () => {
    const clerk = await shop.make.collaborator(organiser, [
      'reports.treasury',
      'reports.participation',
      'exports.create',
    ]);
    await expect(shop.office('getPaymentsReport', SEASON, clerk)).rejects.toMatchObject(refusal);
    await expect(shop.office('getOwedReport', {}, clerk)).rejects.toMatchObject(refusal);
    const reports: AskOf<typeof createExport>['of'][] = [
      { list: 'payments-report', filters: SEASON, columns: ['name'] },
      { list: 'owed-report', filters: {}, columns: ['name', 'owed'] },
    ];
    for (const of of reports)
      await expect(shop.office('createExport', { format: 'CSV', of }, clerk)).rejects.toMatchObject(
        refusal,
      );
    expect((await shop.office('getOccupancyReport', SEASON, clerk)).count).toBeGreaterThan(0);
  });

  test('a report with its own right', async () => {
    const clerk = await shop.make.collaborator(organiser, ['payments.read', 'exports.create']);
    for (const name of ['getOccupancyReport', 'getPaymentsReport'] as const)
      await expect(shop.office(name, SEASON, clerk)).rejects.toMatchObject(refusal);
    await expect(shop.office('getOwedReport', {}, clerk)).rejects.toMatchObject(refusal);
    const of = { list: 'occupancy-report', filters: SEASON, columns: ['name'] } as const;
    await expect(
      shop.office('createExport', { format: 'CSV', of: { ...of, columns: ['name'] } }, clerk),
    ).rejects.toMatchObject(refusal);
  });
});

describe('200 a report as a file', () => {
  const of = {
    list: 'payments-report',
    filters: { ...SEASON, by: 'method' },
    columns: ['name', 'line', 'amount'],
  } satisfies AskOf<typeof createExport>['of'];

  async function fileOf(
    format: 'CSV' | 'XLSX',
    report: AskOf<typeof createExport>['of'] = of,
  ): Promise<Response> {
    const { cuid } = await shop.office('createExport', { format, of: report }, staff);
    const state = async () => (await shop.office('getExport', { export: cuid }, staff)).state;
    await expect.poll(state).toBe('DONE');
    return shop.fetch('back-office', `/api/back-office/exports/${cuid}/file`, {
      headers: { cookie: `ribambelle_office=${staff.token}` },
    });
  }

  test('CSV has its lines, in the reader’s language', async () => {
    const [titles, ...lines] = (await (await fileOf('CSV')).text()).trimEnd().split('\r\n');
    expect(titles?.replace('\uFEFF', '')).toBe('Regroupement;Mouvement;Montant');
    const { data } = await shop.office('getPaymentsReport', { ...SEASON, by: 'method' }, staff);
    expect(lines).toHaveLength(data.length);
    expect(lines.some((line) => line.startsWith('Espèces;Reçu;'))).toBe(true);
  });

  /** The rows of its sheet, the first one with the titles. */
  async function sheetOf(report?: AskOf<typeof createExport>['of']): Promise<readonly string[]> {
    const parts = unzipSync(new Uint8Array(await (await fileOf('XLSX', report)).arrayBuffer()));
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    return [...sheet.matchAll(/<row>(.*?)<\/row>/g)].map(([, row = '']) => row);
  }
  const numbersOf = (row: string) =>
    [...row.matchAll(/<v>(-?[\d.]+)<\/v>/g)].map(([, number]) => Number(number));

  test('XLSX has the same amounts, as numbers', async () => {
    const [titles = '', ...rows] = await sheetOf();
    expect(titles).toContain('Mouvement');
    const { data } = await shop.office('getPaymentsReport', { ...SEASON, by: 'method' }, staff);
    const amounts = rows.map((row) => numbersOf(row)[0]);
    expect(amounts).toEqual(data.map(({ amount }) => amount / 100));
    expect(rows.some((row) => row.includes('Espèces'))).toBe(true);
  });

  test('XLSX of every other report has the figures of its page', async () => {
    const filters = { ...SEASON, by: 'activity' } as const;
    const columns = ['name', 'offered', 'taken'] as const;
    const [, ...full] = await sheetOf({
      list: 'occupancy-report',
      filters,
      columns: [...columns],
    });
    const occupancy = await shop.office('getOccupancyReport', filters, staff);
    expect(occupancy.data.length).toBeGreaterThan(1);
    expect(full.map(numbersOf)).toEqual(
      occupancy.data.map(({ offered, taken }) => [offered, taken]),
    );
    const [, ...debts] = await sheetOf({
      list: 'owed-report',
      filters: {},
      columns: ['name', 'owed'],
    });
    const owed = await shop.office('getOwedReport', {}, staff);
    expect(owed.data.length).toBeGreaterThan(1);
    expect(debts.map((row) => numbersOf(row).at(-1))).toEqual(
      owed.data.map(({ owed: amount }) => amount / 100),
    );
  });
});

test('400 for more than two years', async () => {
  const long = { from: '2024-01-01', to: '2026-12-31' };
  for (const name of ['getOccupancyReport', 'getPaymentsReport'] as const)
    await expect(shop.office(name, long, staff)).rejects.toMatchObject({
      code: 'REPORT_TOO_LONG',
      status: 400,
    });
});
