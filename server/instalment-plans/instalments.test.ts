import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { tellPayment } from '@ribambelle/testing/fakes/tell-payment.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const ORDERED = '2026-01-05T08:00:00.000Z';

let shop: Shop;
let organiser: Made;
let activity: Made;
let camp: MadeAvailability;
let staff: Made & { token: string };
let plan: { readonly cuid: string };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser({
    online_payments_activated: true,
    payment_mode: 'TEST',
    payment_term_days: 14,
    payment_methods: JSON.stringify([
      { type: 'IMMEDIATE', priority: 1 },
      { type: 'DELAYED', priority: 2 },
    ]),
  });
  staff = await shop.make.collaborator(organiser, [
    'payment-types.create',
    'payment-types.update',
    'payment-types.read',
    'payments.create',
    'payments.read',
    'notifications.trigger',
    'registrations.read',
    'registrations.update',
    'registrations.cancel',
    'reports.dashboard',
  ]);
  activity = await shop.make.activity(organiser, { title: { fr: 'Cirque', en: 'Circus' } });
  camp = await shop.make.availability(organiser, activity, { capacity: 200 });
  plan = await shop.office(
    'createInstalmentPlan',
    {
      title: { fr: 'En quatre fois', en: 'In four parts' },
      deposit_percentage: 2_500,
      parts: 3,
      day_of_month: 5,
      activities: [activity.cuid],
    },
    staff,
  );
});
afterAll(() => shop.close());
beforeEach(() => shop.clock.set(ORDERED));

async function fill(of: MadeAvailability = camp) {
  const buyer = await shop.make.customer(organiser);
  const registrations = [
    { availability_id: of.id, availability_dates: of.dates.map(({ id }) => ({ date_id: id })) },
  ];
  const { cart } = await shop.call(
    'addCartItems',
    { participant_id: buyer.participant.id, registrations },
    buyer,
  );
  return { buyer, cart };
}
const order = (
  { buyer, cart }: Awaited<ReturnType<typeof fill>>,
  changes: { instalment_plan?: string | null; payment_strategy?: 'IMMEDIATE' | 'DELAYED' } = {},
) =>
  shop.call(
    'checkoutCart',
    {
      cart_id: cart.id,
      payment_strategy: 'DELAYED',
      instalment_plan: plan.cuid,
      terms: true,
      ...changes,
    },
    buyer,
  );

/** Makes a family that ordered its place in four parts of 25.00, and returns it with its place. */
async function ordered() {
  const bought = await fill();
  await order(bought);
  const [row] = await shop.sql<{ registration: string; receivable: string; reference: string }>(
    `select r.cuid as registration, r.receivable_id as receivable, k.reference from registrations r join carts k on k.id = r.cart_id where r.customer_id = $1`,
    [bought.buyer.id],
  );
  return { ...bought, registration: '', receivable: '', reference: '', ...row };
}
type Ordered = Awaited<ReturnType<typeof ordered>>;

const instalmentsOf = async ({ receivable }: Pick<Ordered, 'receivable'>) =>
  (
    await shop.sql<{ part: string }>(
      `select to_char(due_at at time zone 'Europe/Brussels' - interval '1 day', 'YYYY-MM-DD') || ' ' || amount as part from instalments where receivable_id = $1 order by position`,
      [receivable],
    )
  ).map(({ part }) => part);
const dueOf = async ({ receivable }: Ordered) =>
  (
    await shop.sql<{ due_at: Date }>('select due_at from receivables where id = $1', [receivable])
  )[0]?.due_at.toISOString();
const pay = ({ reference }: Ordered, amount: number) =>
  shop.office(
    'recordPayment',
    { communication: reference, amount, method: 'TRANSFER', twice: true },
    staff,
  );
const owedBy = async (buyer: MadeCustomer) =>
  (await shop.call('getAccountOverview', {}, buyer)).owed.orders[0];

const pageOf = ({ checkout_url }: { checkout_url: string }) =>
  new URL(checkout_url).pathname.split('/').at(-1) ?? '';

const FOUR = ['2026-01-19 2500', '2026-02-05 2500', '2026-03-05 2500', '2026-04-05 2500'];

