import type { Ask } from '@ribambelle/api/client.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

type Wish = Ask<'cancelCustomerBundle'>['give_back'];
type Staff = { readonly token: string };

let shop: Shop;
let organiser: Made;
let desk: Staff;
let purse: Staff;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  desk = await shop.make.collaborator(organiser, [
    'customer-bundles.create',
    'customer-bundles.read',
    'customer-bundles.delete',
    'customer-vouchers.create',
    'customer-vouchers.delete',
    'payments.create',
    'payments.read',
  ]);
  purse = await shop.make.collaborator(organiser, [
    'customer-bundles.delete',
    'customer-bundles.refund',
    'customer-vouchers.delete',
    'customer-vouchers.refund',
  ]);
});
afterAll(() => shop.close());

const message = 'Déménagement';
const cash = (amount: number) => ({ amount, method: 'CASH' as const });

/** The kinds of sale that can be cancelled with their money, each paid in cash at the desk. */
const SOLD = {
  bundle: {
    sell: async (customer: string) => {
      const { cuid: bundle } = await shop.make.bundle(organiser);
      const sale = { customer, bundle, received: cash(9_000) };
      return (await shop.office('sellBundle', sale, desk)).cuid;
    },
    cancel: (bundle: string, give_back: Wish, as: Staff) =>
      shop.office('cancelCustomerBundle', { bundle, message, give_back }, as),
    paid: 9_000,
  },
  voucher: {
    sell: async (customer: string) => {
      const { cuid: voucher } = await shop.make.voucher(organiser);
      const sale = { customer, voucher, received: cash(4_500) };
      return (await shop.office('sellVoucher', sale, desk)).cuid;
    },
    cancel: (voucher: string, give_back: Wish, as: Staff) =>
      shop.office('cancelCustomerVoucher', { voucher, message, give_back }, as),
    paid: 4_500,
  },
} as const;

const walletOf = async (of: MadeCustomer) =>
  (await shop.call('getSession', {}, of)).account?.wallet.amount;

const ALL: Wish = { what: { of: 'ALL' }, to: 'WALLET' };

describe.each(Object.entries(SOLD))('a %s', (_, { sell, cancel, paid }) => {
  test('200 all of its money goes back with it', async () => {
    const anne = await shop.make.customer(organiser);
    const cuid = await sell(anne.cuid);
    const result = { refundable_amount: 0, given_amount: paid, kept_amount: 0 };
    expect(await cancel(cuid, ALL, purse)).toMatchObject(result);
    expect(await walletOf(anne)).toBe(paid);
  });

  test('200 a part goes back by hand, and the kept amount has a name', async () => {
    const anne = await shop.make.customer(organiser);
    const cuid = await sell(anne.cuid);
    const part: Wish = { what: { of: 'AMOUNT', amount: 4_000 }, to: 'BANK', kept_label: 'Frais' };
    const result = { refundable_amount: 0, given_amount: 4_000, kept_amount: paid - 4_000 };
    expect(await cancel(cuid, part, purse)).toMatchObject(result);
    const { data } = await shop.office('listOfficePayments', { customer: anne.cuid }, desk);
    expect(data).toMatchObject([{ refunded_amount: 4_000 }]);
  });

  test('refused, and nothing is cancelled: too much, kept without a reason, no right', async () => {
    const cuid = await sell((await shop.make.customer(organiser)).cuid);
    const much: Wish = { what: { of: 'AMOUNT', amount: paid + 1 }, to: 'WALLET' };
    await expect(cancel(cuid, much, purse)).rejects.toMatchObject({
      code: 'GIVE_BACK_TOO_HIGH',
      fields: { 'give_back.what.amount': 'GIVE_BACK_TOO_HIGH' },
    });
    const nothing: Wish = { what: { of: 'NOTHING' }, to: 'ORIGIN' };
    await expect(cancel(cuid, nothing, purse)).rejects.toMatchObject({
      code: 'KEPT_LABEL_REQUIRED',
    });
    await expect(cancel(cuid, ALL, desk)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    // without a wish for the money all of it stays refundable
    const result = { refundable_amount: paid, given_amount: 0, kept_amount: 0 };
    expect(await cancel(cuid, null, desk)).toMatchObject(result);
  });
});

test('200 the cost of a bundle’s uses stays due, and only the rest goes back', async () => {
  const anne = await shop.make.customer(organiser);
  const cuid = await SOLD.bundle.sell(anne.cuid);
  const camp = await shop.make.availability(organiser, await shop.make.activity(organiser));
  const availability_dates = camp.dates.map(({ id }) => id);
  const registrations = [{ availability_id: camp.id, availability_dates }];
  const wish = { participant_id: anne.participant.id, registrations };
  const { cart } = await shop.call('addCartItems', wish, anne);
  const order = { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true } as const;
  await shop.call('checkoutCart', order, anne);
  const getBundle = () => shop.office('getOfficeCustomerBundle', { bundle: cuid }, desk);
  // one of ten uses
  expect(await getBundle()).toMatchObject({ used: 1, due_of_uses: 900 });
  expect(await SOLD.bundle.cancel(cuid, ALL, purse)).toMatchObject({ given_amount: 8_100 });
  expect(await walletOf(anne)).toBe(8_100);
  expect(await getBundle()).toMatchObject({
    status: 'CANCELLED',
    paid_amount: 900,
    credit_amount: 0,
  });
});

test('the books balance afterwards', async () => {
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  const broken = await checkInvariants(client);
  await client.end();
  expect(broken.filter((one) => !/weekdays/.test(one))).toEqual([]);
});
