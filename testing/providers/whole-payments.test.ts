import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { until } from '../until.ts';
import {
  openProviderShop,
  PRICE,
  type Payer,
  type ProviderName,
  type ProviderShop,
} from './provider-shop.ts';

/**
 * Payments from the office's key to the family's receipt, by each provider's own protocol: our
 * server, its package of the provider's, and a stand-in with books of its own, which is the judge.
 */

let house: ProviderShop;
beforeAll(async () => {
  house = await openProviderShop({ jobs: true });
});
afterAll(() => house.close());
beforeEach(() => {
  for (const { messages, mishaps } of Object.values(house.fakes)) {
    messages.isHeld = false;
    messages.isLost = false;
    messages.copies = 1;
    mishaps.clear();
  }
});

/** Presses a button on a provider's page, and returns where the browser goes from there. */
async function press(page: string, act: string): Promise<string> {
  const body = new URLSearchParams({ do: act });
  const answer = await fetch(page, { method: 'POST', body, redirect: 'manual' });
  return answer.headers.get('location') ?? '';
}

const stateOf = async ({ payment }: Payer) =>
  (await house.shop.office('getOfficePayment', { payment }, house.staff)).state;
const shown = async ({ payment }: Payer) =>
  house.shop.office('getOfficePayment', { payment }, house.staff);
const owedBy = async ({ id }: Payer) => {
  const [row] = await house.shop.sql<{ owed: number }>(
    'select coalesce(sum(owed_amount), 0)::integer as owed from receivables where customer_id = $1',
    [id],
  );
  return row?.owed;
};
const refund = ({ payment }: Payer, amount: number) =>
  house.shop.office(
    'refundPayment',
    { payment, amount, to: 'PROVIDER', reason: 'Malade', due: 'DROPPED', used: false },
    house.staff,
  );
const theirs = (name: ProviderName, { reference }: Payer) => house.fakes[name].books.get(reference);

/** Requires that our books are those of a provider, once every message was answered. */
async function requireEqual(name: ProviderName): Promise<void> {
  await house.settled();
  expect(await house.differences(name)).toEqual([]);
}

const PROVIDERS = ['mollie', 'stripe'] as const;

test.each(PROVIDERS)(
  '%s: a family pays: the page leads back, and the message makes it paid',
  async (name) => {
    const family = await house.goToPage({ name });
    expect(theirs(name, family)).toMatchObject({ amount: PRICE, state: 'OPEN' });
    const back = await press(family.page, 'pay');
    expect(back).toMatch(/\/fr\/checkout\/\w+\/success/);
    await house.settled();
    expect(await stateOf(family)).toBe('PAID');
    expect(await owedBy(family)).toBe(0);
    await requireEqual(name);
  },
);

test.each(
  PROVIDERS.flatMap((name) => [
    { name, act: 'cancel', ends: ['PENDING', 'CANCELLED', 'ABANDONED'] },
    { name, act: 'expire', ends: ['EXPIRED'] },
    { name, act: 'fail', ends: ['PENDING', 'REFUSED', 'CANCELLED'] },
  ]),
)(
  '$name: a page that ends by "$act" leaves nothing owed and nothing paid',
  async ({ name, act, ends }) => {
    const family = await house.goToPage({ name });
    await press(family.page, act);
    await house.settled();
    expect(ends).toContain(await stateOf(family));
    expect(await owedBy(family)).toBe(0);
    await requireEqual(name);
  },
);

test.each(PROVIDERS)('%s: a return proves nothing', async (name) => {
  const family = await house.goToPage({ name });
  house.fakes[name].messages.isLost = true;
  const back = await press(family.page, 'pay');
  await house.shop.fetch('storefront', new URL(back).pathname);
  expect(await stateOf(family)).toBe('PENDING');
  // the message is lost: the check finds the money
  await house.shop.sql(
    "update graphile_worker._private_jobs set run_at = now() where key like 'check-payment%'",
  );
  await until(async () => (await stateOf(family)) === 'PAID');
  await requireEqual(name);
});

test.each(PROVIDERS)(
  '%s: repeated messages, and messages in the wrong order, count once',
  async (name) => {
    const family = await house.goToPage({ name });
    const { messages, books } = house.fakes[name];
    messages.copies = 3;
    messages.isHeld = true;
    books.pay(family.reference);
    books.refund(theirs(name, family), { amount: 3_000 });
    books.finishRefunds(family.reference);
    messages.release('REVERSED');
    messages.isHeld = false;
    await house.settled();
    expect((await shown(family)).refunds).toMatchObject([{ amount: 3_000, state: 'DONE' }]);
    await requireEqual(name);
  },
);

test.each(PROVIDERS)('%s: money on its way is waited for, arrives, or does not', async (name) => {
  const waiting = await house.goToPage({ name });
  const refused = await house.goToPage({ name });
  for (const family of [waiting, refused]) await press(family.page, 'on-its-way');
  await house.settled();
  for (const family of [waiting, refused]) expect(await stateOf(family)).toBe('PENDING');
  // Mollie sends no message of that: the check sees it
  await until(async () => {
    const [row] = await house.shop.sql<{ on_its_way: boolean }>(
      'select on_its_way from payments where cuid = $1',
      [waiting.payment],
    );
    return row?.on_its_way;
  });
  house.fakes[name].books.pay(waiting.reference);
  house.fakes[name].books.fail(refused.reference);
  await house.settled();
  expect(await stateOf(waiting)).toBe('PAID');
  expect(['REFUSED', 'CANCELLED']).toContain(await stateOf(refused));
  await requireEqual(name);
});