describe('a cart', () => {
  test('offers the plan of its activity, each part with its day, to the cent', async () => {
    const { cart } = await fill();
    expect(cart.instalment_plans).toEqual([
      {
        cuid: plan.cuid,
        item_ids: cart.items.map(({ id }) => id),
        title: 'En quatre fois',
        later: {
          now_amount: 0,
          parts: [
            { amount: 2_500, due_at: '2026-01-19T23:00:00.000Z' },
            { amount: 2_500, due_at: '2026-02-05T23:00:00.000Z' },
            { amount: 2_500, due_at: '2026-03-05T23:00:00.000Z' },
            { amount: 2_500, due_at: '2026-04-05T22:00:00.000Z' },
          ],
        },
        online: {
          now_amount: 2_500,
          parts: [
            { amount: 2_500, due_at: '2026-02-05T23:00:00.000Z' },
            { amount: 2_500, due_at: '2026-03-05T23:00:00.000Z' },
            { amount: 2_500, due_at: '2026-04-05T22:00:00.000Z' },
          ],
        },
      },
    ]);
  });

  test('offers none for another activity, and ordering with it is refused', async () => {
    const other = await shop.make.availability(organiser, await shop.make.activity(organiser));
    const bought = await fill(other);
    expect(bought.cart.instalment_plans).toEqual([]);
    await expect(order(bought)).rejects.toMatchObject({
      code: 'INSTALMENTS_NOT_OFFERED',
      status: 409,
      fields: { instalment_plan: 'INSTALMENTS_NOT_OFFERED' },
    });
    await expect(order(bought, { instalment_plan: 'cnobody' })).rejects.toMatchObject({
      code: 'INSTALMENTS_NOT_OFFERED',
    });
  });
});

