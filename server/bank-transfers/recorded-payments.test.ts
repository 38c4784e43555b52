import type { Ask } from '@ribambelle/api/client.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

/**
 * M13: payments recorded by hand raise a warning when doubled, have their day, are corrected and
 * voided. Books are read from raw rows.
 */

let shop: Shop;
let organiser: Made;
let staff: { token: string };
let books: pg.Client;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, [
    'payments.create',
    'payments.read',
    'payments.update',
    'payments.delete',
    'payments.refund',
  ]);
  books = new pg.Client({ connectionString: shop.databaseUrl });
  await books.connect();
});
afterAll(async () => {
  await books.end();
  await shop.close();
});
afterEach(async () => {
  shop.clock.set('2026-01-05T08:00:00.000Z');
  const violations = await checkInvariants(books);
  if (violations.length > 0) throw new Error(`The books are broken: ${violations.join('; ')}`);
});

const familyOwing = async (...amounts: readonly number[]) => {
  const family = await shop.make.customer(organiser);
  const owed: number[] = [];
  for (const total_amount of amounts)
    owed.push(await shop.make.receivable(organiser, family, { total_amount }));
  return { family, owed };
};
const record = (family: Made, amount: number, more: Partial<Ask<'recordPayment'>> = {}) =>
  shop.office('recordPayment', { customer: family.cuid, amount, ...more }, staff);
const correct = (payment: string, values: Partial<Ask<'correctPayment'>>) =>
  shop.change(
    'correctPayment',
    {
      payment,
      amount: 10_000,
      received_at: '2026-01-05',
      method: 'TRANSFER',
      reason: 'Faute de frappe',
      ...values,
    },
    staff,
  );
const voidPayment = (payment: string) =>
  shop.office('voidPayment', { payment, reason: 'Enregistré deux fois' }, staff);
const detailsOf = (payment: string) => shop.office('getOfficePayment', { payment }, staff);
const walletOf = async (family: Made) =>
  (
    await shop.sql<{ wallet_amount: number }>('select wallet_amount from customers where id = $1', [
      family.id,
    ])
  )[0]?.wallet_amount;
const paidOf = async (ids: readonly number[]) => {
  const rows = await shop.sql<{ id: string; paid_amount: number }>(
    'select id, paid_amount from receivables where id = any($1::bigint[])',
    [ids],
  );
  return ids.map((id) => rows.find((row) => Number(row.id) === id)?.paid_amount);
};
const rowOf = async (payment: string) =>
  (
    await shop.sql<{ amount: number; state: string; method: string; paid_at: Date }>(
      'select amount, state, method, paid_at from payments where cuid = $1',
      [payment],
    )
  )[0];
const changesOf = (payment: string) =>
  shop.sql(
    `select x.amount_before, x.amount_after, x.changes, x.reason, s.firstname from payment_changes x
     join payments p on p.id = x.payment_id join collaborators s on s.id = x.created_by
     where p.cuid = $1 order by x.created_at`,
    [payment],
  );
/** Returns the log entries of a payment, by action: the clock of the shop stands still. */
const auditOf = (payment: string) =>
  shop.sql(
    'select action, summary, changes from audit_log where entity_cuid = $1 order by action',
    [payment],
  );
/** Spends the money in the wallet on something else. */
const spend = async (family: MadeCustomer, amount: number) => {
  await shop.make.receivable(organiser, family, { total_amount: amount });
  await shop.office('payFromCustomerWallet', { customer: family.cuid, amount }, staff);
};

test('409 M13: the same money recorded twice is refused with the likely duplicate, and recorded once confirmed', async () => {
  const { family } = await familyOwing(10_000);
  const first = await record(family, 10_000, { method: 'CASH', received_at: '2026-01-02' });
  await expect(record(family, 10_000)).rejects.toMatchObject({
    code: 'PAYMENT_LIKELY_DUPLICATE',
    status: 409,
    details: { payment: first.cuid, method: 'CASH', amount: 10_000, received_at: '2026-01-02' },
  });
  expect(await walletOf(family)).toBe(0);
  await record(family, 9_999);
  expect((await record(family, 10_000, { twice: true })).credited_amount).toBe(10_000);
  expect(await walletOf(family)).toBe(19_999);
});

