import { describe, expect, test } from 'vitest';
import { PROVIDER_KINDS, startCase } from '@ribambelle/testing/provider-cases.ts';
import type { ProviderPayment } from './payment-port.ts';

describe.each(PROVIDER_KINDS)('$name, pages', (kind) => {
  test.each(kind.amounts)('opens a page of %i cents', async (amount) => {
    const { fake, port, order } = await startCase(kind);
    const wish = order({ amount });
    const { provider_reference, checkout_url, expires_at } = await port.open(wish);
    expect(fake.books.get(provider_reference)).toMatchObject({
      amount,
      currency: 'EUR',
      state: 'OPEN',
      metadata: { payment_cuid: wish.payment_cuid },
      description: wish.description,
      return_url: wish.return_url,
      cancel_url: wish.cancel_url,
      mode: 'TEST',
    });
    expect(Date.parse(expires_at)).toBe(fake.books.get(provider_reference).expires_at.getTime());
    const page = await fetch(checkout_url);
    expect(page.status).toBe(200);
    expect(await port.fetch(provider_reference)).toEqual<ProviderPayment>({
      provider_reference,
      payment_cuid: wish.payment_cuid,
      state: 'PENDING',
      on_its_way: false,
      method: null,
      amount,
      currency: 'EUR',
      refunds: [],
      disputes: [],
    });
  });

  test('opens one page for one cuid, also at once', async () => {
    const { fake, port, order } = await startCase(kind);
    const wish = order();
    const pages = await Promise.all([port.open(wish), port.open(wish)]);
    expect(await port.open(wish)).toEqual(pages[0]);
    expect(pages[1]).toEqual(pages[0]);
    expect(fake.books.payments).toHaveLength(1);
  });

  test('cuts a long description, and writes in English', async () => {
    const { fake, open } = await startCase(kind);
    const id = await open({ description: 'é'.repeat(400), language: 'en' });
    expect(fake.books.get(id).description).toMatch(/^é{250,255}$/);
    expect(fake.books.get(id).locale).toMatch(/^en/);
  });
});

describe.each(PROVIDER_KINDS)('$name, methods and ends', (kind) => {
  test('opens with a method that no package knows, and says which a family used', async () => {
    const { fake, open, port } = await startCase(kind);
    const id = await open({ method: 'wero' });
    expect(fake.books.get(id).method).toBe('wero');
    fake.books.pay(id);
    expect(await port.fetch(id)).toMatchObject({ state: 'PAID', method: 'wero' });
  });

  test('refuses a method that is off, for good', async () => {
    const { open } = await startCase(kind);
    await expect(open({ method: 'carrierpigeon' })).rejects.toMatchObject({ isRefusal: true });
  });

  test('ends an open page; one that is paid stays', async () => {
    const { fake, open, port } = await startCase(kind);
    const left = await open();
    const paid = await open();
    fake.books.pay(paid);
    await port.end(left);
    await port.end(left);
    await port.end(paid);
    await port.end(`${paid}9`);
    expect(fake.books.get(left).state).toMatch(/CANCELLED|EXPIRED/);
    expect(await port.fetch(paid)).toMatchObject({ state: 'PAID' });
  });

  test('knows nothing of a page of another account or of real money', async () => {
    const { fake, open, port, portOf } = await startCase(kind);
    const id = await open();
    fake.books.pay(id);
    for (const other of [await portOf('TEST', 1), await portOf('LIVE')]) {
      expect(await other.fetch(id)).toBeNull();
      const refund = { provider_reference: id, refund_cuid: 'refundx', amount: 100 };
      expect(await other.refund(refund)).toBeNull();
    }
    expect(await port.fetch('tr_unknown')).toBeNull();
    expect(await port.fetch('cs_test_unknown')).toBeNull();
    expect(await port.fetch('../payments')).toBeNull();
  });
});

