import type { Ask } from '@ribambelle/api/client.ts';
import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

type Cancelling = Extract<Ask<'createBulkAction'>['action'], { on: 'REGISTRATIONS' }>;
type GiveBack = Extract<Cancelling['change'], { kind: 'CANCEL' }>['give_back'];

const ALL_BACK: GiveBack = { what: { of: 'ALL' }, to: 'WALLET' };
const HALF: GiveBack = {
  what: { of: 'SHARE', share: 5000 },
  to: 'WALLET',
  kept_label: 'Frais',
};
const NOTHING: GiveBack = { what: { of: 'NOTHING' }, to: 'WALLET', kept_label: 'Frais' };
const FEE = 150;

let shop: Shop;
let organiser: Made;
let staff: Made & { token: string };
let camps: MadeAvailability[];
let books: pg.Client;

/** Three camps, one of them free of charge, and a fee on each order. */
beforeAll(async () => {
  shop = await openShop({ jobs: true });
  organiser = await shop.make.organiser();
  await shop.sql('update organisers set service_fee_amount = $2 where id = $1', [
    organiser.id,
    FEE,
  ]);
  staff = await shop.make.collaborator(organiser, [...ALL_PERMISSIONS]);
  const activity = await shop.make.activity(organiser);
  camps = [];
  for (const [day, price] of [
    ['2026-07-06', 10_000],
    ['2026-07-13', 4000],
    ['2026-07-20', 0],
  ] as const)
    camps.push(await shop.make.availability(organiser, activity, { days: [day], price }));
  books = new pg.Client({ connectionString: shop.databaseUrl });
  await books.connect();
});
afterAll(async () => {
  await books.end();
  await shop.close();
});

/**
 * Orders some camps, paid in full from the wallet or not at all; returns the registrations, in the
 * order of the camps.
 */
async function order(availabilities: readonly MadeAvailability[], paid: 'ALL' | 'NOTHING') {
  const family: MadeCustomer = await shop.make.customer(organiser);
  const { cart } = await shop.call(
    'addCartItems',
    {
      participant_id: family.participant.id,
      registrations: availabilities.map(({ id, dates }) => ({
        availability_id: id,
        availability_dates: dates.map((date) => date.id),
      })),
    },
    family,
  );
  const terms = { payment_strategy: 'DELAYED' as const, terms: true };
  await shop.call('checkoutCart', { cart_id: cart.id, ...terms }, family);
  if (paid === 'ALL') {
    const of = { customer: family.cuid };
    const { outstanding_amount } = await shop.office('getOfficeCustomer', of, staff);
    const amount = outstanding_amount ?? 0;
    if (amount > 0) {
      await shop.office('correctWallet', { ...of, amount, reason: 'Cadeau' }, staff);
      await shop.office('payFromCustomerWallet', { ...of, amount }, staff);
    }
  }
  const rows = await shop.sql<{ cuid: string; availability_id: string }>(
    'select cuid, availability_id from registrations where customer_id = $1',
    [family.id],
  );
  const registrations = availabilities.map(
    ({ id }) => rows.find((one) => Number(one.availability_id) === id)?.cuid ?? '?',
  );
  return { family, registrations };
}
const cancelling = (cuids: readonly string[], give_back: GiveBack): Cancelling => ({
  on: 'REGISTRATIONS',
  selection: { by: 'CHOSEN', chosen: [...cuids] },
  change: { kind: 'CANCEL', reason: 'La piscine est fermée', give_back },
});
const walletOf = async ({ cuid: customer }: Made) =>
  (await shop.office('getOfficeCustomer', { customer }, staff)).wallet_amount ?? 0;
async function carryOut(action: Cancelling, count: number) {
  const { cuid } = await shop.office('createBulkAction', { action, count }, staff);
  const read = () => shop.office('getBulkAction', { bulk_action: cuid }, staff);
  await expect.poll(async () => (await read()).state, { interval: 30 }).toBe('DONE');
  return (await shop.office('listBulkActionLines', { bulk_action: cuid }, staff)).data;
}
type Line = {
  readonly cuid: string;
  readonly changes: readonly { readonly field: string; readonly to: unknown }[];
};
const moneyOf = (lines: readonly Line[], field: string) =>
  lines.flatMap(({ changes }) => changes).filter((change) => change.field === field);
const sumOf = (lines: readonly Line[], field: string) =>
  moneyOf(lines, field).reduce((sum, { to }) => sum + Number(to), 0);