test('200 M13: eleven days later, for another family, and after voiding it is no duplicate', async () => {
  const { family } = await familyOwing();
  const { cuid } = await record(family, 500, { received_at: '2025-12-25' });
  await expect(record(family, 500, { received_at: '2026-01-04' })).rejects.toMatchObject({
    code: 'PAYMENT_LIKELY_DUPLICATE',
  });
  await record((await familyOwing()).family, 500);
  const later = await record(family, 500, { received_at: '2026-01-05' });
  await voidPayment(cuid);
  await voidPayment(later.cuid);
  await record(family, 500);
  expect(await walletOf(family)).toBe(500);
});

test('409 M13: of two colleagues who record the same money at once, one is warned', async () => {
  const { family } = await familyOwing(500);
  const outcomes = await Promise.allSettled([record(family, 500), record(family, 500)]);
  const reasons = outcomes.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
  expect(reasons).toMatchObject([{ code: 'PAYMENT_LIKELY_DUPLICATE' }]);
  expect(await walletOf(family)).toBe(0);
});

test('200 M13: a payment has the day it came, by default today in the organiser’s zone', async () => {
  const { family } = await familyOwing();
  shop.clock.set('2026-01-05T23:30:00.000Z');
  const today = await record(family, 100);
  const earlier = await record(family, 200, { received_at: '2025-12-31' });
  expect((await detailsOf(today.cuid)).received_at).toBe('2026-01-06');
  expect(await detailsOf(earlier.cuid)).toMatchObject({
    received_at: '2025-12-31',
    paid_at: '2025-12-31T11:00:00.000Z',
    created_at: '2026-01-05T23:30:00.000Z',
  });
});

test.each([
  ['2026-01-06', 'RECEIVED_IN_FUTURE'],
  ['2024-01-04', 'RECEIVED_TOO_EARLY'],
])('400 for money of %s: %s, when recorded and when corrected', async (received_at, code) => {
  const { family } = await familyOwing();
  const refusal = { code, status: 400, fields: { received_at: code } };
  await expect(record(family, 100, { received_at })).rejects.toMatchObject(refusal);
  const { cuid } = await record(family, 100);
  const correction = correct(cuid, { amount: 100, received_at });
  await expect(correction).rejects.toMatchObject(refusal);
});

test('200 M13: a smaller amount is taken from the wallet first, then from the newest debts it paid', async () => {
  const { family, owed } = await familyOwing(6_000, 3_000);
  const { cuid } = await record(family, 10_000);
  expect(await correct(cuid, { amount: 8_000 })).toMatchObject({ changed_amount: -2_000 });
  expect([await paidOf(owed), await walletOf(family)]).toEqual([[6_000, 2_000], 0]);
  expect(await rowOf(cuid)).toMatchObject({ amount: 8_000, state: 'PAID', method: 'TRANSFER' });
  expect(await changesOf(cuid)).toEqual([
    {
      amount_before: 10_000,
      amount_after: 8_000,
      changes: {},
      reason: 'Faute de frappe',
      firstname: 'Sophie',
    },
  ]);
  const movements = await shop.sql(
    'select amount, reason, message from wallet_movements where customer_id = $1 order by amount desc',
    [family.id],
  );
  expect(movements).toEqual([
    { amount: 1_000, reason: 'OVERPAYMENT', message: '' },
    { amount: -1_000, reason: 'CORRECTION', message: 'Faute de frappe' },
  ]);
});

