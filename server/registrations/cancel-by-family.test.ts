import type { Ask } from '@ribambelle/api/client.ts';
import { race } from '@ribambelle/testing/race.ts';
import {
  type Bought,
  IN_TIME,
  LATER,
  openPolicyShop,
  STEPS,
  TOO_LATE,
} from '@ribambelle/testing/policy-shop.ts';
import { afterAll, afterEach, expect, test } from 'vitest';

const QUIT = { until_days: null, fee_percentage: 5_000, fee_amount: 0 };
const stage = await openPolicyShop();
const { shop, organiser, staff, setPolicy, bought, moneyOf, refundsOf } = stage;
afterAll(stage.close);
afterEach(stage.closeBooks);

const preview = (of: Bought) =>
  shop.call('getCancellationPreview', { registration_id: of.registration }, of);

/** Cancels with the amounts of a preview, as the page does. */
async function cancel(of: Bought, seen?: Ask<'cancelRegistration'>['seen']) {
  const { due_amount, online_amount, wallet_amount } = await preview(of);
  return shop.call(
    'cancelRegistration',
    {
      registration_id: of.registration,
      message: 'Malade',
      seen: seen === undefined ? { due_amount, online_amount, wallet_amount } : seen,
    },
    of,
  );
}

test('200 in time: nothing is due, and everything goes back by the provider, with the fee of the order', async () => {
  const family = await bought({ steps: STEPS, money_to: 'ORIGIN' });
  shop.clock.set(IN_TIME);
  expect(await preview(family)).toMatchObject({
    conditions: expect.stringMatching(/gratuit\. De 13 à 3 jours avant : 20\s%\. Ensuite : plus/u),
    total_amount: 10_000,
    paid_amount: 10_000,
    fee_amount: 0,
    due_amount: 0,
    dropped_amount: 10_100,
    online_amount: 10_100,
    wallet_amount: 0,
    waiting_amount: 0,
    back: [
      { amount: 10_000, way: 'PROVIDER', paid_at: '2026-01-05T08:00:00.000Z' },
      { amount: 100, way: 'PROVIDER' },
    ],
  });
  await cancel(family);
  expect(await refundsOf(family)).toEqual([{ amount: 10_100, state: 'PENDING' }]);
  expect(await moneyOf(family)).toEqual({ total: 0, paid: 0, owed: 0, credit: 0, wallet: 0 });
});

test('200 later: the fee has its line with the VAT of what it corrects, and the rest goes back', async () => {
  const family = await bought({ steps: STEPS, money_to: 'ORIGIN' });
  shop.clock.set(LATER);
  expect(await preview(family)).toMatchObject({ fee_amount: 2_000, online_amount: 8_000 });
  await cancel(family);
  expect(await refundsOf(family)).toEqual([{ amount: 8_000, state: 'PENDING' }]);
  const lines = await shop.sql(
    `select l.amount, l.label, l.vat_category = s.vat_category or l.vat_category is null as same from receivable_lines l
     join registrations r on r.receivable_id = l.receivable_id join receivable_lines s on s.receivable_id = l.receivable_id and s.reason = 'SALE'
     where r.id = $1 and l.reason = 'CANCELLATION' order by l.amount`,
    [family.registration],
  );
  expect(lines).toEqual([
    { amount: -10_000, label: {}, same: true },
    { amount: 2_000, label: { fr: 'Frais d’annulation', en: 'Cancellation fee' }, same: true },
  ]);
  // the fee of the order stays, as something of it stays due
  expect(await moneyOf(family)).toMatchObject({ total: 2_100, paid: 2_100, owed: 0, credit: 0 });
  const shown = await shop.call('getAccountRegistration', { cuid: family.cuid }, family);
  expect(shown).toMatchObject({
    cancelled: true,
    kept: [{ label: 'Frais d’annulation', amount: 2_000 }],
  });
});

test('200 begun: the dates that took place stay due, with a fee for the others alone', async () => {
  const family = await bought({ steps: [...STEPS, QUIT], money_to: 'CREDIT' });
  shop.clock.set('2026-07-06T12:00:00.000Z');
  expect(await preview(family)).toMatchObject({
    started_amount: 2_500,
    fee_amount: 3_750,
    due_amount: 6_250,
    wallet_amount: 3_750,
    back: [{ way: 'WALLET', amount: 3_750 }],
  });
  await cancel(family);
  expect(await moneyOf(family)).toMatchObject({ total: 6_350, paid: 6_350, wallet: 3_750 });
  expect(await refundsOf(family)).toEqual([]);
});

