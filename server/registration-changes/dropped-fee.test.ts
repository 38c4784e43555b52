import { appLogin } from '@ribambelle/database/app-login.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { type Bought, LATER, openPolicyShop, STEPS } from '@ribambelle/testing/policy-shop.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPool } from '../database/pool.ts';
import { inTransaction } from '../database/transaction.ts';
import { createDirectory } from '../organisers/directory.ts';
import { takeOffClosedDate } from '../registrations/index.ts';

let activity: Made;
let family: Bought;
const stage = await openPolicyShop(['registrations.create', 'registrations.update']);
const { shop, organiser, staff, bought, moneyOf } = stage;
beforeAll(async () => {
  activity = await shop.make.activity(organiser, {
    partial_registrations: 'EVERYBODY',
    partial_price: 'BY_DATES',
  });
});
afterAll(stage.close);
afterEach(stage.closeBooks);

/** The family drops two of four days of 25.00, with a fee of 10.00. */
beforeEach(async () => {
  family = await bought({ steps: STEPS, money_to: 'CREDIT' }, { activity, paid: false });
  shop.clock.set(LATER);
  const wish = {
    registration_id: family.registration,
    availability_dates: [2, 3].map((index) => ({ date_id: family.camp.dates[index]?.id ?? 0 })),
    options: [],
  };
  const { fee_amount, online_amount, wallet_amount, total_amount } = await shop.call(
    'estimateRegistration',
    wish,
    family,
  );
  const seen = { fee_amount, online_amount, wallet_amount };
  await shop.call('updateRegistration', { ...wish, total_amount, seen }, family);
});

const getRegistration = () =>
  shop.office('getOfficeRegistration', { registration: family.cuid }, staff);
async function setPrice(total_amount: number) {
  const { version } = await getRegistration();
  const wish = { registration: family.cuid, total_amount, reason: 'Malade', version };
  return shop.office('setRegistrationPrice', wish, staff);
}
const cancel = () =>
  shop.office('cancelOfficeRegistration', { registration: family.cuid, message: 'Pluie' }, staff);
async function restore() {
  const { cuid: registration } = family;
  const { total_amount } = await shop.office(
    'previewRegistrationRestoration',
    { registration },
    staff,
  );
  const restored = await shop.office('restoreRegistration', { registration }, staff);
  expect(restored.total_amount).toBe(total_amount);
  return total_amount;
}
const cancelPreview = () =>
  shop.call('getCancellationPreview', { registration_id: family.registration }, family);
/** The sum of the lines of its price, and of those of its receivable by reason. */
async function sums() {
  const { price_lines } = await getRegistration();
  const rows = await shop.sql<{ reason: string; amount: number }>(
    `select l.reason, sum(l.amount)::integer as amount from receivable_lines l join registrations r on r.receivable_id = l.receivable_id
     where r.id = $1 group by 1`,
    [family.registration],
  );
  return {
    price: price_lines.reduce((sum, { amount }) => sum + amount, 0),
    lines: price_lines.length,
    ...Object.fromEntries(rows.map(({ reason, amount }) => [reason, amount])),
  };
}

test('200 a price that staff set has no fee within it: a cancellation does not charge it again', async () => {
  await setPrice(5_000);
  expect(await sums()).toEqual({
    price: 5_000,
    lines: 1,
    SALE: 10_000,
    CHANGE: -5_000,
    CANCELLATION: 0,
  });
  expect(await cancelPreview()).toMatchObject({
    total_amount: 5_000,
    change_fee_amount: 0,
    fee_amount: 1_000,
    due_amount: 1_000,
  });
});

test('200 the cancellation of the organiser drops the fee: it is restored without it, each time', async () => {
  for (const _ of [1, 2]) {
    await cancel();
    expect(await moneyOf(family)).toMatchObject({ total: 0 });
    expect(await restore()).toBe(5_000);
    expect(await sums()).toMatchObject({ price: 5_000, lines: 1 });
    expect(await cancelPreview()).toMatchObject({ change_fee_amount: 0, due_amount: 1_000 });
  }
});

test('200 a price that staff set after a fee is restored as they set it', async () => {
  await setPrice(4_200);
  expect(await sums()).toMatchObject({ price: 4_200, CORRECTION: -800, CANCELLATION: 0 });
  await cancel();
  expect(await restore()).toBe(4_200);
  // with the fee of 1.00 for its order
  expect(await moneyOf(family)).toMatchObject({ total: 4_300, owed: 4_300 });
});

test('200 the fee stays owed when its family cancels, and is restored', async () => {
  const { due_amount } = await cancelPreview();
  expect(due_amount).toBe(2_000);
  const seen = { due_amount, online_amount: 0, wallet_amount: 0 };
  const request = { registration_id: family.registration, message: 'Malade', seen };
  await shop.call('cancelRegistration', request, family);
  expect(await restore()).toBe(6_000);
  expect(await cancelPreview()).toMatchObject({ change_fee_amount: 1_000, due_amount: 2_000 });
});

/** Takes an amount off for the first of its days, which does not take place. */
async function closeFirstDay(amount: number) {
  const pool = createPool(await appLogin(shop.databaseUrl), { max: 1 });
  const present = await createDirectory(pool).presentOrganiser(organiser.id);
  if (present === null) throw new Error('There is no organiser');
  const collaborator = { id: staff.id, firstname: 'Sophie', lastname: 'Peeters' };
  const { taken } = await inTransaction({ pool, organiser_id: organiser.id }, (db) =>
    takeOffClosedDate(db, {
      date_id: family.camp.dates[2]?.id ?? 0,
      what: { of: 'AMOUNT', amount },
      to: 'WALLET',
      label: 'Férié',
      by: { organiser: present, collaborator, address: '', now: LATER },
    }),
  );
  await pool.end();
  return taken.map(({ taken_off_amount }) => taken_off_amount);
}

test('200 an amount for a closed date leaves the fee: cancelled and restored, it costs nothing more or less', async () => {
  expect(await closeFirstDay(10_000)).toEqual([5_000]);
  expect(await sums()).toMatchObject({ price: 1_000, CORRECTION: -5_000, CANCELLATION: 1_000 });
  await cancel();
  expect(await restore()).toBe(0);
});
