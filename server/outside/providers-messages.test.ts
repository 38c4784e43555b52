import { describe, expect, test } from 'vitest';
import { PROVIDER_KINDS, startCase } from '@ribambelle/testing/provider-cases.ts';

const [MOLLIE, STRIPE] = PROVIDER_KINDS;
if (MOLLIE === undefined || STRIPE === undefined) throw new Error('Two providers');

describe.each(PROVIDER_KINDS)('$name, messages', (kind) => {
  test('a message leads to what the provider sees now, repeated or out of order', async () => {
    const { fake, open, read } = await startCase(kind);
    const id = await open();
    const early = fake.compose(id, { happening: { kind: 'EXPIRED' } });
    fake.books.pay(id);
    const states = await read(id);
    expect(states).toMatchObject([{ provider_reference: id, state: 'PAID' }]);
    expect(await read(id, { happening: { kind: 'EXPIRED' } })).toMatchObject([{ state: 'PAID' }]);
    expect(early).toHaveLength(1);
  });

  test('a message twice has one id; another view has another', async () => {
    const { fake, open, port, now } = await startCase(kind);
    const id = await open();
    fake.books.pay(id);
    const idsOf = async (message = fake.compose(id)[0]) => {
      const input = {
        body: message?.body ?? '',
        headers: new Headers(message?.headers),
        now: now(),
      };
      const one = await port.read(input);
      const two = await port.read(input);
      return [one, two].map((read) => (Object(read) === read ? Object(read).message_id : read));
    };
    const paid = await idsOf();
    expect(paid[0]).toBe(paid[1]);
    expect(paid[0]).toMatch(/^[\w-]{10,200}$/);
    fake.books.dispute(id);
    const disputed = await idsOf();
    expect(disputed[0]).not.toBe(paid[0]);
  });

  test('refunds and disputes have messages too', async () => {
    const { fake, open, read } = await startCase(kind);
    const id = await open();
    const payment = fake.books.pay(id, 'bancontact');
    const refund = fake.books.refund(payment, { amount: 100 });
    expect(await read(id, { happening: { kind: 'REFUND_CREATED', refund } })).toMatchObject([
      { refunds: [{ amount: 100 }] },
    ]);
    const dispute = fake.books.dispute(id);
    expect(await read(id, { happening: { kind: 'DISPUTE_CREATED', dispute } })).toMatchObject([
      { disputes: [{ amount: 120_00 }] },
    ]);
  });
});

describe.each(PROVIDER_KINDS)('$name, messages about others', (kind) => {
  test('a message about a payment of another account is about nothing', async () => {
    const { fake, open, portOf, now } = await startCase(kind);
    const id = await open();
    fake.books.pay(id);
    const other = await portOf('TEST', 1);
    for (const { body, headers } of fake.compose(id)) {
      const read = await other.read({ body, headers: new Headers(headers), now: now() });
      // Stripe signs for one account, Mollie signs nothing
      if (kind.name === 'Stripe') expect(read).toBeNull();
      else expect(read).toMatchObject({ payment: null });
    }
  });

  test('a payment that nobody knows is about nothing', async () => {
    const { fake, port, now } = await startCase(kind);
    const [message] = fake.composeUnknown(fake.access('TEST'), 'http://127.0.0.1:9/webhooks');
    const headers = new Headers(message?.headers);
    const read = await port.read({ body: message?.body ?? '', headers, now: now() });
    expect(read).toMatchObject({ payment: null });
  });

  test('a payment of somebody else in the same account is about nothing', async () => {
    const { fake, open, read } = await startCase(kind);
    const model = fake.books.get(await open());
    const { id } = fake.books.open(fake.access('TEST'), { ...model, metadata: {} });
    fake.books.pay(id);
    expect(await read(id)).toEqual([null]);
  });
});

describe.each(PROVIDER_KINDS)('$name, messages on their way', (kind) => {
  test('arrives by itself at the address, again until it is answered', async () => {
    const { fake, open, provider } = await startCase(kind);
    const arrived: string[] = [];
    const { createServer } = await import('node:http');
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        arrived.push(body);
        response.writeHead(arrived.length === 1 ? 500 : 200).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const webhook_url = `http://127.0.0.1:${port}/webhooks`;
    const key = fake.access('TEST').account.keys.TEST;
    await provider.listen({ key, webhook_url });
    await provider.unlisten({ key, webhook_url: 'http://127.0.0.1:9/webhooks/0/TEST' });
    fake.messages.isLost = false;
    const id = await open({ webhook_url });
    fake.books.pay(id);
    await fake.messages.settled();
    expect(fake.messages.sent.map(({ status }) => status)).toEqual([500]);
    fake.messages.copies = 2;
    fake.messages.release();
    await fake.messages.settled();
    expect(arrived).toHaveLength(3);
    fake.messages.isHeld = true;
    fake.books.dispute(id);
    fake.books.decide(id, 'WON');
    expect(fake.messages.waiting).toHaveLength(2);
    fake.messages.copies = 1;
    fake.messages.release('REVERSED');
    await fake.messages.settled();
    expect(arrived).toHaveLength(5);
    server.closeAllConnections();
    server.close();
  });
});

