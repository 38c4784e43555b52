import { sandboxProvider } from '@ribambelle/server/outside/sandbox-port.ts';
import { NO_MAIL } from '@ribambelle/testing/fakes/mail-ports.ts';
import { providerOf } from '@ribambelle/testing/fakes/provider-of.ts';
import type { PaymentPort } from '@ribambelle/server/outside/payment-port.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let pool: pg.Pool;
let sandbox: PaymentPort;
let organiser: Made;
let staff: { token: string };
/** The requests to the provider, and whether it answers. */
const orders: { refund_cuid: string; amount: number }[] = [];
let away = false;

const provider = providerOf({
  open: (order) => sandbox.open(order),
  read: (message) => sandbox.read(message),
  fetch: (reference) => sandbox.fetch(reference),
  end: (reference) => sandbox.end(reference),
  refund: async (order) => {
    orders.push(order);
    if (away) throw new Error('connect ECONNREFUSED');
    return sandbox.refund(order);
  },
});

beforeAll(async () => {
  shop = await openShop({
    jobs: true,
    outside: { mail: NO_MAIL, payments: { sandbox: provider } },
  });
  pool = new pg.Pool({ connectionString: shop.databaseUrl, max: 2 });
  sandbox = sandboxProvider(pool).port({ key: '', signing_secret: null });
  const payment_methods = JSON.stringify([{ type: 'IMMEDIATE', priority: 1 }]);
  organiser = await shop.make.organiser({
    online_payments_activated: true,
    payment_mode: 'TEST',
    payment_methods,
    service_fee_amount: 50,
  });
  staff = await shop.make.collaborator(organiser, [
    'payments.read',
    'payments.refund',
    'registrations.read',
    'registrations.cancel',
  ]);
});
afterAll(async () => {
  await pool.end();
  await shop.close();
});

/** A family that paid 100,50 € online, and whose registration staff then cancelled. */
async function paidAndCancelled() {
  const buyer = await shop.make.customer(organiser);
  const camp = await shop.make.availability(organiser, await shop.make.activity(organiser));
  const registrations = [
    { availability_id: camp.id, availability_dates: camp.dates.map(({ id }) => id) },
  ];
  const { cart } = await shop.call(
    'addCartItems',
    { participant_id: buyer.participant.id, registrations },
    buyer,
  );
  const page = await shop.call(
    'checkoutCart',
    { cart_id: cart.id, payment_strategy: 'IMMEDIATE', terms: true },
    buyer,
  );
  const path = new URL(page.next_action_url ?? '').pathname;
  await shop.fetch('storefront', path, {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay' }),
    redirect: 'manual',
  });
  const { registrations: orderedRegistrations } = await shop.call(
    'getCheckoutSuccess',
    { cart: cart.cuid },
    buyer,
  );
  const registration = orderedRegistrations[0]?.cuid ?? '';
  await shop.office('cancelOfficeRegistration', { registration, message: 'Malade' }, staff);
  const [row] = await shop.sql<{ cuid: string; reference: string }>(
    'select cuid, provider_reference as reference from payments where customer_id = $1',
    [buyer.id],
  );
  return { buyer, registration, payment: row?.cuid ?? '', reference: row?.reference ?? '' };
}
const refund = (payment: string, amount: number, to: 'PROVIDER' | 'BANK' = 'PROVIDER') =>
  shop.office('refundPayment', { payment, amount, to, reason: 'Annulation' }, staff);
const getPayment = (payment: string) => shop.office('getOfficePayment', { payment }, staff);
const stateOf = async (payment: string) =>
  (await getPayment(payment)).refunds.map(({ state }) => state);
const givenBack = async (reference: string) =>
  (
    await shop.sql<{ amount: number }>(
      `select coalesce(sum(amount), 0)::integer as amount from sandbox_refunds
       where sandbox_payment_id = $1 and state <> 'failed'`,
      [reference],
    )
  )[0]?.amount;
const ordersFor = (cuid: string | undefined) =>
  orders.filter(({ refund_cuid }) => refund_cuid === cuid).length;
/**
 * Received payments whose money is not all accounted for, and registrations whose paid amount
 * differs from the ledger.
 */
const books = () =>
  shop.sql(`
    select p.cuid, p.amount from payments p where p.amount * (p.paid_at is not null)::integer is distinct from
      (select coalesce(sum(amount), 0) from payment_allocations l where l.payment_id = p.id)
      + (select coalesce(sum(amount), 0) from wallet_movements m where m.payment_id = p.id and m.reason <> 'PAYMENT') + p.refunded_amount
    union all
    select r.id::text, r.paid_amount from receivables r
    where r.paid_amount <> (select coalesce(sum(amount), 0) from payment_allocations l where l.receivable_id = r.id)`);
const walletOf = async (buyer: MadeCustomer) =>
  (
    await shop.sql<{ wallet_amount: number }>('select wallet_amount from customers where id = $1', [
      buyer.id,
    ])
  )[0]?.wallet_amount;