describe.each(PROVIDER_KINDS)('$name, states', (kind) => {
  test('paid, by a page that was over, and on its way for days and then paid or not', async () => {
    const { fake, open, port, passDays } = await startCase(kind);
    const paid = await open();
    const late = await open();
    const arrived = await open();
    const refused = await open();
    fake.books.pay(paid, 'bancontact');
    fake.books.expire(late);
    expect(await port.fetch(late)).toMatchObject({ state: 'EXPIRED', on_its_way: false });
    fake.books.pay(late, 'bancontact');
    for (const id of [arrived, refused]) fake.books.putOnItsWay(id, 'bancontact');
    expect(await port.fetch(arrived)).toMatchObject({ state: 'PENDING', on_its_way: true });
    passDays(4);
    expect(await port.fetch(refused)).toMatchObject({ state: 'PENDING', on_its_way: true });
    fake.books.pay(arrived);
    fake.books.fail(refused);
    for (const id of [paid, late, arrived])
      expect(await port.fetch(id)).toMatchObject({ state: 'PAID', on_its_way: false });
    expect(await port.fetch(refused)).toMatchObject({ state: 'REFUSED', on_its_way: false });
  });

  test('a page that nobody paid expires by itself', async () => {
    const { open, port, passDays } = await startCase(kind);
    const id = await open();
    passDays(1);
    expect(await port.fetch(id)).toMatchObject({ state: 'EXPIRED' });
  });
});

describe.each(PROVIDER_KINDS)('$name, money back', (kind) => {
  test('a refund is accepted, then done, then returned by the bank', async () => {
    const { fake, open, port, passDays } = await startCase(kind);
    const id = await open();
    fake.books.pay(id, 'bancontact');
    const order = { provider_reference: id, refund_cuid: 'refund1', amount: 20_00 };
    const refund = await port.refund(order);
    expect(refund).toMatchObject({ state: 'SENT' });
    const seen = { reference: refund?.provider_reference, refund_cuid: 'refund1', amount: 20_00 };
    expect(await port.fetch(id)).toMatchObject({ refunds: [{ ...seen, state: 'SENT' }] });
    fake.books.finishRefunds(id);
    expect(await port.fetch(id)).toMatchObject({ refunds: [{ ...seen, state: 'DONE' }] });
    expect(await port.refund(order)).toMatchObject({ state: 'DONE' });
    passDays(5);
    fake.books.failRefunds(id);
    expect(await port.fetch(id)).toMatchObject({
      state: 'PAID',
      refunds: [{ ...seen, state: 'FAILED' }],
    });
    expect(await port.refund(order)).toBeNull();
  });

  test('a refund happens once for its cuid, also a week later', async () => {
    const { fake, open, port, passDays } = await startCase(kind);
    const id = await open();
    fake.books.pay(id, 'bancontact');
    const order = { provider_reference: id, refund_cuid: 'refund1', amount: 20_00 };
    const [first, second] = await Promise.all([port.refund(order), port.refund(order)]);
    passDays(7);
    const third = await port.refund(order);
    expect([second, third]).toEqual([first, first]);
    expect(fake.books.get(id).refunds).toHaveLength(1);
  });

  test('no more is given back than was paid', async () => {
    const { fake, open, port } = await startCase(kind);
    const id = await open();
    const unpaid = await open();
    fake.books.pay(id, 'bancontact');
    const refund = (refund_cuid: string, amount: number) =>
      port.refund({ provider_reference: id, refund_cuid, amount });
    expect(await refund('a', 100_00)).not.toBeNull();
    expect(await refund('b', 20_01)).toBeNull();
    expect(await refund('c', 20_00)).not.toBeNull();
    expect(await refund('d', 1)).toBeNull();
    expect(
      await port.refund({ provider_reference: unpaid, refund_cuid: 'e', amount: 1 }),
    ).toBeNull();
    expect(fake.books.get(id).refunds.map(({ amount }) => amount)).toEqual([100_00, 20_00]);
  });

  test('a refund of the dashboard has no cuid of ours', async () => {
    const { fake, open, port } = await startCase(kind);
    const id = await open();
    const payment = fake.books.pay(id, 'bancontact');
    fake.books.refund(payment, { amount: 33_00 });
    const seen = await port.fetch(id);
    expect(seen?.refunds).toMatchObject([{ refund_cuid: null, amount: 33_00, state: 'SENT' }]);
  });

  test('a chargeback takes money, and may be won back', async () => {
    const { fake, open, port } = await startCase(kind);
    const id = await open();
    fake.books.pay(id);
    const { id: reference } = fake.books.dispute(id);
    const dispute = { reference, amount: 120_00 };
    expect(await port.fetch(id)).toMatchObject({ disputes: [{ ...dispute, state: 'OPEN' }] });
    fake.books.decide(id, 'LOST');
    const lost = kind.name === 'Mollie' ? 'OPEN' : 'LOST';
    expect(await port.fetch(id)).toMatchObject({ disputes: [{ ...dispute, state: lost }] });
    fake.books.decide(id, 'WON');
    expect(await port.fetch(id)).toMatchObject({ disputes: [{ ...dispute, state: 'WON' }] });
  });
});