test('200 M13: a larger amount pays debts, those of its own order first', async () => {
  const { family, owed } = await familyOwing(6_000, 3_000);
  const { cuid } = await record(family, 5_000);
  expect(await correct(cuid, { amount: 9_500 })).toMatchObject({ changed_amount: 4_500 });
  expect([await paidOf(owed), await walletOf(family)]).toEqual([[6_000, 3_000], 500]);
  const [cart] = await shop.sql<{ id: string }>(
    `insert into carts (organiser_id, customer_id, status, reference, processed_at)
     values ($1, $2, 'PROCESSED', '010806817183', now()) returning id`,
    [organiser.id, family.id],
  );
  const cart_id = Number(cart?.id);
  const orderReceivable = await shop.make.receivable(organiser, family, {
    total_amount: 1_000,
    cart_id,
  });
  const other = await shop.make.receivable(organiser, family, { total_amount: 700 });
  const by_order = await shop.office(
    'recordPayment',
    { communication: '010806817183', amount: 400 },
    staff,
  );
  await correct(by_order.cuid, { amount: 1_200 });
  expect([await paidOf([orderReceivable, other]), await walletOf(family)]).toEqual([
    [1_000, 0],
    700,
  ]);
});

test('200 M13: day, method and note are corrected without moving money, and an empty correction writes nothing', async () => {
  const { family, owed } = await familyOwing(10_000);
  const { cuid } = await record(family, 10_000, { note: 'Guichet' });
  const values = { received_at: '2026-01-03', method: 'CASH', note: 'Au guichet' } as const;
  await correct(cuid, values);
  await correct(cuid, values);
  expect(await paidOf(owed)).toEqual([10_000]);
  expect(await detailsOf(cuid)).toMatchObject({
    received_at: '2026-01-03',
    method: 'CASH',
    message: 'Au guichet',
    changes: [
      {
        amount_before: 10_000,
        amount_after: 10_000,
        made_by: 'Sophie Peeters',
        fields: [
          { field: 'received_at', from: '2026-01-05', to: '2026-01-03' },
          { field: 'method', from: 'TRANSFER', to: 'CASH' },
          { field: 'note', from: 'Guichet', to: 'Au guichet' },
        ],
      },
    ],
  });
  const [, entry] = await auditOf(cuid);
  expect(entry).toMatchObject({
    action: 'payments.update',
    changes: {
      method: { from: 'TRANSFER', to: 'CASH' },
      reason: { from: null, to: 'Faute de frappe' },
    },
  });
});

test('200 M13: a voided payment is owed again and leaves the wallet; its row keeps its author, time and reason', async () => {
  const { family, owed } = await familyOwing(6_000);
  const { cuid } = await record(family, 10_000);
  expect(await walletOf(family)).toBe(4_000);
  expect(await voidPayment(cuid)).toMatchObject({ missing_amount: 0 });
  expect([await paidOf(owed), await walletOf(family)]).toEqual([[0], 0]);
  const debts = await shop.office('getDebts', { customer: family.cuid }, staff);
  expect(debts.outstanding_amount).toBe(6_000);
  expect(await detailsOf(cuid)).toMatchObject({
    state: 'VOIDED',
    amount: 0,
    voided_amount: 10_000,
    refundable_amount: 0,
    credited_amount: 0,
    changes: [{ amount_after: 0, reason: 'Enregistré deux fois', made_by: 'Sophie Peeters' }],
  });
  const { data } = await shop.office('listOfficePayments', { state: 'VOIDED' }, staff);
  expect(data.find((one) => one.cuid === cuid)).toMatchObject({ amount: 0, voided_amount: 10_000 });
  expect(await auditOf(cuid)).toMatchObject([
    { action: 'payments.create' },
    { action: 'payments.delete', summary: 'Enregistré deux fois' },
  ]);
  await expect(voidPayment(cuid)).rejects.toMatchObject({ code: 'PAYMENT_VOIDED', status: 409 });
  await expect(correct(cuid, {})).rejects.toMatchObject({ code: 'PAYMENT_VOIDED', status: 409 });
});

