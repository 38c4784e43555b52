import type { Ask } from '@ribambelle/api/client.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

type OnDates = Extract<Ask<'createBulkAction'>['action'], { on: 'DATES' }>;

const RIGHTS: readonly Permission[] = [
  'availabilities.read',
  'availability-dates.update',
  'registrations.create',
  'registrations.read',
  'registrations.cancel',
  'customers.read',
  'customer-wallets.read',
  'payments.create',
  'payments.read',
  'payments.refund',
];
const ALL_BACK = {
  what: { of: 'ALL' },
  to: 'WALLET',
  label: 'Pas de cours le 11 novembre',
} as const;
const SORRY = {
  subject: { fr: 'Pas de cours le 11 novembre', en: 'No lessons on 11 November' },
  text: { fr: 'C’est un jour férié.', en: 'It is a public holiday.' },
};

let shop: Shop;
let organiser: Made;
let activity: Made;
let staff: Made & { token: string };
let books: pg.Client;

beforeAll(async () => {
  shop = await openShop({ jobs: true });
  organiser = await shop.make.organiser();
  activity = await shop.make.activity(organiser);
  staff = await shop.make.collaborator(organiser, RIGHTS);
  books = new pg.Client({ connectionString: shop.databaseUrl });
  await books.connect();
});
afterAll(async () => {
  await books.end();
  await shop.close();
});

/** Makes lessons on Wednesdays of a year of its own, so that no test sees those of another. */
const lessons = (year: number, columns: object = {}) =>
  shop.make.availability(organiser, activity, {
    days: [`${year}-11-04`, `${year}-11-11`, `${year}-11-18`, `${year}-11-25`],
    price: 10_000,
    ...columns,
  });
const violations = async () =>
  (await checkInvariants(books)).filter((one) => !one.includes('weekdays'));

async function register(family: MadeCustomer, to: MadeAvailability, paid: number) {
  const { cuid } = await shop.office(
    'registerByStaff',
    {
      customer: family.cuid,
      participant: family.participant.cuid,
      availability: to.cuid,
      date_ids: to.dates.map(({ id }) => id),
      received: paid === 0 ? null : { amount: paid, method: 'CASH' },
    },
    staff,
  );
  return cuid;
}
const onDay = (day: string, change: OnDates['change']): OnDates => ({
  on: 'DATES',
  selection: { by: 'FILTERS', filters: { from: day, until: day } },
  change,
});
async function carryOut(action: OnDates, count: number, as = staff) {
  const { cuid } = await shop.office('createBulkAction', { action, count }, as);
  return waitForEnd(cuid, as);
}
async function waitForEnd(cuid: string, as = staff) {
  const read = () => shop.office('getBulkAction', { bulk_action: cuid }, as);
  await expect.poll(async () => (await read()).state).toBe('DONE');
  const { data } = await shop.office('listBulkActionLines', { bulk_action: cuid }, as);
  return { ...(await read()), lines: data };
}
const costs = async (registration: string) => {
  const [row] = await shop.sql<{ total: number; paid: number; price: number; wallet: number }>(
    `select o.total_amount as total, o.paid_amount as paid, (r.price_lines ->> 'total_price')::integer as price, c.wallet_amount as wallet
     from registrations r join receivables o on o.id = r.receivable_id join customers c on c.id = r.customer_id where r.cuid = $1`,
    [registration],
  );
  return row;
};
const startsOf = async ({ id }: Made) =>
  (
    await shop.sql<{ start_at: string }>(
      'select start_at from availability_dates where availability_id = $1 order by start_at',
      [id],
    )
  ).map(({ start_at }) => new Date(start_at).toISOString());

