import { salesReport } from '@ribambelle/api/reports/sales-report.ts';
import { addDays, dayOf } from '@ribambelle/domain/base/days.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const RIGHTS: readonly Permission[] = ['reports.treasury', 'payments.read'];
const SEASON = { from: '2025-09-01', to: '2026-08-31' };

/** An event that the test knows of: its day in Brussels, its kind of purchase, and its activity. */
interface Happened {
  readonly day: string;
  readonly kind: string;
  readonly activity: string | null;
  readonly count: number;
  readonly sold: number;
  readonly cancelled: number;
}

let shop: Shop;
let organiser: Made;
let family: MadeCustomer;
let staff: { token: string };
const events: Happened[] = [];
/** The categories of each activity, by their cuids. */
const categories = new Map<string, readonly string[]>();

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, RIGHTS);
  family = await shop.make.customer(organiser);
  const swimming = await shop.make.activity(organiser);
  const art = await shop.make.activity(organiser);
  const plain = await shop.make.activity(organiser);
  const [sport, water] = await shop.sql<{ id: number; cuid: string }>(
    `with g as (insert into category_groups (organiser_id, title) values ($1, '{"fr": "Thèmes"}') returning id)
     insert into categories (organiser_id, group_id, title) select $1, g.id, jsonb_build_object('fr', name)
     from g, unnest(array['Sport', 'Eau']) name returning id, cuid`,
    [organiser.id],
  );
  const addToCategories = async (
    activity: Made,
    to: readonly ({ id: number; cuid: string } | undefined)[],
  ) => {
    for (const one of to)
      await shop.sql('insert into activity_categories values ($1, $2, $3)', [
        organiser.id,
        activity.id,
        one?.id,
      ]);
    categories.set(
      activity.cuid,
      to.map((one) => one?.cuid ?? ''),
    );
  };
  await addToCategories(swimming, [sport, water]);
  await addToCategories(art, [sport]);
  await addToCategories(plain, []);
  for (const [at, activity] of [swimming, art, plain].entries()) {
    const { id } = await shop.make.availability(organiser, activity, { days: ['2026-07-06'] });
    // this year and the year before, a line of each reason, one of half past midnight, one that
    // cost nothing
    await register({ activity, id, day: '2025-11-28', amount: 10_000 + at });
    await register({ activity, id, day: '2025-11-30', amount: 0 });
    await register({ activity, id, day: '2026-01-0' + (2 + at), amount: 7_000, cancelled: 6_500 });
    await register({ activity, id, day: '2024-11-29', amount: 4_000 * (at + 1) });
    await register({ activity, id, day: '2024-12-31', amount: 900, cancelled: 900 });
  }
  // a year before, later in the season than today
  await sell('BUNDLE', { day: '2025-08-30', amount: 8_000 });
  for (const day of ['2025-10-05', '2026-02-27', '2025-03-01', '2023-03-01']) {
    await sell('BUNDLE', { day, amount: 4_500 });
    await sell('VOUCHER', { day, amount: 2_500 });
    await sell('SERVICE_FEE', { day, amount: 100 });
  }
  // the sales of another organiser are in none of it
  const neighbour = await shop.make.organiser({ name: 'Voisin' }, 'localhost');
  const other = await shop.make.customer(neighbour);
  await shop.make.receivable(neighbour, other, {
    total_amount: 777,
    created_at: '2026-01-05T10:00:00Z',
  });
});
afterAll(() => shop.close());

/** Half past midnight in Brussels, which in winter is the day before in UTC. */
const NIGHT = '00:30:00+01:00';

async function register(of: {
  activity: Made;
  id: number;
  day: string;
  amount: number;
  cancelled?: number;
}): Promise<void> {
  const { activity, id, day, amount, cancelled = 0 } = of;
  const registration = await shop.make.registration(organiser, family, {
    availability_id: id,
    total_amount: amount,
    created_at: `${day}T${NIGHT}`,
  });
  note({
    day,
    kind: 'REGISTRATION',
    activity: activity.cuid,
    count: 1,
    sold: amount,
    cancelled: 0,
  });
  if (cancelled === 0) return;
  const later = day.replace(/..$/u, (date) =>
    String(Math.min(28, Number(date) + 5)).padStart(2, '0'),
  );
  await addLine({ receivable: registration.receivable_id, reason: 'DISCOUNT', amount: -100, day });
  await addLine({
    receivable: registration.receivable_id,
    reason: 'CANCELLATION',
    amount: 100 - cancelled,
    day: later,
  });
  const kind = { kind: 'REGISTRATION', activity: activity.cuid, count: 0 };
  note({ ...kind, day, sold: -100, cancelled: 0 });
  note({ ...kind, day: later, sold: 0, cancelled: 100 - cancelled });
}

async function addLine(of: { receivable: number; reason: string; amount: number; day: string }) {
  await shop.sql(
    'insert into receivable_lines (organiser_id, receivable_id, reason, amount, created_at) values ($1, $2, $3, $4, $5)',
    [organiser.id, of.receivable, of.reason, of.amount, `${of.day}T${NIGHT}`],
  );
}