test('200 M13: wallet money spent meanwhile is owed, to the cent, after voiding and after a smaller amount', async () => {
  const { family, owed } = await familyOwing(6_000);
  const { cuid } = await record(family, 10_000);
  await spend(family, 3_000);
  await correct(cuid, { amount: 9_500 });
  expect(await walletOf(family)).toBe(500);
  expect(await voidPayment(cuid)).toMatchObject({ missing_amount: 3_000 });
  expect([await paidOf(owed), await walletOf(family)]).toEqual([[0], 0]);
  const [again] = await shop.sql(
    "select total_amount, paid_amount from receivables where customer_id = $1 and kind = 'CORRECTION'",
    [family.id],
  );
  expect(again).toEqual({ total_amount: 3_000, paid_amount: 0 });
  const debts = await shop.office('getDebts', { customer: family.cuid }, staff);
  expect(debts.outstanding_amount).toBe(9_000);
  expect(debts.debts.map(({ label }) => label)).toContain('Solde repris par une correction');
});

test('409 M13: a partly refunded payment keeps its amount and cannot be voided; its day can be corrected', async () => {
  const { family } = await familyOwing(10_000);
  const { cuid } = await record(family, 10_000);
  const refund = {
    payment: cuid,
    amount: 4_000,
    to: 'BANK',
    due: 'STAYS',
    reason: 'Geste',
  } as const;
  await shop.office('refundPayment', refund, staff);
  const refusal = { code: 'PAYMENT_HAS_REFUNDS', status: 409 };
  await expect(correct(cuid, { amount: 9_000 })).rejects.toMatchObject(refusal);
  await expect(voidPayment(cuid)).rejects.toMatchObject(refusal);
  await correct(cuid, { received_at: '2026-01-02' });
  expect(await detailsOf(cuid)).toMatchObject({
    state: 'PARTIALLY_REFUNDED',
    received_at: '2026-01-02',
  });
});

test('409 M13: for payments that no person recorded or that never came; 404 for an unknown payment', async () => {
  const { family } = await familyOwing();
  const note = async (method: string, state: string) =>
    (
      await shop.sql<{ cuid: string }>(
        `insert into payments (organiser_id, customer_id, method, amount, state) values ($1, $2, $3, 700, $4) returning cuid`,
        [organiser.id, family.id, method, state],
      )
    )[0]?.cuid ?? '';
  for (const [payment, code] of [
    [await note('ONLINE', 'PENDING'), 'PAYMENT_NOT_BY_HAND'],
    [await note('TRANSFER', 'PENDING'), 'PAYMENT_NOT_RECEIVED'],
    ['x', 'PAYMENT_NOT_FOUND'],
  ] as const) {
    await expect(voidPayment(payment)).rejects.toMatchObject({ code });
    await expect(correct(payment, {})).rejects.toMatchObject({ code });
  }
});

test('403 without the right and without a recent password, and nothing moves', async () => {
  const { family } = await familyOwing(10_000);
  const { cuid } = await record(family, 10_000);
  const clerk = await shop.make.collaborator(organiser, ['payments.create', 'payments.read']);
  const change = {
    payment: cuid,
    amount: 1,
    received_at: '2026-01-05',
    method: 'CASH',
    reason: 'x',
  } as const;
  const refusal = { code: 'NOT_PERMITTED', status: 403 };
  await expect(shop.change('correctPayment', change, clerk)).rejects.toMatchObject(refusal);
  await expect(
    shop.office('voidPayment', { payment: cuid, reason: 'x' }, clerk),
  ).rejects.toMatchObject(refusal);
  await shop.sql("update sessions set password_at = '2026-01-05T07:44:59Z'");
  const password = { code: 'PASSWORD_REQUIRED', status: 403 };
  await expect(correct(cuid, { amount: 1 })).rejects.toMatchObject(password);
  await expect(voidPayment(cuid)).rejects.toMatchObject(password);
  expect(await rowOf(cuid)).toMatchObject({ amount: 10_000, state: 'PAID' });
});