describe('a public holiday', () => {
  test('is closed over all groups: each registration costs its share less, once, and the paid part is refunded', async () => {
    const anne = await shop.make.customer(organiser);
    const john = await shop.make.customer(organiser);
    const ben = await shop.make.customer(organiser);
    const first = await lessons(2026);
    const second = await lessons(2026);
    const paid = await register(anne, first, 10_000);
    const partly = await register(john, first, 8_000);
    const owed = await register(ben, second, 0);
    const action = onDay('2026-11-11', {
      kind: 'CLOSED',
      closed: true,
      give_back: ALL_BACK,
      message: SORRY,
    });
    const preview = await shop.office('previewBulkAction', { action }, staff);
    expect(preview).toMatchObject({
      count: 2,
      changed: 2,
      registrations: 3,
      families: 3,
      taken_off_amount: 7_500,
      given_amount: 3_000,
      kept_amount: 0,
    });
    const result = await carryOut(action, 2);
    expect(result).toMatchObject({ changed: 2, families: 3, can_undo: false });
    const of = result.lines.toSorted((one, other) => other.changes.length - one.changes.length);
    expect(of.map(({ changes }) => changes)).toEqual([
      [
        { field: 'closed', from: false, to: true },
        { field: 'called_off', from: false, to: true },
        { field: 'given_amount', from: null, to: 3_000 },
        { field: 'taken_off_amount', from: null, to: 5_000 },
      ],
      [
        { field: 'closed', from: false, to: true },
        { field: 'called_off', from: false, to: true },
        { field: 'taken_off_amount', from: null, to: 2_500 },
      ],
    ]);
    expect(await costs(paid)).toEqual({ total: 7_500, paid: 7_500, price: 7_500, wallet: 2_500 });
    expect(await costs(partly)).toEqual({ total: 7_500, paid: 7_500, price: 7_500, wallet: 500 });
    expect(await costs(owed)).toEqual({ total: 7_500, paid: 0, price: 7_500, wallet: 0 });
    const lines = await shop.sql<{ label: object }>(
      `select l.label from receivable_lines l join registrations r on r.receivable_id = l.receivable_id where r.cuid = $1 and l.amount < 0`,
      [paid],
    );
    expect(lines).toEqual([{ label: { fr: 'Pas de cours le 11 novembre' } }]);
    // closed and taken off only once, not again
    const again = await shop.office('previewBulkAction', { action }, staff);
    expect(again).toMatchObject({ changed: 0, unchanged: 2, taken_off_amount: 0 });
    expect(await carryOut(action, 2)).toMatchObject({ changed: 0, unchanged: 2, families: 0 });
    expect(await costs(paid)).toMatchObject({ total: 7_500, wallet: 2_500 });
    expect(await violations()).toEqual([]);
  });

  test('closed yesterday without mention of money can refund it today', async () => {
    const family = await shop.make.customer(organiser);
    const registration = await register(family, await lessons(2027), 10_000);
    const close = { kind: 'CLOSED', closed: true } as const;
    expect(await carryOut(onDay('2027-11-11', close), 1)).toMatchObject({
      changed: 1,
      can_undo: true,
    });
    expect(await costs(registration)).toMatchObject({ total: 10_000 });
    const half = { ...ALL_BACK, what: { of: 'SHARE', share: 5_000 } } as const;
    expect(await carryOut(onDay('2027-11-11', { ...close, give_back: half }), 1)).toMatchObject({
      changed: 1,
    });
    expect(await costs(registration)).toMatchObject({ total: 8_750, paid: 8_750, wallet: 1_250 });
    // for another day, the part of the price as it was agreed
    expect(await carryOut(onDay('2027-11-18', { ...close, give_back: ALL_BACK }), 1)).toMatchObject(
      {
        changed: 1,
      },
    );
    expect(await costs(registration)).toMatchObject({ total: 6_250, wallet: 3_750 });
    expect(await violations()).toEqual([]);
  });

  test('the only date: everything is refunded, with the fee of the order; a cancelled registration is left alone', async () => {
    const family = await shop.make.customer(organiser);
    const day = await shop.make.availability(organiser, activity, {
      days: ['2028-11-11'],
      price: 3_000,
    });
    const registration = await register(family, day, 3_000);
    const earlier = await register(await shop.make.customer(organiser), day, 0);
    await shop.office(
      'cancelOfficeRegistration',
      { registration: earlier, message: 'Non', tells: false },
      staff,
    );
    const action = onDay('2028-11-11', { kind: 'CLOSED', closed: true, give_back: ALL_BACK });
    expect(await shop.office('previewBulkAction', { action }, staff)).toMatchObject({
      registrations: 1,
      taken_off_amount: 3_000,
      given_amount: 3_000,
    });
    await carryOut(action, 1);
    expect(await costs(registration)).toMatchObject({ total: 0, paid: 0, wallet: 3_000 });
    expect(await violations()).toEqual([]);
  });
});

test('two colleagues who close the same day at once deduct it once', async () => {
  const colleague = await shop.make.collaborator(organiser, RIGHTS);
  const group = await lessons(2033);
  const families = await Promise.all([1, 2, 3, 4].map(() => shop.make.customer(organiser)));
  const registrations = [];
  for (const family of families) registrations.push(await register(family, group, 10_000));
  const action = onDay('2033-11-11', { kind: 'CLOSED', closed: true, give_back: ALL_BACK });
  await Promise.all([carryOut(action, 1), carryOut(action, 1, colleague)]);
  for (const registration of registrations)
    expect(await costs(registration)).toEqual({
      total: 7_500,
      paid: 7_500,
      price: 7_500,
      wallet: 2_500,
    });
  expect(await violations()).toEqual([]);
});

