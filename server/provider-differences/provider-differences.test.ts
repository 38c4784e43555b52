import {
  openProviderShop,
  PRICE,
  type Payer,
  type ProviderShop,
} from '@ribambelle/testing/providers/provider-shop.ts';
import { until } from '@ribambelle/testing/until.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let house: ProviderShop;
/** A check is due a minute later by the clock of the machine: none runs in these tests. */
const START = Date.now();
const DAY_MILLIS = 86_400_000;
let nights = 0;
beforeAll(async () => {
  house = await openProviderShop({ jobs: true, now: new Date(START).toISOString() });
});
afterAll(() => house.close());

const list = () => house.shop.office('listProviderDifferences', {}, house.staff);
const ask = (payment: string) => house.shop.office('askAboutPayment', { payment }, house.staff);
const close = (provider_difference: string) =>
  house.shop.office(
    'closeProviderDifference',
    { provider_difference, note: 'Vu avec la banque' },
    house.staff,
  );

/** Lets a night pass, with its comparison of all accounts. */
async function passNight(): Promise<void> {
  nights += 1;
  house.shop.clock.set(new Date(START + nights * DAY_MILLIS).toISOString());
  for (const { id, organiser_id } of await house.shop.sql<{ id: string; organiser_id: string }>(
    'select id, organiser_id from payment_providers where disconnected_at is null',
  )) {
    const payload = { organiser_id: Number(organiser_id), payment_provider_id: Number(id) };
    await house.shop.sql("select graphile_worker.add_job('compare-provider', $1::json)", [
      JSON.stringify(payload),
    ]);
  }
  await until(async () => {
    const waiting = await house.shop.sql(
      "select id from graphile_worker.jobs where task_identifier = 'compare-provider' and key is null",
    );
    return waiting.length === 0;
  });
}

/** Makes a family that paid by Mollie, of which no message and no check ever told us. */
async function paidUnheard(): Promise<Payer> {
  const family = await house.goToPage({ name: 'mollie' });
  await house.shop.sql('delete from graphile_worker._private_jobs where key = $1', [
    `check-payment ${family.payment}`,
  ]);
  house.fakes.mollie.messages.isLost = true;
  house.fakes.mollie.books.pay(family.reference);
  house.fakes.mollie.messages.isLost = false;
  return family;
}

test('equal books differ in nothing, and keep fees and payouts', async () => {
  const family = await house.goToPage({ name: 'stripe' });
  const { stripe } = house.fakes;
  const { books } = stripe;
  books.pay(family.reference);
  books.payOut(stripe.access('LIVE'));
  await house.settled();
  await passNight();
  expect(await list()).toEqual({ count: 0, data: [] });
  const [payment] = await house.shop.sql<{ fee: number }>(
    'select provider_fee_amount as fee from payments where cuid = $1',
    [family.payment],
  );
  expect(payment?.fee).toBe(books.get(family.reference).fee);
  const [payout] = await house.shop.sql<{ amount: number; lines: number }>(
    `select p.amount, sum(l.amount - l.fee_amount)::integer as lines from payouts p
     join payout_lines l on l.payout_id = p.id group by p.amount`,
  );
  expect(payout).toEqual({
    amount: PRICE - (payment?.fee ?? 0),
    lines: PRICE - (payment?.fee ?? 0),
  });
});

test('money of which we have not heard is shown, and booked once staff ask for it', async () => {
  const family = await paidUnheard();
  await passNight();
  const { count, data } = await list();
  expect(count).toBe(1);
  expect(data).toMatchObject([
    {
      kind: 'DIFFERENT',
      provider: 'mollie',
      provider_reference: family.reference,
      amount: PRICE,
      payment: { cuid: family.payment, state: 'PENDING' },
    },
  ]);
  expect(await house.differences('mollie')).toHaveLength(1);
  expect(await ask(family.payment)).toMatchObject({ changed: true });
  expect(await house.differences('mollie')).toEqual([]);
  expect((await list()).count).toBe(0);
  expect(await ask(family.payment)).toMatchObject({ changed: false });
});

test('a difference that is gone the next night is no longer shown', async () => {
  const family = await paidUnheard();
  await passNight();
  expect((await list()).count).toBe(1);
  house.fakes.mollie.books.dispute(family.reference);
  await house.settled();
  await passNight();
  expect((await list()).count).toBe(0);
});

test('what we no longer have, and what the provider does not have, is shown and closed with a word', async () => {
  const lost = await house.goToPage({ name: 'mollie' });
  house.fakes.mollie.books.pay(lost.reference);
  await house.settled();
  await house.shop.sql(
    "update payments set provider_reference = 'tr_other', cuid = 'other' where cuid = $1",
    [lost.payment],
  );
  nights += 2;
  await passNight();
  const { data } = await list();
  expect(
    data.map(({ kind, provider_reference }) => `${kind} ${provider_reference}`).toSorted(),
  ).toEqual(['MISSING tr_other', `UNKNOWN ${lost.reference}`]);
  for (const { cuid } of data) await close(cuid);
  expect((await list()).count).toBe(0);
  await passNight();
  expect((await list()).count).toBe(0);
  await expect(close(data[0]?.cuid ?? '')).rejects.toMatchObject({
    code: 'PROVIDER_DIFFERENCE_NOT_FOUND',
  });
});

test('asking is refused without a payment, without a provider, and while it does not answer', async () => {
  await expect(ask('nothing')).rejects.toMatchObject({ code: 'PAYMENT_NOT_FOUND' });
  const family = await house.goToPage({ name: 'mollie' });
  // some of them meet checks of our own
  house.fakes.mollie.mishaps.add({ kind: 'ERROR', to: /GET/, times: 100 });
  await expect(ask(family.payment)).rejects.toMatchObject({ code: 'PROVIDER_UNREACHABLE' });
  house.fakes.mollie.mishaps.clear();
  await house.shop.sql(
    'update payments set payment_provider_id = null, provider = null where cuid = $1',
    [family.payment],
  );
  await expect(ask(family.payment)).rejects.toMatchObject({ code: 'PAYMENT_WITHOUT_PROVIDER' });
});