describe('Mollie, messages', () => {
  test.each([
    ['another text', 'hello'],
    ['no id', 'id='],
    ['an id of something else', 'id=ord_123456'],
    ['a way out of the path', 'id=tr_1/../../methods'],
    ['JSON', '{"id":"tr_123456"}'],
  ])('%s is none of its messages', async (_name, body) => {
    const { port, now } = await startCase(MOLLIE);
    expect(await port.read({ body, headers: new Headers(), now: now() })).toBeNull();
  });

  test('an unknown id is about nothing', async () => {
    const { port, now } = await startCase(MOLLIE);
    const read = await port.read({ body: 'id=tr_unknown', headers: new Headers(), now: now() });
    expect(read).toEqual({ message_id: 'tr_unknown', payment: null });
  });

  test('an id of real money is about nothing for a test key', async () => {
    const { fake, port, portOf, order, now } = await startCase(MOLLIE);
    const live = await portOf('LIVE');
    const { provider_reference } = await live.open(order());
    fake.books.pay(provider_reference);
    const input = { body: `id=${provider_reference}`, headers: new Headers(), now: now() };
    expect(await port.read(input)).toMatchObject({ payment: null });
    expect(await live.read(input)).toMatchObject({ payment: { state: 'PAID' } });
  });
});

describe('Stripe, messages', () => {
  const readWith = async (
    change: (message: { body: string; signature: string }) => { body: string; signature: string },
    forgery: { secret?: string; age?: number } = {},
  ) => {
    const { fake, open, port, now } = await startCase(STRIPE);
    const id = await open();
    fake.books.pay(id);
    const [message] = fake.compose(id, forgery);
    const signature = message?.headers['stripe-signature'] ?? '';
    const changed = change({ body: message?.body ?? '', signature });
    const headers = new Headers({ 'stripe-signature': changed.signature });
    return port.read({ body: changed.body, headers, now: now() });
  };
  const same = (message: { body: string; signature: string }) => message;

  test('a signed one of 300 s is read, one of 301 s is not', async () => {
    expect(await readWith(same, { age: 300 })).toMatchObject({ payment: { state: 'PAID' } });
    expect(await readWith(same, { age: 301 })).toBeNull();
  });

  test('a forged one, one changed by a byte and one without a signature are not read', async () => {
    expect(await readWith(same, { secret: 'whsec_another' })).toBeNull();
    expect(
      await readWith(({ body, signature }) => ({ body: body.replace('evt_', 'evt-'), signature })),
    ).toBeNull();
    expect(await readWith(({ body }) => ({ body, signature: '' }))).toBeNull();
    expect(await readWith(({ body }) => ({ body, signature: 't=1,v1=0' }))).toBeNull();
    expect(await readWith(({ signature }) => ({ body: '', signature }))).toBeNull();
  });

  test('nothing is read without a secret', async () => {
    const { fake, open, provider, now } = await startCase(STRIPE);
    const id = await open();
    const key = fake.access('TEST').account.keys.TEST;
    const [message] = fake.compose(id, { happening: { kind: 'EXPIRED' }, secret: '' });
    const port = provider.port({ key, signing_secret: null });
    expect(
      await port.read({
        body: message?.body ?? '',
        headers: new Headers(message?.headers),
        now: now(),
      }),
    ).toBeNull();
  });

  test.each([
    ['no JSON', 'hello', 'UNREADABLE'],
    ['no event', '{}', 'UNREADABLE'],
    [
      'an event of a kind that we do not follow',
      '{"id":"evt_1","type":"invoice.paid","data":{"object":{"id":"in_1","object":"invoice"}}}',
      { message_id: 'evt_1', payment: null },
    ],
    [
      'a session that is not there',
      '{"id":"evt_2","type":"checkout.session.completed","data":{"object":{"id":"cs_test_0","object":"checkout.session"}}}',
      { message_id: 'evt_2', payment: null },
    ],
    [
      'a refund of an intent without a session',
      '{"id":"evt_3","type":"refund.updated","data":{"object":{"id":"re_1","object":"refund","payment_intent":"pi_0"}}}',
      { message_id: 'evt_3', payment: null },
    ],
    [
      'a refund of a charge without an intent',
      '{"id":"evt_4","type":"refund.updated","data":{"object":{"id":"re_1","object":"refund","payment_intent":null}}}',
      { message_id: 'evt_4', payment: null },
    ],
  ])('signed by it: %s', async (_name, body, expected) => {
    const { fake, provider, now } = await startCase(STRIPE);
    const key = fake.access('TEST').account.keys.TEST;
    const { signatureOf } = await import('@ribambelle/testing/fakes/stripe/stripe-events.ts');
    const at = Math.floor(Date.parse(now()) / 1000);
    const headers = new Headers({
      'stripe-signature': signatureOf(body, { secret: 'whsec_a', at }),
    });
    const port = provider.port({ key, signing_secret: 'whsec_a' });
    expect(await port.read({ body, headers, now: now() })).toEqual(expected);
  });
});