describe('moved to another day', () => {
  test('after the last date of each group, without public holidays; registrations stay, and it can be undone', async () => {
    const family = await shop.make.customer(organiser);
    const group = await lessons(2029, { days: ['2029-11-11', '2029-12-11', '2029-12-18'] });
    const before = await startsOf(group);
    const registration = await register(family, group, 0);
    const action = onDay('2029-11-11', { kind: 'MOVE', to: { by: 'AFTER_LAST' } });
    const preview = await shop.office('previewBulkAction', { action }, staff);
    expect(preview).toMatchObject({ count: 1, changed: 1, registrations: 1, taken_off_amount: 0 });
    // 11 November 2029 is a Sunday; the Sunday after 18 December is the 23rd
    const to = '2029-12-23T09:00:00.000Z';
    expect(preview.lines[0]?.changes[0]).toMatchObject({ field: 'start_at', from: before[0], to });
    const { cuid } = await carryOut(action, 1);
    expect(await startsOf(group)).toEqual([before[1], before[2], to]);
    const [dates] = await shop.sql<{ count: number }>(
      `select count(*)::integer as count from registration_dates t join registrations r on r.id = t.registration_id where r.cuid = $1`,
      [registration],
    );
    expect(dates?.count).toBe(3);
    const undo = await shop.office('undoBulkAction', { bulk_action: cuid }, staff);
    expect(await waitForEnd(undo.cuid)).toMatchObject({ changed: 1, refused: 0 });
    expect(await startsOf(group)).toEqual(before);
  });

  test('to a given day: a group with a date there stays, and families read the new day', async () => {
    const family = await shop.make.customer(organiser);
    const group = await lessons(2030);
    const busy = await lessons(2030, { days: ['2030-11-11', '2030-11-16'] });
    await register(family, group, 0);
    const action = onDay('2030-11-11', {
      kind: 'MOVE',
      to: { by: 'DAY', day: '2030-11-16' },
      message: SORRY,
    });
    expect(await shop.office('previewBulkAction', { action }, staff)).toMatchObject({
      changed: 1,
      refused: [{ code: 'DATES_OVERLAP', count: 1 }],
    });
    const before = await startsOf(busy);
    expect(await carryOut(action, 2)).toMatchObject({
      changed: 1,
      refused: 1,
      families: 1,
      can_undo: false,
    });
    expect(await startsOf(busy)).toEqual(before);
    const read = () =>
      shop.sql<{ text: string }>(
        `select text from sent_mails where customer_id = $1 and kind = 'registrations.message'`,
        [family.id],
      );
    await expect.poll(async () => (await read()).length).toBe(1);
    expect((await read())[0]?.text).toContain('16 novembre 2030');
  });

  test('a past date stays', async () => {
    const group = await shop.make.availability(organiser, activity, { days: ['2025-11-11'] });
    const action = onDay('2025-11-11', { kind: 'MOVE', to: { by: 'DAY', day: '2031-11-12' } });
    expect(await shop.office('previewBulkAction', { action }, staff)).toMatchObject({
      refused: [{ code: 'OVER', count: 1 }],
    });
    const before = await startsOf(group);
    expect(await carryOut(action, 1)).toMatchObject({ changed: 0, refused: 1 });
    expect(await startsOf(group)).toEqual(before);
  });
});

describe('refuses', () => {
  test('a refund without the right, and without a label for the line', async () => {
    await lessons(2032);
    const some = await shop.make.collaborator(organiser, [
      'availabilities.read',
      'availability-dates.update',
    ]);
    const action = onDay('2032-11-11', { kind: 'CLOSED', closed: true, give_back: ALL_BACK });
    for (const name of ['previewBulkAction', 'createBulkAction'] as const)
      await expect(shop.office(name, { action, count: 1 }, some)).rejects.toMatchObject({
        code: 'NOT_PERMITTED',
        status: 403,
      });
    const unlabelled = onDay('2032-11-11', {
      kind: 'CLOSED',
      closed: true,
      give_back: { ...ALL_BACK, label: '' },
    });
    await expect(
      shop.office('previewBulkAction', { action: unlabelled }, staff),
    ).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      status: 400,
    });
  });
});
