import type { Ask } from '@ribambelle/api/client.ts';
import { addDays } from '@ribambelle/domain/base/days.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import {
  type Bought,
  IN_TIME,
  LATER,
  openPolicyShop,
  STEPS,
  TOO_LATE,
} from '@ribambelle/testing/policy-shop.ts';
import { race } from '@ribambelle/testing/race.ts';
import { workingServerOf } from '@ribambelle/testing/working-server.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

const ORIGIN = { steps: STEPS, money_to: 'ORIGIN' } as const;
const CREDIT = { steps: STEPS, money_to: 'CREDIT' } as const;
/** Four days of 25.00 each, and a lunch of 5.00. */
let activity: Made;
let lunch: Made & { prices: readonly Made[] };
const stage = await openPolicyShop(['registrations.update', 'mails.read']);
const { shop, organiser, staff, bought, moneyOf, refundsOf } = stage;
beforeAll(async () => {
  activity = await shop.make.activity(organiser, {
    partial_registrations: 'EVERYBODY',
    partial_price: 'BY_DATES',
  });
  lunch = await shop.make.option(organiser, activity, { prices: [{ amount: 500 }] });
});
afterAll(stage.close);
afterEach(stage.closeBooks);

/** Runs the waiting e-mails about changes; refunds stay for the provider. */
async function finishMails() {
  await shop.sql(`delete from graphile_worker._private_jobs where task_id in
    (select id from graphile_worker._private_tasks where identifier <> 'send-change-mail')`);
  const server = await workingServerOf(shop);
  const unfinishedJobs = () => shop.sql('select id from graphile_worker._private_jobs');
  await expect.poll(unfinishedJobs).toEqual([]);
  await server.stop();
}
const lunchPrice = () => lunch.prices[0]?.id ?? 0;
const wishOf = (of: Bought, dates: readonly number[], price_ids: readonly number[] = []) => ({
  registration_id: of.registration,
  availability_dates: dates.map((index) => ({ date_id: of.camp.dates[index]?.id ?? 0 })),
  options: price_ids.map((price_id) => ({ price_id })),
});
const estimate = (of: Bought, dates: readonly number[], price_ids: readonly number[] = []) =>
  shop.call('estimateRegistration', wishOf(of, dates, price_ids), of);
/** Changes with the amounts of an estimate, as the page does. */
async function change(of: Bought, dates: readonly number[], price_ids: readonly number[] = []) {
  const shown = await estimate(of, dates, price_ids);
  return shop.call('updateRegistration', { ...wishOf(of, dates, price_ids), ...seenIn(shown) }, of);
}
const seenIn = (shown: Awaited<ReturnType<typeof estimate>>) => {
  const { total_amount, automatic_price, fee_amount, online_amount, wallet_amount } = shown;
  const seen = { fee_amount, online_amount, wallet_amount };
  return { total_amount, automatic_price, seen };
};
const linesOf = (of: Bought) =>
  shop.sql<{ reason: string; amount: number }>(
    `select l.reason, l.amount from receivable_lines l join registrations r on r.receivable_id = l.receivable_id
     where r.id = $1 and l.reason <> 'SALE' order by l.reason, l.amount`,
    [of.registration],
  );
const cancelPreview = (of: Bought) =>
  shop.call('getCancellationPreview', { registration_id: of.registration }, of);

test('200 days given up in time cost nothing, and their money goes back by the provider', async () => {
  const family = await bought(ORIGIN, { activity });
  shop.clock.set(IN_TIME);
  expect(await estimate(family, [0])).toMatchObject({
    total_amount: 2_500,
    fee_amount: 0,
    online_amount: 7_500,
    wallet_amount: 0,
    waiting_amount: 0,
  });
  expect(await change(family, [0])).toMatchObject({
    total_amount: 2_500,
    paid_amount: 2_500,
    online_amount: 7_500,
    credit_amount: 0,
  });
  expect(await refundsOf(family)).toEqual([{ amount: 7_500, state: 'PENDING' }]);
});

