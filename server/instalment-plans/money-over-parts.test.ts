import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
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
    payment_term_days: 14,
    payment_methods: JSON.stringify([{ type: 'DELAYED', priority: 1 }]),
  });
  staff = await shop.make.collaborator(organiser, [
    'payment-types.create',
    'payments.create',
    'payments.read',
    'payments.update',
    'registrations.create',
    'registrations.read',
  ]);
  activity = await shop.make.activity(organiser);
  camp = await shop.make.availability(organiser, activity, { capacity: 200 });
  plan = await shop.office(
    'createInstalmentPlan',
    {
      title: { fr: 'En trois fois', en: 'In three parts' },
      deposit_percentage: 2_000,
      parts: 2,
      day_of_month: 5,
      activities: [activity.cuid],
    },
    staff,
  );
});
afterAll(() => shop.close());
beforeEach(() => shop.clock.set(ORDERED));

interface Family extends MadeCustomer {
  readonly reference: string;
}

/**
 * Makes a family that ordered two places of 100.00, each in parts: 20.00 by 19 January, 40.00 by 5
 * February, 40.00 by 5 March.
 */
async function ordered(wallet_amount = 0): Promise<Family> {
  const buyer = await shop.make.customer(organiser);
  const second = await shop.make.participant(organiser, buyer, { firstname: 'Tom' });
  const place = {
    availability_id: camp.id,
    availability_dates: camp.dates.map(({ id }) => ({ date_id: id })),
  };
  const add = (participant_id: number) =>
    shop.call('addCartItems', { participant_id, registrations: [place] }, buyer);
  await add(buyer.participant.id);
  const { cart } = await add(second.id);
  await fillWallet(buyer, wallet_amount);
  await shop.call(
    'checkoutCart',
    { cart_id: cart.id, payment_strategy: 'DELAYED', instalment_plan: plan.cuid, terms: true },
    buyer,
  );
  const [row] = await shop.sql<{ reference: string }>('select reference from carts where id = $1', [
    cart.id,
  ]);
  return { ...buyer, reference: row?.reference ?? '' };
}

async function fillWallet({ id }: Pick<MadeCustomer, 'id'>, amount: number) {
  if (amount === 0) return;
  await shop.sql(
    `insert into wallet_movements (organiser_id, customer_id, amount, reason) values ($1, $2, $3, 'CORRECTION')`,
    [organiser.id, id, amount],
  );
  await shop.sql('update customers set wallet_amount = $2 where id = $1', [id, amount]);
}

/** Returns the amounts paid of each place, the larger first. */
const paidOf = async ({ id }: Family) =>
  (
    await shop.sql<{ paid: number }>(
      'select paid_amount as paid from receivables where customer_id = $1 order by paid_amount desc',
      [id],
    )
  ).map(({ paid }) => paid);
const overdue = async ({ cuid }: Family) =>
  (await shop.office('listOfficeRegistrations', { payment: 'OVERDUE', customer: cuid }, staff)).data
    .length;
const pay = (money: { communication?: string; customer?: string; amount: number }) =>
  shop.office('recordPayment', { method: 'TRANSFER', twice: true, ...money }, staff);

describe('a transfer over two places in parts', () => {
  test.each([
    ['under its number', ({ reference }: Family) => ({ communication: reference })],
    ['of the family', ({ cuid }: Family) => ({ customer: cuid })],
    [
      'with its number as a part',
      ({ cuid, reference }: Family) => ({
        customer: cuid,
        parts: [{ communication: reference, amount: 12_000 }],
      }),
    ],
  ])('%s pays what is due of both before what is not due yet', async (_case, name) => {
    const anne = await ordered();
    shop.clock.set('2026-02-06T08:00:00.000Z');
    expect(await overdue(anne)).toBe(2);
    await pay({ ...name(anne), amount: 12_000 });
    expect(await paidOf(anne)).toEqual([6_000, 6_000]);
    expect(await overdue(anne)).toBe(0);
  });

  test('before anything is due, the first parts of both come first', async () => {
    const anne = await ordered();
    await pay({ communication: anne.reference, amount: 4_000 });
    expect(await paidOf(anne)).toEqual([2_000, 2_000]);
    await pay({ communication: anne.reference, amount: 9_000 });
    expect(await paidOf(anne)).toEqual([7_000, 6_000]);
  });

  test('a raised amount goes on in the same way', async () => {
    const anne = await ordered();
    const { cuid: payment } = await pay({ customer: anne.cuid, amount: 4_000 });
    await shop.change(
      'correctPayment',
      {
        payment,
        amount: 12_000,
        received_at: '2026-01-05',
        method: 'TRANSFER',
        reason: 'x',
      },
      staff,
    );
    expect(await paidOf(anne)).toEqual([6_000, 6_000]);
  });
});

test('the wallet pays in the same order, at the checkout and later', async () => {
  const anne = await ordered(10_000);
  expect(await paidOf(anne)).toEqual([6_000, 4_000]);
  await fillWallet(anne, 3_000);
  await shop.call('payWithWallet', { amount: 2_000, destination: null }, anne);
  expect(await paidOf(anne)).toEqual([6_000, 6_000]);
});

test('after all of this, the books balance', async () => {
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  const differences = await checkInvariants(client);
  await client.end();
  expect(differences.filter((line) => !/^availability|weekdays/u.test(line))).toEqual([]);
});