describe('an order in instalments', () => {
  test('keeps them, and money fills the earliest first', async () => {
    const anne = await ordered();
    expect(await instalmentsOf(anne)).toEqual(FOUR);
    expect(await dueOf(anne)).toBe('2026-01-19T23:00:00.000Z');
    await pay(anne, 4_000);
    expect(await dueOf(anne)).toBe('2026-02-05T23:00:00.000Z');
    const owed = await owedBy(anne.buyer);
    expect(owed?.lines[0]).toMatchObject({
      owed_amount: 6_000,
      due_at: '2026-02-05T23:00:00.000Z',
      instalments: [
        { amount: 1_000, due_at: '2026-02-05T23:00:00.000Z' },
        { amount: 2_500, due_at: '2026-03-05T23:00:00.000Z' },
        { amount: 2_500, due_at: '2026-04-05T22:00:00.000Z' },
      ],
    });
    expect(owed?.bank_transfer?.parts.map(({ amount }) => amount)).toEqual([1_000, 2_500, 2_500]);
  });

  test('is transferred part by part: the code is for what is due now, the days of the rest follow', async () => {
    const anne = await ordered();
    const success = async () =>
      (await shop.call('getCheckoutSuccess', { cart: anne.cart.cuid }, anne.buyer)).bank_transfer;
    const shown = async () => {
      const transfer = await success();
      return [transfer?.amount, transfer?.epc?.split('\n')[7], transfer?.parts.length];
    };
    expect(await shown()).toEqual([2_500, 'EUR25.00', 4]);
    expect((await owedBy(anne.buyer))?.bank_transfer).toEqual(await success());
    expect(
      (await shop.call('getAccountCart', { cuid: anne.cart.cuid }, anne.buyer)).bank_transfer,
    ).toEqual(await success());
    await pay(anne, 4_000);
    expect(await shown()).toEqual([1_000, 'EUR10.00', 3]);
    // two parts are late
    shop.clock.set('2026-03-06T08:00:00.000Z');
    expect(await shown()).toEqual([3_500, 'EUR35.00', 3]);
    await pay(anne, 6_000);
    expect(await success()).toBeNull();
  });

  test('is overdue only with what is due', async () => {
    const anne = await ordered();
    shop.clock.set('2026-02-06T08:00:00.000Z');
    const { debts, outstanding_amount } = await shop.office(
      'getDebts',
      { customer: anne.buyer.cuid },
      staff,
    );
    expect(outstanding_amount).toBe(10_000);
    expect(debts.map(({ amount, overdue }) => [amount, overdue])).toEqual([
      [2_500, true],
      [2_500, true],
      [2_500, false],
      [2_500, false],
    ]);
    const { data } = await shop.office(
      'listOfficeRegistrations',
      { payment: 'OVERDUE', customer: anne.buyer.cuid },
      staff,
    );
    expect(data).toHaveLength(1);
    await pay(anne, 5_000);
    const after = await shop.office(
      'listOfficeRegistrations',
      { payment: 'OVERDUE', customer: anne.buyer.cuid },
      staff,
    );
    expect(after.data).toEqual([]);
  });

  test('a cancellation drops all, and its undoing brings it back to what is left', async () => {
    const anne = await ordered();
    await pay(anne, 2_500);
    shop.clock.set('2026-01-21T08:00:00.000Z');
    const { registration } = anne;
    await shop.office('cancelOfficeRegistration', { registration, message: 'x' }, staff);
    expect(await instalmentsOf(anne)).toEqual(FOUR.map((part) => `${part.slice(0, 10)} 0`));
    await shop.office('restoreRegistration', { registration }, staff);
    // the first is over: the others share the price
    expect(await instalmentsOf(anne)).toEqual([
      '2026-01-19 0',
      '2026-02-05 3334',
      '2026-03-05 3333',
      '2026-04-05 3333',
    ]);
  });

  test('a change spreads over what is left', async () => {
    const anne = await ordered();
    shop.clock.set('2026-01-21T08:00:00.000Z');
    const { registration } = anne;
    await shop.change(
      'setRegistrationPrice',
      { registration, total_amount: 13_000, reason: 'x' },
      staff,
    );
    expect(await instalmentsOf(anne)).toEqual([
      '2026-01-19 2500',
      '2026-02-05 3500',
      '2026-03-05 3500',
      '2026-04-05 3500',
    ]);
    const { instalments } = await shop.office('getOfficeRegistration', { registration }, staff);
    expect(instalments[0]).toEqual({
      amount: 2_500,
      due_at: '2026-01-19T23:00:00.000Z',
      paid_amount: 0,
      overdue: true,
    });
  });

  test('its family pays the next part online, or all the rest', async () => {
    const anne = await ordered();
    const start = (next: boolean) =>
      shop.call(
        'startOnlinePayment',
        { destination: anne.registration, next, return_url: '/fr/account' },
        anne.buyer,
      );
    const first = await start(true);
    expect(await start(true)).toEqual(first);
    expect(await tellPayment(shop, { reference: pageOf(first), state: 'paid' })).toBe(200);
    expect(await dueOf(anne)).toBe('2026-02-05T23:00:00.000Z');
    expect((await owedBy(anne.buyer))?.owed_amount).toBe(7_500);
    // two are due by now
    shop.clock.set('2026-03-06T08:00:00.000Z');
    const due = await start(true);
    const [pending] = await shop.sql<{ amount: number }>(
      "select amount from payments where customer_id = $1 and state = 'PENDING'",
      [anne.buyer.id],
    );
    expect(pending?.amount).toBe(5_000);
    // the rest is asked for on another page: the earlier one is given up
    const rest = await start(false);
    expect(rest).not.toEqual(due);
    expect(await tellPayment(shop, { reference: pageOf(rest), state: 'paid' })).toBe(200);
    expect(await owedBy(anne.buyer)).toBeUndefined();
  });

  test('a reminder names each part that is due, and none that is not', async () => {
    const anne = await ordered();
    shop.clock.set('2026-02-06T08:00:00.000Z');
    const customer = anne.buyer.cuid;
    await shop.office('sendPaymentReminder', { customer }, staff);
    const { data } = await shop.office('listPaymentReminders', { customer }, staff);
    expect(data[0]?.debts.map(({ amount, due_at, rank }) => [amount, due_at, rank])).toEqual([
      [2_500, '2026-01-19T23:00:00.000Z', 1],
      [2_500, '2026-02-05T23:00:00.000Z', 1],
    ]);
  });

  test('a part and the whole paid at once: no cent is lost, nothing is paid twice', async () => {
    for (let round = 0; round < 10; round += 1) {
      const anne = await ordered();
      await Promise.all([pay(anne, 2_500), pay(anne, 10_000)]);
      const [row] = await shop.sql<{ paid: number; wallet: number }>(
        'select r.paid_amount as paid, c.wallet_amount as wallet from receivables r join customers c on c.id = r.customer_id where r.id = $1',
        [anne.receivable],
      );
      expect(row).toEqual({ paid: 10_000, wallet: 2_500 });
      expect(await instalmentsOf(anne)).toEqual(FOUR);
    }
  });
});

test('what is ordered keeps its instalments when the plan changes, and a plan that is off is not offered', async () => {
  const anne = await ordered();
  await shop.change('updateInstalmentPlan', { instalment_plan: plan.cuid, parts: 2 }, staff);
  expect(await instalmentsOf(anne)).toEqual(FOUR);
  const parts = async () =>
    (await fill()).cart.instalment_plans.map((one) => one.later?.parts.length);
  await expect.poll(parts).toEqual([3]);
  await shop.change('updateInstalmentPlan', { instalment_plan: plan.cuid, active: false }, staff);
  await expect.poll(parts).toEqual([]);
});

test('after all of this, parts add up to totals, and the books balance', async () => {
  const apart = await shop.sql(
    `select r.id from receivables r where r.in_instalments
       and r.total_amount <> (select coalesce(sum(i.amount), 0) from instalments i where i.receivable_id = r.id)`,
  );
  expect(apart).toEqual([]);
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  const differences = await checkInvariants(client);
  await client.end();
  expect(differences.filter((line) => !line.startsWith('availability'))).toEqual([]);
});