test('200 later: all but one day bears the fee that cancelling them bears, on a line of its own', async () => {
  const family = await bought(CREDIT, { activity });
  shop.clock.set(LATER);
  expect(await estimate(family, [3])).toMatchObject({
    conditions: expect.stringContaining('20'),
    total_amount: 4_000,
    fee_amount: 1_500,
    wallet_amount: 6_000,
  });
  await change(family, [3]);
  expect(await linesOf(family)).toEqual([
    { reason: 'CANCELLATION', amount: 1_500 },
    { reason: 'CHANGE', amount: -7_500 },
  ]);
  expect(await moneyOf(family)).toMatchObject({ total: 4_100, paid: 4_100, wallet: 6_000 });
  const shown = await shop.call('getAccountRegistration', { cuid: family.cuid }, family);
  expect(shown).toMatchObject({ total_amount: 4_000, change_fee_amount: 1_500 });
  const { changes } = await shop.office(
    'getOfficeRegistration',
    { registration: family.cuid },
    staff,
  );
  expect(changes).toMatchObject([
    { kind: 'CHANGE', by: null, was: { total_amount: 10_000 }, became: { total_amount: 4_000 } },
  ]);
  await finishMails();
  const [mail] = await shop.sql<{ text: string }>(
    `select text from sent_mails where customer_id = $1 and kind = 'registration.office.changed'`,
    [family.id],
  );
  expect(mail?.text.replaceAll(/\s/gu, ' ')).toMatch(/Frais d’annulation.*15,00 €/u);
});

test('200 then cancels: the earlier fee stays due, and bears no fee itself', async () => {
  const family = await bought(CREDIT, { activity });
  shop.clock.set(LATER);
  await change(family, [2, 3]);
  expect(await cancelPreview(family)).toMatchObject({
    total_amount: 6_000,
    change_fee_amount: 1_000,
    fee_amount: 1_000,
    due_amount: 2_000,
    wallet_amount: 4_000,
  });
  const seen = { due_amount: 2_000, online_amount: 0, wallet_amount: 4_000 };
  const request = { registration_id: family.registration, message: 'Malade', seen };
  await shop.call('cancelRegistration', request, family);
  // 80.00 of 100.00, as if it had cancelled everything at once
  expect(await moneyOf(family)).toMatchObject({ total: 2_100, paid: 2_100, wallet: 8_000 });
});

test('200 later, an option bears the fee, too, and is priced without the fee before', async () => {
  const family = await bought(CREDIT, { activity, price_ids: [lunchPrice()] });
  shop.clock.set(LATER);
  await change(family, [1, 2, 3], [lunchPrice()]);
  expect(await estimate(family, [1, 2, 3])).toMatchObject({
    current_total_amount: 8_500,
    total_amount: 8_100,
    fee_amount: 100,
    automatic_price: true,
  });
  await change(family, [1, 2, 3]);
  expect(await moneyOf(family)).toMatchObject({ total: 8_200, wallet: 2_400 });
});

test('200 exchanges a day too late for one far ahead: it still counts from the first', async () => {
  const days = ['2026-07-06', '2026-09-07'];
  const family = await bought(CREDIT, { activity, days, dates: [0] });
  const price = 5_000;
  shop.clock.set(LATER);
  expect(await change(family, [1])).toMatchObject({ total_amount: price, fee_amount: 0 });
  expect(await cancelPreview(family)).toMatchObject({ fee_amount: 1_000 });
  shop.clock.set(TOO_LATE);
  await expect(cancelPreview(family)).rejects.toMatchObject({ code: 'CANCELLATION_NOT_ALLOWED' });
  expect(await shop.call('getAccountRegistration', { cuid: family.cuid }, family)).toMatchObject({
    cancellable: false,
  });
});

test('200 unpaid: the fee of what was given up is owed', async () => {
  const family = await bought(ORIGIN, { activity, paid: false });
  shop.clock.set(LATER);
  await change(family, [3]);
  expect(await moneyOf(family)).toMatchObject({ total: 4_100, owed: 4_100, wallet: 0 });
});

test('200 where staff decide, what was paid beyond waits for them', async () => {
  const family = await bought({ steps: STEPS, money_to: 'STAFF' }, { activity });
  shop.clock.set(IN_TIME);
  expect(await estimate(family, [0])).toMatchObject({ wallet_amount: 0, waiting_amount: 7_500 });
  await change(family, [0]);
  expect(await moneyOf(family)).toMatchObject({ total: 2_600, credit: 7_500, wallet: 0 });
});

test('200 without conditions it is as before: no fee, and the rest is in the wallet', async () => {
  const family = await bought(null, { activity });
  shop.clock.set(LATER);
  const wish = wishOf(family, [3]);
  expect(await shop.call('updateRegistration', wish, family)).toMatchObject({
    credit_amount: 7_500,
    fee_amount: 0,
  });
  expect(await moneyOf(family)).toMatchObject({ total: 2_600, wallet: 7_500 });
});