async function sell(
  kind: 'BUNDLE' | 'VOUCHER' | 'SERVICE_FEE',
  { day, amount }: { day: string; amount: number },
): Promise<void> {
  const at = `${day}T12:00:00Z`;
  const receivable = await shop.make.receivable(organiser, family, {
    kind,
    total_amount: amount,
    created_at: at,
  });
  if (kind === 'BUNDLE') {
    const bundle = await shop.make.bundle(organiser);
    await shop.sql(
      'insert into customer_bundles (organiser_id, bundle_id, capacity, customer_id, receivable_id, created_at) values ($1, $2, 10, $3, $4, $5)',
      [organiser.id, bundle.id, family.id, receivable, at],
    );
  }
  if (kind === 'VOUCHER')
    await shop.sql(
      `with v as (insert into vouchers (organiser_id, title, price, amount) values ($1, '{}', 2500, 2500) returning id)
       insert into customer_vouchers (organiser_id, voucher_id, amount, customer_id, receivable_id, created_at)
       select $1, v.id, 2500, $2, $3, $4 from v`,
      [organiser.id, family.id, receivable, at],
    );
  const count = kind === 'SERVICE_FEE' ? 0 : 1;
  note({ day, kind, activity: null, count, sold: amount, cancelled: 0 });
}

const note = (one: Happened) => void events.push(one);

/** The keys of the lines that are not empty. */
function keysOf(
  by: (typeof salesReport.dimensions)[number],
  one: Happened,
): readonly (string | null)[] {
  if (by === 'week') return [mondayOf(one.day)];
  if (by === 'month') return [`${one.day.slice(0, 7)}-01`];
  if (by === 'kind' || one.activity === null) return [one.kind];
  if (by === 'activity') return [one.activity];
  const of = categories.get(one.activity) ?? [];
  return of.length === 0 ? [null] : of;
}

function mondayOf(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/** Returns a day of a year earlier as the day of this year that it is shown with. */
function movedOn(day: string, by: string): string {
  if (by !== 'week') return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return addDays(day, 364);
}

const NONE = { count: 0, sold: 0, cancelled: 0, amount: 0 };
const within = ({ day }: Happened) => day >= SEASON.from && day <= SEASON.to;

function summed(all: readonly Happened[]) {
  return all.reduce(
    (sum, { count, sold, cancelled }) => ({
      count: sum.count + count,
      sold: sum.sold + sold,
      cancelled: sum.cancelled + cancelled,
      amount: sum.amount + sold + cancelled,
    }),
    NONE,
  );
}

test.each(salesReport.dimensions)(
  '200 sales by %s: each figure, and each of a year earlier, matches the events',
  async (by) => {
    const { data, count, total } = await shop.office('getSalesReport', { ...SEASON, by }, staff);
    const now = events.filter(within);
    const before = events.map((one) => ({ ...one, day: movedOn(one.day, by) })).filter(within);
    const today = dayOf(shop.clock.now(), 'Europe/Brussels');
    const sameDay = before.filter(({ day }) => day <= today);
    const compared = by === 'week' || by === 'month' ? before : sameDay;
    const keys = new Set([...now, ...compared].flatMap((one) => keysOf(by, one)));
    const on = (key: string | null) => (one: Happened) => keysOf(by, one).includes(key);
    const expected = [...keys].map((key) => ({
      key,
      ...summed(now.filter(on(key))),
      before: summed(compared.filter(on(key))),
    }));
    const byKey = (one: { key: string | null }) => one.key ?? '';
    const sorted = <Line extends { key: string | null }>(lines: readonly Line[]) =>
      lines.toSorted((one, other) => (byKey(one) < byKey(other) ? -1 : 1));
    expect(sorted(data)).toEqual(
      sorted(expected).map((line) => ({ ...line, name: expect.any(String) })),
    );
    expect(count).toBe(data.length);
    expect(total).toEqual({ ...summed(now), before: summed(sameDay) });
    expect(total.before.count).toBeGreaterThan(3);
    const amounts = data.map(({ amount }) => amount);
    if (by === 'week' || by === 'month')
      expect(data.map(({ key }) => key)).toEqual(sorted(data).map(({ key }) => key));
    else expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
  },
);

test('the remaining sales equal the charges in the accounts', async () => {
  const clerk = await shop.make.collaborator(organiser, RIGHTS);
  const { data } = await shop.office('getAccounts', SEASON, clerk);
  const charged = data.filter(({ section }) => section === 'CHARGED');
  const { total } = await shop.office('getSalesReport', SEASON, staff);
  expect(total.amount).toBe(charged.reduce((sum, { amount }) => sum + amount, 0));
});

test('403 without the right to see money, 400 for more than two years', async () => {
  const clerk = await shop.make.collaborator(organiser, ['reports.treasury']);
  await expect(shop.office('getSalesReport', SEASON, clerk)).rejects.toMatchObject({
    code: 'NOT_PERMITTED',
    status: 403,
  });
  const long = { from: '2024-01-01', to: '2026-12-31' };
  await expect(shop.office('getSalesReport', long, staff)).rejects.toMatchObject({
    code: 'REPORT_TOO_LONG',
    status: 400,
  });
});
