import { describe, expect, test } from 'vitest';
import { PROVIDER_KINDS, startCase } from '@ribambelle/testing/provider-cases.ts';
import type { Mishap } from '@ribambelle/testing/fakes/providers/mishaps.ts';

/** Answers after which a job tries again: it does not know whether anything was done. */
const MISHAPS: readonly (readonly [name: string, mishap: Mishap])[] = [
  ['an error of the server', { kind: 'ERROR', status: 500 }],
  ['a server that is away', { kind: 'ERROR', status: 503 }],
  ['too many calls', { kind: 'ERROR', status: 429 }],
  ['a key that was taken back', { kind: 'ERROR', status: 401 }],
  ['an answer that comes too late', { kind: 'SLOW', millis: 1_500 }],
  // the SDK of Stripe tries a closed connection once more
  ['a connection that is cut before', { kind: 'CUT_BEFORE', times: 2 }],
  ['a connection that is cut in the answer', { kind: 'CUT_AFTER', times: 2 }],
];

describe.each(PROVIDER_KINDS)('$name, mishaps', (kind) => {
  test.each(MISHAPS)('%s: a page opens at the second try, once', async (_name, mishap) => {
    const { fake, port, order } = await startCase(kind, 500);
    const wish = order();
    fake.mishaps.add({ ...mishap, to: /^POST / });
    const error = await port.open(wish).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ isRefusal: false });
    fake.mishaps.clear();
    const { provider_reference } = await port.open(wish);
    expect(fake.books.payments).toMatchObject([{ id: provider_reference, state: 'OPEN' }]);
  });

  test.each(MISHAPS)('%s: a refund happens at the second try, once', async (_name, mishap) => {
    const { fake, open, port } = await startCase(kind, 500);
    const id = await open();
    fake.books.pay(id, 'bancontact');
    const order = { provider_reference: id, refund_cuid: 'refund1', amount: 20_00 };
    fake.mishaps.add({ ...mishap, to: /^POST / });
    await expect(port.refund(order)).rejects.toMatchObject({ isRefusal: false });
    fake.mishaps.clear();
    const refund = await port.refund(order);
    expect(fake.books.get(id).refunds).toMatchObject([
      { id: refund?.provider_reference, amount: 20_00 },
    ]);
  });

  test.each(MISHAPS)(
    '%s: reading fails, and nothing is taken for unknown',
    async (_name, mishap) => {
      const { fake, open, port, now } = await startCase(kind, 500);
      const id = await open();
      fake.books.pay(id);
      const [message] = fake.compose(id);
      fake.mishaps.add({ ...mishap, to: /^GET /, times: 9 });
      await expect(port.fetch(id)).rejects.toThrow(kind.name);
      await expect(
        port.read({
          body: message?.body ?? '',
          headers: new Headers(message?.headers),
          now: now(),
        }),
      ).rejects.toThrow(kind.name);
      fake.mishaps.clear();
      expect(await port.fetch(id)).toMatchObject({ state: 'PAID' });
    },
  );

  test('a message may come before the answer to our own call', async () => {
    const { fake, port, order } = await startCase(kind);
    const wish = order();
    fake.mishaps.beforeAnswer = async () => {
      for (const { id } of fake.books.payments) fake.books.pay(id);
    };
    const { provider_reference } = await port.open(wish);
    expect(await port.fetch(provider_reference)).toMatchObject({
      state: 'PAID',
      payment_cuid: wish.payment_cuid,
    });
  });
});

describe.each(PROVIDER_KINDS)('$name, keys', (kind) => {
  test('says whose a key is, in which world, and which methods are on', async () => {
    const { fake, provider } = await startCase(kind);
    const { account } = fake.access('TEST');
    for (const mode of ['TEST', 'LIVE'] as const) {
      const seen = await provider.account({ key: account.keys[mode], currency: 'EUR' });
      expect(seen).toMatchObject({ name: 'Camps du Lac', reference: account.id, mode });
      expect(seen?.methods.map(({ id }) => id)).toEqual(account.methods.map(({ id }) => id));
      expect(seen?.methods.map(({ names }) => names)).toEqual(
        account.methods.map(({ names }) => names),
      );
    }
    const other = fake.access('TEST', 1).account;
    const seen = await provider.account({ key: other.keys.TEST, currency: 'EUR' });
    expect(seen).toMatchObject({ name: 'Club des Ormes', reference: other.id });
  });

  test('refuses a wrong key, and what is none', async () => {
    const { provider } = await startCase(kind);
    for (const key of [kind.wrong_key, '', 'hello', `${kind.wrong_key}\n`, `${kind.wrong_key}é`])
      expect(await provider.account({ key, currency: 'EUR' })).toBeNull();
  });

  test('cannot say whose a key is while the provider is away', async () => {
    const { fake, provider } = await startCase(kind);
    fake.mishaps.add({ kind: 'ERROR', status: 503 });
    const { key } = { key: fake.access('TEST').account.keys.TEST };
    await expect(provider.account({ key, currency: 'EUR' })).rejects.toThrow(/503/);
  });

  test('no error holds the key, wherever one looks', async () => {
    const { fake, provider, order } = await startCase(kind, 500);
    const good = fake.access('TEST').account.keys.TEST;
    const bad = kind.wrong_key;
    for (const [key, mishap] of [
      [bad, null],
      [`${bad}\n`, null],
      [`${bad}é`, null],
      ...MISHAPS.map(([, each]) => [good, { ...each, times: 2 }] as const),
    ] as const) {
      fake.mishaps.clear();
      if (mishap !== null) fake.mishaps.add(mishap);
      const port = provider.port({ key, signing_secret: 'whsec_secret' });
      const error: unknown = await port.open(order()).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(Error);
      const { inspect } = await import('node:util');
      const all = inspect(error, { depth: 9, showHidden: true, getters: true });
      expect(all).not.toContain(key.slice(-12).trim());
      expect(all).not.toContain('whsec_secret');
      expect(Object(error).cause).toBeUndefined();
    }
  });
});