test.each(PROVIDERS)(
  '%s: a refund is sent, given, and comes back a week later: it is made another way',
  async (name) => {
    const family = await house.goToPage({ name });
    await press(family.page, 'pay');
    await house.settled();
    await refund(family, 4_000);
    await until(async () => theirs(name, family).refunds.length === 1);
    await house.settled();
    const { books } = house.fakes[name];
    books.finishRefunds(family.reference);
    await house.settled();
    expect((await shown(family)).refunds).toMatchObject([{ amount: 4_000, state: 'DONE' }]);
    await requireEqual(name);
    books.failRefunds(family.reference);
    await house.settled();
    expect((await shown(family)).refunds).toMatchObject([{ amount: 4_000, state: 'FAILED' }]);
    await requireEqual(name);
    const by_hand = {
      payment: family.payment,
      amount: 4_000,
      to: 'BANK',
      reason: 'Malade',
    } as const;
    await house.shop.office('refundPayment', { ...by_hand, due: null, used: false }, house.staff);
    expect((await shown(family)).refunds).toHaveLength(2);
  },
);

test.each(PROVIDERS)(
  '%s: a chargeback takes the money, and gives it back when it is won',
  async (name) => {
    const lost = await house.goToPage({ name });
    const won = await house.goToPage({ name });
    const { books } = house.fakes[name];
    for (const family of [lost, won]) {
      await press(family.page, 'pay');
      books.dispute(family.reference);
    }
    await house.settled();
    for (const family of [lost, won]) expect(await owedBy(family)).toBe(PRICE);
    books.decide(lost.reference, 'LOST');
    books.decide(won.reference, 'WON');
    await house.settled();
    expect(await owedBy(lost)).toBe(PRICE);
    expect(await owedBy(won)).toBe(0);
    await requireEqual(name);
  },
);

test.each(PROVIDERS)(
  '%s: a refund and a chargeback of their dashboard are booked by their own names',
  async (name) => {
    const family = await house.goToPage({ name });
    await press(family.page, 'pay');
    const { books } = house.fakes[name];
    books.refund(theirs(name, family), { amount: PRICE });
    books.dispute(family.reference, 2_500);
    await house.settled();
    expect((await shown(family)).refunds).toHaveLength(2);
    await requireEqual(name);
  },
);

test.each(PROVIDERS)(
  '%s: an answer that is cut, slow or an error opens one page and makes one refund',
  async (name) => {
    const { mishaps } = house.fakes[name];
    mishaps.add({ kind: 'CUT_AFTER', to: /POST .*(payments|sessions)$/ });
    const family = await house.goToPage({ name }).catch(() => null);
    const other = family ?? (await house.goToPage({ name }));
    await press(other.page, 'pay');
    await house.settled();
    mishaps.add({ kind: 'CUT_AFTER', to: /POST .*refunds$/ });
    await refund(other, 1_000);
    await house.shop.sql(
      "update graphile_worker._private_jobs set run_at = now() where key like 'send-refund%'",
    );
    await until(async () => {
      await house.shop.sql(
        "update graphile_worker._private_jobs set run_at = now() where key like 'send-refund%' and locked_at is null",
      );
      return (await shown(other)).refunds.every(({ state }) => state !== 'PENDING');
    });
    expect(theirs(name, other).refunds).toHaveLength(1);
    await requireEqual(name);
  },
);

test.each(PROVIDERS)('%s: a message can overtake the answer to our own call', async (name) => {
  const fake = house.fakes[name];
  fake.mishaps.beforeAnswer = async (call) => {
    if (!/POST .*(payments|sessions)$/.test(call)) return;
    fake.mishaps.beforeAnswer = null;
    const last = fake.books.payments.at(-1);
    if (last !== undefined) fake.books.pay(last.id);
    await fake.messages.settled();
  };
  const family = await house.goToPage({ name });
  await house.settled();
  expect(await stateOf(family)).toBe('PAID');
  await requireEqual(name);
});

test.each(PROVIDERS)(
  '%s: two tabs that pay twice pay one debt once; the rest is credit of the family',
  async (name) => {
    const family = await house.goToPage({ name });
    const { shop } = house;
    const checkout = {
      cart_id: family.cart_id,
      payment_strategy: 'IMMEDIATE',
      terms: true,
    } as const;
    const again = await shop.call('checkoutCart', checkout, family);
    expect(again.next_action_url).toBe(family.page);
    await shop.call('giveUpPayment', { cart_id: family.cart_id }, family);
    const second = await shop.call('checkoutCart', checkout, family);
    expect(second.next_action_url).not.toBe(family.page);
    const { books } = house.fakes[name];
    await press(second.next_action_url ?? '', 'pay');
    books.pay(family.reference);
    await house.settled();
    const [row] = await shop.sql<{ wallet_amount: number }>(
      'select wallet_amount from customers where id = $1',
      [family.id],
    );
    expect(row?.wallet_amount).toBe(PRICE);
    expect(await owedBy(family)).toBe(0);
    await requireEqual(name);
  },
);
