import { createTestDatabase } from '@ribambelle/testing/database.ts';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import {
  bodyOf,
  createSandbox,
  findSandboxPayment,
  loadMoneyBack,
  readSecret,
  signatureOf,
  SIGNATURE_HEADER,
} from '../sandbox/index.ts';
import type { PaymentOrder } from './payment-port.ts';
import { sandboxProvider } from './sandbox-port.ts';

const NOW = '2026-11-30T10:00:00.000Z';
const ORDER: PaymentOrder = {
  payment_cuid: 'payment1',
  amount: 120_00,
  currency: 'EUR',
  description: 'Camps du Lac',
  language: 'fr',
  method: null,
  keep: false,
  return_url: 'http://127.0.0.1:9/success',
  cancel_url: 'http://127.0.0.1:9/cart',
  webhook_url: 'http://127.0.0.1:9/webhooks/sandbox',
  expires_at: '2026-11-30T10:35:00.000Z',
};

/** Opens the contract of the providers with the built-in one; its timers stay still. */
async function startSandbox() {
  const database = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: database.url });
  onTestFinished(async () => {
    await pool.end();
    await database.drop();
  });
  const port = sandboxProvider(pool).port({ key: '', signing_secret: null });
  const sandbox = createSandbox({ pool, clock: () => NOW });
  const open = async (own: Partial<PaymentOrder> = {}) =>
    (await port.open({ ...ORDER, ...own })).provider_reference;
  return { pool, port, sandbox, open };
}

test.each([1, 99_999_99])('opens one page of %i cents for one cuid', async (amount) => {
  const { port } = await startSandbox();
  const wish = { ...ORDER, amount };
  const pages = [await port.open(wish), await port.open(wish)];
  expect(pages[1]).toEqual(pages[0]);
  expect(await port.fetch(pages[0]?.provider_reference ?? '')).toMatchObject({
    payment_cuid: 'payment1',
    state: 'PENDING',
    amount,
  });
  expect(await port.fetch('sbx_unknown')).toBeNull();
});

test.each([
  ['pay', 'PAID'],
  ['refuse', 'REFUSED'],
  ['abandon', 'ABANDONED'],
  ['pay_late', 'PAID'],
] as const)('%s: %s', async (action, state) => {
  const { port, sandbox, open } = await startSandbox();
  const id = await open();
  await sandbox.act(id, action);
  expect(await port.fetch(id)).toMatchObject({ state });
  await port.end(id);
  expect(await port.fetch(id)).toMatchObject({ state });
});

test('a refund happens once for its cuid, never beyond what was paid', async () => {
  const { port, sandbox, open } = await startSandbox();
  const id = await open();
  const refund = (refund_cuid: string, amount: number) =>
    port.refund({ provider_reference: id, refund_cuid, amount });
  expect(await refund('a', 1)).toBeNull();
  await sandbox.act(id, 'pay');
  const first = await refund('a', 100_00);
  expect(first).not.toBeNull();
  expect((await refund('a', 100_00))?.provider_reference).toBe(first?.provider_reference);
  expect(await refund('b', 20_01)).toBeNull();
  expect(await refund('c', 20_00)).not.toBeNull();
  expect((await port.fetch(id))?.refunds).toMatchObject([
    { refund_cuid: 'a', amount: 100_00 },
    { refund_cuid: 'c', amount: 20_00 },
  ]);
});

test('a chargeback takes money, and may be won back', async () => {
  const { port, sandbox, open } = await startSandbox();
  const id = await open();
  await sandbox.act(id, 'pay');
  for (const [action, state] of [
    ['dispute', 'OPEN'],
    ['win', 'WON'],
  ] as const) {
    await sandbox.act(id, action);
    expect(await port.fetch(id)).toMatchObject({ disputes: [{ amount: 120_00, state }] });
  }
});

test('a card that is kept is charged once for each cuid, until its mandate ends', async () => {
  const { port, sandbox, open } = await startSandbox();
  const id = await open({ keep: true });
  expect((await port.fetch(id))?.mandate).toBeUndefined();
  await sandbox.act(id, 'pay');
  const { mandate } = (await port.fetch(id)) ?? {};
  expect(mandate).toMatchObject({ method: 'card', label: 'Visa ···· 4242' });
  const by = { customer_reference: id, mandate_reference: id };
  const charge = { ...ORDER, ...by, method: 'card', payment_cuid: 'payment2', amount: 25_00 };
  expect(await port.findCharge(charge)).toBeNull();
  const paid = await port.charge(charge);
  expect(paid).toMatchObject({ payment_cuid: 'payment2', state: 'PAID', amount: 25_00 });
  expect(await port.charge(charge)).toEqual(paid);
  expect(await port.findCharge(charge)).toEqual(paid);
  await port.endMandate(by);
  expect(await port.charge({ ...charge, payment_cuid: 'payment3' })).toMatchObject({
    advice: 'NEVER',
  });
  expect(await port.charge(charge)).toEqual(paid);
});

test('nothing is charged by a payment that kept nothing, or was not paid', async () => {
  const { port, sandbox, open } = await startSandbox();
  const plain = await open();
  await sandbox.act(plain, 'pay');
  const open_one = await open({ keep: true, payment_cuid: 'payment4' });
  for (const id of [plain, open_one]) {
    const by = { customer_reference: id, mandate_reference: id, method: 'card' };
    expect(await port.charge({ ...ORDER, ...by, payment_cuid: 'payment5' })).toMatchObject({
      advice: 'NEVER',
    });
  }
});

test.each([
  ['fresh', { age: 0 }, true],
  ['300 s old', { age: 300 }, true],
  ['301 s old', { age: 301 }, false],
  ['forged', { secret: 'another' }, false],
  ['changed by a byte', { change: true }, false],
] as const)('a message that is %s', async (_name, how, isRead) => {
  const { pool, port, sandbox, open } = await startSandbox();
  const id = await open();
  await sandbox.act(id, 'pay');
  const payment = await findSandboxPayment(pool, id);
  if (payment === null) throw new Error('No payment');
  const money = await loadMoneyBack(pool, id);
  const body = JSON.stringify(bodyOf(payment, { ...money, message_id: 'message1' }));
  const secret = 'secret' in how ? how.secret : await readSecret(pool);
  const at = Date.parse(NOW) - ('age' in how ? how.age : 0) * 1000;
  const signature = signatureOf(body, { secret, now: new Date(at).toISOString() });
  const read = await port.read({
    body: 'change' in how ? body.replace('message1', 'message2') : body,
    headers: new Headers({ [SIGNATURE_HEADER]: signature }),
    now: NOW,
  });
  if (isRead) expect(read).toMatchObject({ message_id: 'message1', payment: { state: 'PAID' } });
  else expect(read).toBeNull();
});