test('200 staff change it without a fee, and the earlier one stays owed', async () => {
  const family = await bought(CREDIT, { activity });
  shop.clock.set(LATER);
  await change(family, [1, 2, 3]);
  const { version } = await shop.office(
    'getOfficeRegistration',
    { registration: family.cuid },
    staff,
  );
  const date_ids = [2, 3].map((index) => family.camp.dates[index]?.id ?? 0);
  const request = { registration: family.cuid, date_ids, price: 'NEW', version } as const;
  const wish = { ...request, overbook: false, twice: false, tell: false };
  expect(await shop.office('changeOfficeRegistration', wish, staff)).toMatchObject({
    total_amount: 5_500,
  });
});

test('409 past the last day nothing that costs can be given up, but answers and more days can', async () => {
  const family = await bought(ORIGIN, { activity, dates: [0, 1, 2] });
  shop.clock.set(TOO_LATE);
  for (const call of [
    () => estimate(family, [2]),
    () => shop.call('updateRegistration', wishOf(family, [2]), family),
  ])
    await expect(call()).rejects.toMatchObject({
      code: 'GIVING_UP_NOT_ALLOWED',
      fields: { availability_dates: 'GIVING_UP_NOT_ALLOWED' },
    });
  expect(await change(family, [0, 1, 2, 3])).toMatchObject({ total_amount: 10_000 });
});

test('409 two days before a course, when cancelling is over, its later days cannot be dropped either', async () => {
  const days = Array.from({ length: 10 }, (_, week) => addDays('2026-07-06', 7 * week));
  const free = { until_days: 14, fee_percentage: 0, fee_amount: 0 };
  const family = await bought({ steps: [free], money_to: 'ORIGIN' }, { activity, days });
  shop.clock.set('2026-07-04T08:00:00.000Z');
  await expect(cancelPreview(family)).rejects.toMatchObject({ code: 'CANCELLATION_NOT_ALLOWED' });
  await expect(change(family, [0, 1, 2])).rejects.toMatchObject({ code: 'GIVING_UP_NOT_ALLOWED' });
  shop.clock.set('2026-06-22T08:00:00.000Z');
  expect(await change(family, [0, 1, 2])).toMatchObject({ fee_amount: 0, online_amount: 7_000 });
});

test('409 amounts that changed since the family saw them, with the new ones', async () => {
  const family = await bought(ORIGIN, { activity });
  shop.clock.set(IN_TIME);
  const shown = seenIn(await estimate(family, [3]));
  shop.clock.set('2026-06-22T22:00:00.000Z');
  for (const seen of [shown, { total_amount: 2_500 }, {}] satisfies Partial<
    Ask<'updateRegistration'>
  >[])
    await expect(
      shop.call('updateRegistration', { ...wishOf(family, [3]), ...seen }, family),
    ).rejects.toMatchObject({
      code: 'REGISTRATION_PRICE_CHANGED',
      details: { total_amount: 4_000, fee_amount: 1_500, online_amount: 6_000, wallet_amount: 0 },
    });
  expect(await refundsOf(family)).toEqual([]);
});

test.each([2, 20, 200])('race: %i changes at once give the money back once', async (count) => {
  const family = await bought(ORIGIN, { activity });
  shop.clock.set(LATER);
  const request = { ...wishOf(family, [3]), ...seenIn(await estimate(family, [3])) };
  await race(Array.from({ length: count }, () => shop.call('updateRegistration', request, family)));
  expect(await refundsOf(family)).toEqual([{ amount: 6_000, state: 'PENDING' }]);
  expect(await moneyOf(family)).toMatchObject({ total: 4_100, paid: 4_100 });
});

test('race: a change and a cancellation give no cent back twice', async () => {
  const family = await bought(ORIGIN, { activity });
  shop.clock.set(LATER);
  const request = { ...wishOf(family, [3]), ...seenIn(await estimate(family, [3])) };
  const seen = { due_amount: 2_000, online_amount: 8_000, wallet_amount: 0 };
  const cancelled = { registration_id: family.registration, message: 'Malade', seen };
  const { passed } = await race([
    shop.call('updateRegistration', request, family),
    shop.call('cancelRegistration', cancelled, family),
  ]);
  expect(passed).toBe(1);
  const [refund] = await refundsOf(family);
  expect([6_000, 8_000]).toContain(refund?.amount);
  expect(await refundsOf(family)).toHaveLength(1);
});