test('an order with nothing left refunds its fee: the preview counts it at the last registration', async () => {
  const [first, second] = camps;
  if (first === undefined || second === undefined) throw new Error('No camps');
  const { family, registrations } = await order([first, second], 'ALL');
  const action = cancelling(registrations, ALL_BACK);
  const preview = await shop.office('previewBulkAction', { action }, staff);
  expect(preview).toMatchObject({ changed: 2, given_amount: 14_000 + FEE, kept_amount: 0 });
  expect(preview.lines.map((line) => sumOf([line], 'given_amount'))).toEqual([10_000, 4000 + FEE]);
  const before = await walletOf(family);
  const lines = await carryOut(action, 2);
  expect((await walletOf(family)) - before).toBe(preview.given_amount);
  for (const line of preview.lines)
    expect(lines.find(({ cuid }) => cuid === line.cuid)?.changes).toEqual(line.changes);
});

test('an order with something left or kept keeps its fee', async () => {
  const [first, second] = camps;
  if (first === undefined || second === undefined) throw new Error('No camps');
  const { registrations } = await order([first, second], 'ALL');
  const of = async (cuids: readonly string[], give_back: GiveBack) => {
    const { given_amount, kept_amount } = await shop.office(
      'previewBulkAction',
      { action: cancelling(cuids, give_back) },
      staff,
    );
    return [given_amount, kept_amount];
  };
  expect(await of(registrations.slice(0, 1), ALL_BACK)).toEqual([10_000, 0]);
  expect(await of(registrations, HALF)).toEqual([7000, 7000]);
  expect(await of(registrations, NOTHING)).toEqual([0, 14_000]);
  // the money is left as it is, and so is the fee
  expect(await of(registrations, null)).toEqual([0, 0]);
});

test('for any order, earlier cancellation and payment, the preview matches the result', async () => {
  let endedOrders = 0;
  const one = fc.record({
    camps: fc.subarray([0, 1, 2], { minLength: 1 }),
    paid: fc.constantFrom('ALL' as const, 'NOTHING' as const),
    before: fc.nat({ max: 3 }),
    left: fc.nat({ max: 4 }),
  });
  const give_back = fc.constantFrom(ALL_BACK, ALL_BACK, HALF, NOTHING, null);
  await fc.assert(
    fc.asyncProperty(
      fc.array(one, { minLength: 1, maxLength: 2 }),
      give_back,
      async (orders, wish) => {
        const cuids: string[] = [];
        const families: MadeCustomer[] = [];
        for (const { camps: of, paid, before, left } of orders) {
          const { family, registrations } = await order(
            of.flatMap((index) => camps[index] ?? []),
            paid,
          );
          families.push(family);
          const earlier = registrations[before];
          if (earlier !== undefined)
            await shop.office(
              'cancelOfficeRegistration',
              { registration: earlier, message: 'Malade', give_back: null },
              staff,
            );
          cuids.push(...registrations.filter((_, index) => index !== left));
        }
        if (cuids.length === 0) return;
        const action = cancelling(cuids, wish);
        const preview = await shop.office('previewBulkAction', { action }, staff);
        const walletTotal = async () =>
          (await Promise.all(families.map(walletOf))).reduce((sum, amount) => sum + amount, 0);
        const before = await walletTotal();
        const lines = await carryOut(action, cuids.length);
        expect((await walletTotal()) - before).toBe(preview.given_amount);
        expect(sumOf(lines, 'given_amount')).toBe(preview.given_amount);
        expect(sumOf(lines, 'kept_amount')).toBe(preview.kept_amount);
        for (const line of preview.lines)
          expect(lines.find(({ cuid }) => cuid === line.cuid)?.changes).toEqual(line.changes);
        endedOrders += preview.given_amount % 1000 === 0 ? 0 : 1;
      },
    ),
    {
      numRuns: 14,
      interruptAfterTimeLimit: 60_000,
      markInterruptAsFailure: false,
      // besides the random cases, one order of two that ends whole, and its fee with it
      examples: [[[{ camps: [0, 1], paid: 'ALL', before: 3, left: 4 }], ALL_BACK]],
    },
  );
  expect(endedOrders).toBeGreaterThan(0);
  const violations = (await checkInvariants(books)).filter(
    (violation) => !violation.includes('weekdays'),
  );
  expect(violations).toEqual([]);
});