test('200 unpaid: the fee is what remains to be paid, and that of the order with it', async () => {
  const family = await bought({ steps: STEPS, money_to: 'ORIGIN' }, { paid: false });
  shop.clock.set(LATER);
  expect(await preview(family)).toMatchObject({
    outstanding_amount: 2_000,
    online_amount: 0,
    wallet_amount: 0,
    back: [],
  });
  await cancel(family);
  expect(await moneyOf(family)).toMatchObject({ total: 2_100, owed: 2_100 });
});

test('200 what was sold keeps its conditions, whatever the organiser or the activity says later', async () => {
  const family = await bought({ steps: STEPS, money_to: 'ORIGIN' });
  await setPolicy({ steps: [], money_to: 'STAFF' });
  await shop.change(
    'updateActivityCancellationPolicy',
    { activity: family.activity.cuid, policy: { steps: [QUIT], money_to: 'CREDIT' } },
    staff,
  );
  shop.clock.set(LATER);
  expect(await preview(family)).toMatchObject({ fee_amount: 2_000, online_amount: 8_000 });
});

test('200 a first day that was called off counts as neither begun nor attended', async () => {
  const family = await bought({ steps: STEPS, money_to: 'ORIGIN' });
  await shop.sql(
    `update availability_dates set status = 'CLOSED', called_off_at = '2026-06-01T08:00:00Z' where id = $1`,
    [family.camp.dates[0]?.id],
  );
  // the second day is three days ahead, the first one two
  shop.clock.set('2026-07-04T08:00:00.000Z');
  expect(await preview(family)).toMatchObject({ started_amount: 0, fee_amount: 1_500 });
  shop.clock.set('2026-07-06T12:00:00.000Z');
  expect(await shop.call('getAccountRegistration', { cuid: family.cuid }, family)).toMatchObject({
    cancellable: false,
  });
  shop.clock.set('2026-07-04T08:00:00.000Z');
  expect(await shop.call('getAccountRegistration', { cuid: family.cuid }, family)).toMatchObject({
    cancellable: true,
  });
  await cancel(family);
  expect(await refundsOf(family)).toEqual([{ amount: 8_500, state: 'PENDING' }]);
});

test('200 without conditions everything is as before: no fee, and the money waits for staff', async () => {
  const family = await bought(null);
  shop.clock.set('2026-07-06T12:00:00.000Z');
  expect(await preview(family)).toMatchObject({
    conditions: '',
    started_amount: 2_500,
    fee_amount: 0,
    waiting_amount: 7_500,
    back: [],
  });
  await cancel(family, null);
  expect(await moneyOf(family)).toMatchObject({ total: 2_600, paid: 10_100, credit: 7_500 });
});

test('409 past the last day, and always where families cannot cancel by themselves', async () => {
  const late = await bought({ steps: STEPS, money_to: 'ORIGIN' });
  const never = await bought({ steps: [], money_to: 'ORIGIN' });
  shop.clock.set(TOO_LATE);
  for (const family of [late, never]) {
    await expect(preview(family)).rejects.toMatchObject({ code: 'CANCELLATION_NOT_ALLOWED' });
    const request = { registration_id: family.registration, message: 'Malade' };
    await expect(shop.call('cancelRegistration', request, family)).rejects.toMatchObject({
      code: 'CANCELLATION_NOT_ALLOWED',
    });
  }
  const staffCancels = { registration: late.cuid, message: 'Geste', give_back: null };
  await expect(shop.office('cancelOfficeRegistration', staffCancels, staff)).resolves.toMatchObject(
    { refundable_amount: 10_000 },
  );
});

test('409 amounts that changed since the family saw them, with the new ones', async () => {
  const family = await bought({ steps: STEPS, money_to: 'ORIGIN' });
  shop.clock.set(IN_TIME);
  const { due_amount, online_amount, wallet_amount } = await preview(family);
  shop.clock.set('2026-06-22T22:00:00.000Z');
  for (const seen of [{ due_amount, online_amount, wallet_amount }, null])
    await expect(cancel(family, seen)).rejects.toMatchObject({
      code: 'CANCELLATION_CHANGED',
      details: { due_amount: 2_000, online_amount: 8_000, wallet_amount: 0 },
    });
  expect(await refundsOf(family)).toEqual([]);
});

