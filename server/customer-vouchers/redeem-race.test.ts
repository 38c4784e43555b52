import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { race, refusedIn } from '@ribambelle/testing/race.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import { mostWithoutLocks } from '@ribambelle/testing/without-locks.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let offer: Made;
let staff: { token: string };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  offer = await shop.make.voucher(organiser, { price: 0 });
  staff = await shop.make.collaborator(organiser, [
    'customer-vouchers.create',
    'customer-vouchers.delete',
  ]);
});
afterAll(() => shop.close());

/** Lists the errors in the books. */
async function brokenBooks(): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  const violations = await checkInvariants(client);
  await client.end();
  return violations.filter((one) => !/weekdays/.test(one));
}

/** Buys a voucher of 50 euros that can be redeemed. */
async function buyVoucher() {
  const buyer = await shop.make.customer(organiser);
  const sale = { customer: buyer.cuid, voucher: offer.cuid };
  const { cuid } = await shop.office('sellVoucher', sale, staff);
  return shop.call('getAccountVoucher', { cuid }, buyer);
}

/**
 * Redeems one code for many families at once; returns the codes of the refusals, and the total gain
 * of all wallets.
 */
async function raceOf(clients: number) {
  const { code } = await buyVoucher();
  const families = await Promise.all(
    Array.from({ length: clients }, () => shop.make.customer(organiser)),
  );
  const { passed, refused } = await race(
    families.map((family) => shop.call('redeemVoucher', { code }, family)),
  );
  const [row] = await shop.sql<{ amount: number }>(
    'select sum(wallet_amount)::integer as amount from customers where id = any($1)',
    [families.map(({ id }) => id)],
  );
  return { passed, refused, gained: row?.amount };
}

test.each([2, 20, 200])(
  'race: of %i families who redeem one code at once, one succeeds',
  async (clients) => {
    expect(await raceOf(clients)).toEqual({
      passed: 1,
      refused: ['VOUCHER_REDEEMED'],
      gained: 5_000,
    });
    expect(await brokenBooks()).toEqual([]);
  },
);

test('race: of 20 families who redeem one bundle at once, one succeeds', async () => {
  const bundle = await shop.make.bundle(organiser);
  const worth = { price: 0, amount: null, bundle_id: bundle.id };
  const before = offer;
  offer = await shop.make.voucher(organiser, worth);
  expect((await raceOf(20)).passed).toBe(1);
  offer = before;
  const bundles = await shop.sql('select id from customer_bundles where bundle_id = $1', [
    bundle.id,
  ]);
  expect(bundles).toHaveLength(1);
  expect(await brokenBooks()).toEqual([]);
});

test('race: redeemed by a family and cancelled by staff at once, one of both passes', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { code, cuid } = await buyVoucher();
    const family = await shop.make.customer(organiser);
    const outcomes = await Promise.allSettled([
      shop.call('redeemVoucher', { code }, family),
      shop.office('cancelCustomerVoucher', { voucher: cuid, message: 'Erreur' }, staff),
    ]);
    const redeemed = outcomes[0].status === 'fulfilled';
    expect(refusedIn(outcomes)).toEqual([redeemed ? 'VOUCHER_REDEEMED' : 'VOUCHER_CANCELLED']);
    const { account } = await shop.call('getSession', {}, family);
    expect(account?.wallet.amount).toBe(redeemed ? 5_000 : 0);
  }
});

test('race: redeemed by a family and refunded by staff at once, never both without a confirmation', async () => {
  const chief = await shop.make.collaborator(organiser, ['payments.refund', 'payments.create']);
  const expensiveVoucher = await shop.make.voucher(organiser);
  for (let round = 0; round < 12; round += 1) {
    const buyer = await shop.make.customer(organiser);
    const sale = { customer: buyer.cuid, voucher: expensiveVoucher.cuid };
    const { cuid } = await shop.office('sellVoucher', sale, staff);
    await shop.office('recordPayment', { customer: buyer.cuid, amount: 4_500 }, chief);
    const { code } = await shop.call('getAccountVoucher', { cuid }, buyer);
    const [payment] = await shop.sql<{ cuid: string }>(
      'select cuid from payments where customer_id = $1',
      [buyer.id],
    );
    const refund = { payment: payment?.cuid ?? '', amount: 4_500, to: 'BANK' as const };
    const family = await shop.make.customer(organiser);
    const outcomes = await Promise.allSettled([
      shop.call('redeemVoucher', { code }, family),
      shop.office('refundPayment', { ...refund, due: 'STAYS', reason: 'Erreur' }, chief),
    ]);
    const redeemed = outcomes[0].status === 'fulfilled';
    expect(refusedIn(outcomes)).toEqual([redeemed ? 'REFUND_OF_USED' : 'VOUCHER_UNPAID']);
  }
  expect(await brokenBooks()).toEqual([]);
});

// the last test, because it leaves wrong data on purpose
test('race, negative control: without the lock on the voucher it is redeemed more than once', async () => {
  const right = 5_000;
  expect(await mostWithoutLocks(async () => (await raceOf(8)).gained, { right })).toBeGreaterThan(
    right,
  );
});
