import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runsOf, timeoutOf } from '../histories/runs.ts';
import { openProviderShop, type Payer, type ProviderShop } from './provider-shop.ts';

/**
 * Random histories of payments, and races, with the provider's books as the judge: whatever is
 * repeated, lost, late or at once, one look at the end makes our books those of the provider.
 */

const RUNS = runsOf(10);

let house: ProviderShop;
beforeAll(async () => {
  // checks are due by the clock of the machine: at another moment they would all run at once
  house = await openProviderShop({ jobs: true, now: new Date().toISOString() });
});
afterAll(() => house.close());

const ACTS = [
  'pay',
  'wait',
  'fail',
  'expire',
  'refund',
  'our refund',
  'finish',
  'return',
  'dispute',
  'win',
  'lose',
  'cancel registration',
  'hold messages',
  'send messages, last first',
  'lose messages',
  'keep messages',
] as const;
type Act = (typeof ACTS)[number];
type Name = 'mollie' | 'stripe';

/** Does one act to a payment of a family, on the side of the provider or on ours. */
async function perform(act: Act, { name, family }: { name: Name; family: Payer }): Promise<void> {
  const { books, messages } = house.fakes[name];
  const { reference } = family;
  const payment = books.get(reference);
  switch (act) {
    case 'pay':
      return void books.pay(reference);
    case 'wait':
      return void books.putOnItsWay(reference);
    case 'fail':
      return void books.fail(reference);
    case 'expire':
      return void books.expire(reference);
    case 'refund':
      if (books.remaining(payment) >= 1_500) books.refund(payment, { amount: 1_500 });
      return;
    case 'our refund':
      return giveBack(family, nextAmount());
    case 'finish':
      return books.finishRefunds(reference);
    case 'return':
      return books.failRefunds(reference);
    case 'dispute':
      if (payment.state === 'PAID' && payment.disputes.length < 2) books.dispute(reference, 4_000);
      return;
    case 'win':
      return books.decide(reference, 'WON');
    case 'lose':
      return books.decide(reference, 'LOST');
    case 'cancel registration':
      return cancelRegistration(family);
    case 'hold messages':
      return void (messages.isHeld = true);
    case 'send messages, last first':
      return messages.release('REVERSED');
    case 'lose messages':
      return void (messages.isLost = true);
    case 'keep messages':
      return void (messages.isLost = false);
  }
}

/**
 * Returns an amount that no refund had before: Mollie refuses the same one twice within an hour.
 */
let last = 500;
function nextAmount(): number {
  last = last >= 1_400 ? 501 : last + 1;
  return last;
}

/** Has staff refund a part, and runs the job that asks the provider for it. */
async function giveBack({ payment }: Payer, amount: number): Promise<void> {
  const order = { payment, amount, to: 'PROVIDER', reason: 'Malade', due: 'DROPPED' } as const;
  const done = await house.shop
    .office('refundPayment', { ...order, used: true }, house.staff)
    .catch(() => null);
  if (done !== null) await house.sendRefunds();
}

async function cancelRegistration({ id }: Payer): Promise<void> {
  const [row] = await house.shop.sql<{ cuid: string }>(
    'select cuid from registrations where customer_id = $1 and cancelled_at is null',
    [id],
  );
  if (row === undefined) return;
  const request = { registration: row.cuid, message: 'Malade' };
  await house.shop.office('cancelOfficeRegistration', request, house.staff);
}

/** Sends what waits, asks about every payment once, and returns what still differs. */
async function lookAtLast(name: Name, families: readonly Payer[]): Promise<readonly string[]> {
  const { messages } = house.fakes[name];
  messages.isLost = false;
  messages.copies = 1;
  messages.release();
  await house.settled();
  await house.sendRefunds();
  for (const family of families) await house.askAbout(family);
  return house.differences(name);
}

test.each(['mollie', 'stripe'] as const)(
  'histories: after any acts, in any order, our books are those of %s',
  { timeout: timeoutOf(RUNS, 10_000) },
  async (name) => {
    const acts = fc.array(fc.constantFrom(...ACTS), { minLength: 3, maxLength: 14 });
    await fc.assert(
      fc.asyncProperty(fc.array(acts, { minLength: 1, maxLength: 3 }), async (histories) => {
        const families = await Promise.all(histories.map(() => house.goToPage({ name })));
        for (const [index, family] of families.entries())
          for (const act of histories[index] ?? []) await perform(act, { name, family });
        expect(await lookAtLast(name, families)).toEqual([]);
      }),
      RUNS,
    );
  },
);

/** One payment is paid, refunded, disputed and cancelled at once, with messages sent many times. */
async function crowd(name: Name, count: number): Promise<Payer> {
  const family = await house.goToPage({ name });
  const { books, messages } = house.fakes[name];
  books.pay(family.reference);
  await house.settled();
  messages.isHeld = true;
  books.refund(books.get(family.reference), { amount: 1_500 });
  books.dispute(family.reference, 4_000);
  const waiting = messages.waiting.at(-1);
  messages.release();
  const post = async () => {
    if (waiting === undefined) return;
    const { url, body, headers } = waiting;
    await fetch(url, { method: 'POST', body, headers });
  };
  await Promise.all([
    ...Array.from({ length: count }, post),
    giveBack(family, nextAmount()),
    cancelRegistration(family).catch(() => undefined),
    house.askAbout(family),
  ]);
  await house.settled();
  return family;
}

test.each([
  ['mollie', 2],
  ['stripe', 2],
  ['mollie', 20],
  ['stripe', 20],
  ['mollie', 200],
  ['stripe', 200],
] as const)(
  'race: %s, %i messages at once beside a refund, a cancellation, a chargeback and a check',
  async (name, count) => {
    const family = await crowd(name, count);
    expect(await lookAtLast(name, [family])).toEqual([]);
    const { refunds } = await house.shop.office(
      'getOfficePayment',
      { payment: family.payment },
      house.staff,
    );
    expect(refunds.filter(({ amount }) => amount === 4_000)).toHaveLength(1);
    expect(refunds.filter(({ amount }) => amount === 1_500)).toHaveLength(1);
  },
);

test('negative control: the judge sees a cent that is booked twice, and one that is not booked', async () => {
  const family = await crowd('stripe', 2);
  expect(await lookAtLast('stripe', [family])).toEqual([]);
  const move = (by: number) =>
    house.shop.sql(
      'update refunds set amount = amount + $1 where payment_id = (select id from payments where cuid = $2) and amount = 1500 + $3',
      [by, family.payment, by > 0 ? 0 : 1],
    );
  await move(1);
  expect(await house.differences('stripe')).toHaveLength(1);
  await move(-1);
  await house.shop.sql("update payments set state = 'PENDING' where cuid = $1", [family.payment]);
  expect(await house.differences('stripe')).not.toEqual([]);
});