describe.each(PROVIDER_KINDS)('$name, lists', (kind) => {
  test('lists the payments of a span, also some that we do not know', async () => {
    const { fake, open, port, order, passDays, now } = await startCase(kind);
    const before = await open();
    passDays(1);
    const from = now();
    const wishes = Array.from({ length: 3 }, () => order());
    for (const wish of wishes) await port.open(wish);
    const [one, two] = fake.books.payments.slice(1);
    if (one === undefined || two === undefined) throw new Error('No payments');
    fake.books.pay(one.id, 'bancontact');
    fake.books.refund(fake.books.pay(two.id, 'bancontact'), { amount: 11_00 });
    fake.books.dispute(two.id);
    const unknown = fake.books.open(fake.access('TEST'), { ...one, metadata: {} });
    fake.books.open(fake.access('TEST', 1), one);
    passDays(1);
    const list = await port.list({ from, before: now() });
    const expected = fake.books.payments.slice(1, 5).map(({ id }) => id);
    expect(new Set(list.map((row) => row.provider_reference))).toEqual(new Set(expected));
    expect(list).toHaveLength(4);
    expect(list.map(({ provider_reference }) => provider_reference)).not.toContain(before);
    const rowOf = (id: string) => list.find((row) => row.provider_reference === id);
    expect(rowOf(unknown.id)).toMatchObject({ payment_cuid: '' });
    expect(rowOf(one.id)).toMatchObject({
      payment_cuid: wishes[0]?.payment_cuid,
      state: 'PAID',
      fee_amount: kind.name === 'Mollie' ? null : one.fee,
      created_at: from,
    });
    expect(rowOf(two.id)).toMatchObject({
      refunds: [{ amount: 11_00 }],
      disputes: [{ amount: 120_00 }],
    });
    expect(await port.list({ from: now(), before: now() })).toEqual([]);
  });

  test('reads lists of more than one page', async () => {
    const { fake, port, order, now, passDays } = await startCase(kind);
    const from = now();
    const first = await port.open(order());
    const model = fake.books.get(first.provider_reference);
    for (let more = 0; more < 520; more += 1) fake.books.open(fake.access('TEST'), model);
    passDays(1);
    expect(await port.list({ from, before: now() })).toHaveLength(521);
  });
});

describe.each(PROVIDER_KINDS)('$name, payouts', (kind) => {
  test('a payout has lines that make its sum', async () => {
    const { fake, port, order, now, passDays } = await startCase(kind);
    const from = now();
    const wish = order();
    const other = order({ amount: 80_00 });
    const { provider_reference: id } = await port.open(wish);
    const { provider_reference: disputed } = await port.open(other);
    fake.books.pay(id, 'bancontact');
    fake.books.pay(disputed, 'bancontact');
    await port.refund({ provider_reference: id, refund_cuid: 'refund1', amount: 30_00 });
    fake.books.dispute(disputed);
    fake.books.decide(disputed, 'WON');
    const payout = fake.books.payOut(fake.access('TEST'));
    passDays(1);
    const [seen, ...rest] = (await port.payouts({ from, before: now() })) ?? [];
    expect(rest).toEqual([]);
    expect(seen).toMatchObject({
      reference: payout?.id,
      amount: payout?.amount,
      currency: 'EUR',
      state: 'PAID',
      paid_at: from,
    });
    const lines = seen?.lines ?? [];
    expect(lines.reduce((sum, line) => sum + line.amount - line.fee_amount, 0)).toBe(
      payout?.amount,
    );
    expect(lines).toContainEqual(
      expect.objectContaining({ kind: 'PAYMENT', cuid: wish.payment_cuid, amount: 120_00 }),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({ kind: 'REFUND', cuid: 'refund1', amount: -30_00 }),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({ kind: 'DISPUTE', amount: -80_00, reference: expect.any(String) }),
    );
  });
});