test('404 a registration of another family, and 409 twice or once it is over', async () => {
  const family = await bought({ steps: [QUIT], money_to: 'ORIGIN' });
  const other = await shop.make.customer(organiser);
  await expect(preview({ ...family, ...other })).rejects.toMatchObject({
    code: 'REGISTRATION_NOT_FOUND',
  });
  shop.clock.set('2026-07-20T08:00:00.000Z');
  await expect(preview(family)).rejects.toMatchObject({ code: 'REGISTRATION_OVER' });
  shop.clock.set(LATER);
  await cancel(family);
  await expect(preview(family)).rejects.toMatchObject({ code: 'REGISTRATION_ALREADY_CANCELLED' });
});

test.each([2, 20, 200])(
  'race: of %i cancellations of one registration one gives its money back',
  async (count) => {
    const family = await bought({ steps: STEPS, money_to: 'ORIGIN' });
    shop.clock.set(LATER);
    const seen = { due_amount: 2_000, online_amount: 8_000, wallet_amount: 0 };
    const request = { registration_id: family.registration, message: 'Malade', seen };
    const again = Array.from({ length: count }, () =>
      shop.call('cancelRegistration', request, family),
    );
    expect(await race(again)).toEqual({ passed: 1, refused: ['REGISTRATION_ALREADY_CANCELLED'] });
    expect(await refundsOf(family)).toEqual([{ amount: 8_000, state: 'PENDING' }]);
  },
);

test('race: the family cancels while staff refund the payment or cancel, and no cent goes twice', async () => {
  for (const byStaff of ['refund', 'cancel'] as const) {
    const family = await bought({ steps: STEPS, money_to: 'ORIGIN' });
    shop.clock.set(LATER);
    const seen = { due_amount: 2_000, online_amount: 8_000, wallet_amount: 0 };
    const request = { registration_id: family.registration, message: 'Malade', seen };
    const [payment] = await shop.sql<{ cuid: string }>(
      'select cuid from payments where customer_id = $1',
      [family.id],
    );
    const give_back = { what: { of: 'ALL' as const }, to: 'ORIGIN' as const };
    const refund = {
      payment: payment?.cuid ?? '',
      amount: 9_000,
      to: 'PROVIDER' as const,
      reason: 'Geste',
      due: 'DROPPED' as const,
    };
    const { passed } = await race([
      shop.call('cancelRegistration', request, family),
      byStaff === 'refund'
        ? shop.office('refundPayment', refund, staff)
        : shop.office(
            'cancelOfficeRegistration',
            { registration: family.cuid, message: 'Geste', give_back },
            staff,
          ),
    ]);
    expect(passed).toBe(1);
    const given = (await refundsOf(family)).map(({ amount }) => amount);
    expect([[8_000], [9_000], [10_100]]).toContainEqual(given);
    shop.clock.set('2026-01-05T08:00:00.000Z');
  }
});

test('race: the last of an order and money on its way: what comes too late is credit', async () => {
  const family = await bought({ steps: STEPS, money_to: 'ORIGIN' }, { paid: false });
  const page = { destination: family.cuid, return_url: '/account' };
  const { checkout_url } = await shop.call('startOnlinePayment', page, family);
  shop.clock.set('2026-01-05T08:10:00.000Z');
  await Promise.all([
    cancel(family),
    shop.fetch('storefront', new URL(checkout_url).pathname, {
      method: 'POST',
      body: new URLSearchParams({ action: 'pay' }),
      redirect: 'manual',
    }),
  ]).catch((error: unknown) => {
    // the payment came between the preview and the cancellation
    expect(error).toMatchObject({ code: 'CANCELLATION_CHANGED' });
    return cancel(family);
  });
  const [paid] = await shop.sql<{ amount: number }>(
    `select sum(amount - refunded_amount)::integer as amount from payments where customer_id = $1 and state <> 'PENDING'`,
    [family.id],
  );
  const money = await moneyOf(family);
  expect((money?.paid ?? 0) + (money?.wallet ?? 0)).toBe(paid?.amount);
  expect(money?.owed).toBe(0);
});
