import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { runsOf, timeoutOf } from '@ribambelle/testing/histories/runs.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';

const RUNS = runsOf(25);

let shop: Shop;
let organiser: Made;

beforeAll(async () => {
  shop = await openShop();
  const payment_methods = JSON.stringify(
    ['IMMEDIATE', 'IMMEDIATE_DEPOSIT', 'DELAYED'].map((type, priority) => ({ type, priority })),
  );
  organiser = await shop.make.organiser({
    online_payments_activated: true,
    payment_mode: 'TEST',
    payment_methods,
    service_fee_amount: 75,
    service_fee_percentage: 133,
  });
});
afterAll(() => shop.close());

const item = fc.record({
  price: fc.nat(30_000),
  deposit: fc.nat(9_000),
  quantity: fc.integer({ min: 1, max: 3 }),
  option: fc.option(fc.record({ amount: fc.nat(2_500), percentage: fc.nat(3_000) })),
});
const purchase = fc.record({
  items: fc.array(item, { minLength: 1, maxLength: 3 }),
  wallet: fc.oneof(fc.constant(0), fc.nat(40_000)),
  wanted: fc.constantFrom('IMMEDIATE' as const, 'IMMEDIATE_DEPOSIT' as const, 'DELAYED' as const),
});

/** Makes one random purchase from estimate to payment. */
async function buy({
  items,
  wallet,
  wanted,
}: typeof purchase extends fc.Arbitrary<infer Value> ? Value : never) {
  const buyer = await shop.make.customer(organiser, { wallet_amount: wallet });
  if (wallet > 0)
    await shop.sql(
      `insert into wallet_movements (organiser_id, customer_id, amount, reason) values ($1, $2, $3, 'CORRECTION')`,
      [organiser.id, buyer.id, wallet],
    );
  const estimates: number[] = [];
  let cart: Awaited<ReturnType<typeof shop.call<'addCartItems'>>>['cart'] | undefined;
  for (const { price, deposit, quantity, option } of items) {
    const activity = await shop.make.activity(organiser);
    const camp = await shop.make.availability(organiser, activity, { price, deposit });
    const prices =
      option === null
        ? []
        : (await shop.make.option(organiser, activity, { prices: [option] })).prices;
    const registration = {
      availability_id: camp.id,
      quantity,
      options: prices.map(({ id }) => ({ price_id: id })),
      availability_dates: camp.dates.map(({ id }) => id),
    };
    estimates.push((await shop.call('estimateCartItem', registration, buyer)).total_price);
    const registrations = [registration];
    cart = (
      await shop.call(
        'addCartItems',
        { participant_id: buyer.participant.id, registrations },
        buyer,
      )
    ).cart;
  }
  if (cart === undefined) throw new Error('A purchase without items');
  const strategies = cart.payment_strategies;
  const payment_strategy = strategies.includes(wanted) ? wanted : (strategies[0] ?? 'DELAYED');
  const answer = await shop.call(
    'checkoutCart',
    { cart_id: cart.id, payment_strategy, terms: true },
    buyer,
  );
  if (answer.next_action_url !== null) {
    const path = new URL(answer.next_action_url).pathname;
    await shop.fetch('storefront', path, {
      method: 'POST',
      body: new URLSearchParams({ action: 'pay' }),
      redirect: 'manual',
    });
  }
  return { buyer, estimates, cart };
}

const byAmount = (one: number, other: number) => one - other;

test(
  'estimate = item price = amount charged = allocations and outstanding; the wallet is the sum of its movements',
  { timeout: timeoutOf(RUNS, 5_000) },
  async () => {
    await fc.assert(
      fc.asyncProperty(purchase, async (random) => {
        const { buyer, estimates, cart } = await buy(random);
        const sum = (amounts: readonly number[]) =>
          amounts.reduce((total, amount) => total + amount, 0);
        const success = await shop.call('getCheckoutSuccess', { cart: cart.cuid }, buyer);
        expect(success.cart.status).toBe('PROCESSED');
        expect(cart.items.map(({ price }) => price).toSorted(byAmount)).toEqual(
          estimates.toSorted(byAmount),
        );
        expect(success.registrations.map((one) => one.total_amount).toSorted(byAmount)).toEqual(
          estimates.toSorted(byAmount),
        );
        expect(success.total_amount).toBe(sum(estimates) + cart.totals.service_fee);
        expect(success.paid_amount + success.outstanding_amount).toBe(success.total_amount);
        const [books] = await shop.sql<{
          allocated: number;
          paid: number;
          balance: number;
          movements: number;
          over: number;
        }>(
          `select (select coalesce(sum(l.amount), 0)::integer from payment_allocations l join payments p on p.id = l.payment_id
                 where p.customer_id = $1) as allocated,
                (select coalesce(sum(amount), 0)::integer from payments where customer_id = $1 and state = 'PAID') as paid,
                (select wallet_amount from customers where id = $1) as balance,
                (select coalesce(sum(amount), 0)::integer from wallet_movements where customer_id = $1) as movements,
                (select count(*)::integer from receivables r where customer_id = $1 and (paid_amount <>
                  (select coalesce(sum(amount), 0) from payment_allocations where receivable_id = r.id) or total_amount <>
                  (select coalesce(sum(amount), 0) from receivable_lines where receivable_id = r.id))) as over`,
          [buyer.id],
        );
        expect(books).toMatchObject({
          allocated: success.paid_amount,
          paid: success.paid_amount,
          over: 0,
        });
        expect(books?.balance).toBe(books?.movements);
        expect(random.wallet - (books?.balance ?? 0)).toBe(Math.min(random.wallet, sum(estimates)));
      }),
      RUNS,
    );
  },
);
