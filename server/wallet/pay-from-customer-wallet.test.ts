import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

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
    'customer-wallets.read',
    'customer-wallets.correct',
  ]);
  books = new pg.Client({ connectionString: shop.databaseUrl });
  await books.connect();
});
afterAll(async () => {
  await books.end();
  await shop.close();
});
afterEach(async () => {
  const broken = await checkInvariants(books);
  if (broken.length > 0) throw new Error(`The books are broken: ${broken.join('; ')}`);
});

const withCredit = async (amount: number) => {
  const family = await shop.make.customer(organiser);
  const credit = { customer: family.cuid, amount, reason: 'Geste' };
  await shop.office('correctWallet', credit, staff);
  return family;
};
const pay = (family: Made, amount: number, destination: string | null = null) =>
  shop.office('payFromCustomerWallet', { customer: family.cuid, amount, destination }, staff);
const paidOf = async (id: number) =>
  (
    await shop.sql<{ paid_amount: number }>('select paid_amount from receivables where id = $1', [
      id,
    ])
  )[0]?.paid_amount;

test('200 M13: staff pay the amount owed from the wallet, the oldest first, with their name recorded', async () => {
  const family = await withCredit(5_000);
  const owed = [
    await shop.make.receivable(organiser, family, { total_amount: 3_000 }),
    await shop.make.receivable(organiser, family, { total_amount: 4_000 }),
  ];
  const paid = await pay(family, 4_500);
  expect(paid).toMatchObject({ wallet_amount: 500, outstanding_amount: 2_500 });
  expect(await Promise.all(owed.map(paidOf))).toEqual([3_000, 1_500]);
  const payment = await shop.office('getOfficePayment', { payment: paid.cuid }, staff);
  expect(payment).toMatchObject({
    method: 'WALLET',
    state: 'PAID',
    amount: 4_500,
    made_by: 'Sophie Peeters',
  });
  expect(
    await shop.sql('select action, changes from audit_log where entity_cuid = $1', [paid.cuid]),
  ).toEqual([
    {
      action: 'payments.create',
      changes: { amount: { from: null, to: 4_500 }, method: { from: null, to: 'WALLET' } },
    },
  ]);
  const debts = await shop.office('getDebts', { customer: family.cuid }, staff);
  expect(debts).toMatchObject({ wallet_amount: 500, outstanding_amount: 2_500 });
});

test('200 M13: an order named by its communication is paid alone', async () => {
  const family = await withCredit(5_000);
  const older = await shop.make.receivable(organiser, family, { total_amount: 3_000 });
  const [cart] = await shop.sql<{ id: string }>(
    `insert into carts (organiser_id, customer_id, status, reference, processed_at)
     values ($1, $2, 'PROCESSED', '010806817183', now()) returning id`,
    [organiser.id, family.id],
  );
  const cart_id = Number(cart?.id);
  const receivable_id = await shop.make.receivable(organiser, family, {
    total_amount: 2_000,
    cart_id,
  });
  expect(await pay(family, 2_000, '010806817183')).toMatchObject({
    wallet_amount: 3_000,
    outstanding_amount: 0,
  });
  expect([await paidOf(older), await paidOf(receivable_id)]).toEqual([0, 2_000]);
});

test('409 and 404: more than the wallet has, more than is owed, another family’s order, and an unknown family', async () => {
  const family = await withCredit(1_000);
  await shop.make.receivable(organiser, family, { total_amount: 800 });
  await expect(pay(family, 1_001)).rejects.toMatchObject({
    code: 'INSUFFICIENT_WALLET_AMOUNT',
    status: 409,
    fields: { amount: 'INSUFFICIENT_WALLET_AMOUNT' },
  });
  await expect(pay(family, 801)).rejects.toMatchObject({ code: 'AMOUNT_ABOVE_OUTSTANDING' });
  await expect(pay(family, 100, 'nobody')).rejects.toMatchObject({
    code: 'DESTINATION_NOT_FOUND',
    status: 404,
  });
  const nobody = { customer: 'nobody', amount: 1 };
  await expect(shop.office('payFromCustomerWallet', nobody, staff)).rejects.toMatchObject({
    code: 'CUSTOMER_NOT_FOUND',
    status: 404,
  });
  await expect(pay(family, 0)).rejects.toMatchObject({
    code: 'WALLET_AMOUNT_INVALID',
    status: 400,
  });
});

test('403 without the right; the balance is shown with the right to see wallets', async () => {
  const family = await withCredit(1_000);
  const clerk = await shop.make.collaborator(organiser, ['payments.create']);
  const debts = await shop.office('getDebts', { customer: family.cuid }, clerk);
  expect(debts.wallet_amount).toBeNull();
  const reader = await shop.make.collaborator(organiser, ['payments.read']);
  await expect(
    shop.office('payFromCustomerWallet', { customer: family.cuid, amount: 1 }, reader),
  ).rejects.toMatchObject({ code: 'NOT_PERMITTED', status: 403 });
});