test('paid, then refunded by staff: the provider is told once, and repeating the job changes nothing', async () => {
  const { payment, reference } = await paidAndCancelled();
  await refund(payment, 10_000);
  await expect.poll(() => stateOf(payment)).toEqual(['DONE']);
  const once = await getPayment(payment);
  expect(once).toMatchObject({
    state: 'PARTIALLY_REFUNDED',
    refunded_amount: 10_000,
    refundable_amount: 50,
  });
  const cuid = once.refunds[0]?.cuid;
  expect([await givenBack(reference), ordersFor(cuid)]).toEqual([10_000, 1]);
  await shop.sql(`update refunds set state = 'PENDING' where cuid = $1`, [cuid]);
  await shop.sql(`select graphile_worker.add_job('send-refund', $1::json)`, [
    JSON.stringify({ organiser_id: organiser.id, refund_cuid: cuid }),
  ]);
  await expect.poll(() => ordersFor(cuid)).toBe(2);
  await expect.poll(() => stateOf(payment)).toEqual(['DONE']);
  expect(await givenBack(reference)).toBe(10_000);
  expect(await getPayment(payment)).toMatchObject({
    state: 'PARTIALLY_REFUNDED',
    refunded_amount: 10_000,
    refundable_amount: 50,
  });
  await shop.sql(`select graphile_worker.add_job('send-refund', $1::json)`, [
    JSON.stringify({ organiser_id: organiser.id, refund_cuid: cuid }),
  ]);
  await refund(payment, 50);
  await expect.poll(() => stateOf(payment)).toEqual(['DONE', 'DONE']);
  expect([(await getPayment(payment)).state, await givenBack(reference), ordersFor(cuid)]).toEqual([
    'REFUNDED',
    10_050,
    2,
  ]);
  expect(await books()).toEqual([]);
});

test('an unreachable provider is retried until it answers', async () => {
  const { payment, reference } = await paidAndCancelled();
  away = true;
  await refund(payment, 4_000);
  await expect
    .poll(() => orders.filter(({ amount }) => amount === 4_000).length)
    .toBeGreaterThan(0);
  expect([await stateOf(payment), await givenBack(reference)]).toEqual([['PENDING'], 0]);
  away = false;
  await expect.poll(() => stateOf(payment)).toEqual(['DONE']);
  expect([await givenBack(reference), (await getPayment(payment)).state]).toEqual([
    4_000,
    'PARTIALLY_REFUNDED',
  ]);
  expect(await books()).toEqual([]);
});

test('a refusal is shown, and the money returns to where it was, to be given back in another way', async () => {
  const { payment, registration, reference } = await paidAndCancelled();
  const before = await getPayment(payment);
  await shop.sql(`update sandbox_payments set state = 'expired' where id = $1`, [reference]);
  await refund(payment, 10_000);
  await expect.poll(() => stateOf(payment)).toEqual(['FAILED']);
  const { refunds, ...after } = await getPayment(payment);
  expect(refunds).toMatchObject([{ amount: 10_000, state: 'FAILED', way: 'PROVIDER' }]);
  // the attempt and its reversal are two changes of the row; the fee went with the last of its
  // order, and is no longer due
  const { version, credit_amount } = after;
  expect({ ...after, refunds: [] }).toEqual({ ...before, version, credit_amount });
  expect(credit_amount - before.credit_amount).toBe(before.amount - 10_000);
  expect((await shop.office('getOfficeRegistration', { registration }, staff)).paid_amount).toBe(
    10_000,
  );
  await refund(payment, 10_000, 'BANK');
  expect(await getPayment(payment)).toMatchObject({
    state: 'PARTIALLY_REFUNDED',
    refunded_amount: 10_000,
  });
  expect(await books()).toEqual([]);
});

test('a refusal after the family paid again becomes wallet credit: nothing is paid twice', async () => {
  const { buyer, payment, registration, reference } = await paidAndCancelled();
  await shop.sql(`update sandbox_payments set state = 'expired' where id = $1`, [reference]);
  away = true;
  await refund(payment, 6_000);
  const [row] = await shop.sql<{ id: string }>(
    'select receivable_id as id from registrations where cuid = $1',
    [registration],
  );
  const anew = `with paid as (insert into payments (organiser_id, customer_id, method, amount, state, paid_at) values ($1, $2, 'CASH', 2500, 'PAID', now())
      returning id), part as (insert into payment_allocations (organiser_id, payment_id, receivable_id, amount) select $1, id, $3, 2500 from paid)
    update receivables set paid_amount = paid_amount + 2500 where id = $3`;
  await shop.sql(anew, [organiser.id, buyer.id, row?.id]);
  away = false;
  await expect.poll(() => stateOf(payment)).toEqual(['FAILED']);
  expect((await shop.office('getOfficeRegistration', { registration }, staff)).paid_amount).toBe(
    10_000,
  );
  expect([await walletOf(buyer), (await getPayment(payment)).credited_amount]).toEqual([
    2_500, 2_500,
  ]);
  expect(await books()).toEqual([]);
});
