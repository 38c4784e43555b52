import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../sign-in/index.ts';

const PASSWORD = 'un mot de passe long';
let shop: Shop;
let organiser: Made;
let anne: MadeCustomer;
let reader: { token: string };

beforeAll(async () => {
  shop = await openShop({ jobs: true });
  organiser = await shop.make.organiser();
  const password_hash = await hashPassword(PASSWORD);
  anne = await shop.make.customer(organiser, { email: 'anne@example.test', password_hash });
  reader = await shop.make.collaborator(organiser, [
    'collaborator-logs.read',
    'exports.create',
    'registrations.read',
    'organiser-payments.update',
    'payments.create',
    'payments.refund',
  ]);
  await shop.sql(
    `update collaborators set email = 'sophie@example.test', password_hash = $1 where organiser_id = $2`,
    [password_hash, organiser.id],
  );
});
afterAll(() => shop.close());

const events = async () => (await shop.office('listSecurityEvents', {}, reader)).data;

async function newest() {
  const [first] = await events();
  return first;
}

function later(): void {
  shop.clock.set(new Date(Date.parse(shop.clock.now()) + 60_000).toISOString());
}

test('a refused sign-in of a customer is kept, with the address tried, and so is a successful one', async () => {
  later();
  const credentials = { email: 'anne@example.test', password: 'not the password' };
  await expect(shop.call('signIn', credentials)).rejects.toMatchObject({
    code: 'WRONG_CREDENTIALS',
  });
  expect(await newest()).toMatchObject({
    type: 'sign-in.failed',
    actor_kind: 'VISITOR',
    actor_name: 'anne@example.test',
    address: expect.stringContaining('127.0.0.1'),
  });
  later();
  await shop.call('signIn', { ...credentials, password: PASSWORD });
  expect(await newest()).toMatchObject({
    type: 'sign-in.succeeded',
    actor_kind: 'CUSTOMER',
    actor_name: 'Anne Dubois',
  });
});

test('the name of a customer is not kept here: a deleted account leaves none', async () => {
  const securityEvents = await shop.sql<{ actor_name: string }>(
    'select actor_name from security_events where actor_id = $1',
    [anne.id],
  );
  expect(securityEvents.map(({ actor_name }) => actor_name)).toEqual(['', '']);
});

test('a refused sign-in of a collaborator is kept at the organiser that knows the address', async () => {
  later();
  const credentials = { email: 'sophie@example.test', password: 'not the password' };
  await expect(shop.office('signInCollaborator', credentials)).rejects.toMatchObject({
    code: 'SIGN_IN_WRONG',
  });
  expect(await newest()).toMatchObject({
    type: 'sign-in.failed',
    actor_name: 'sophie@example.test',
  });
  later();
  await shop.office('signInCollaborator', { ...credentials, password: PASSWORD });
  const { data } = await shop.office('listSecurityEvents', { type: 'sign-in.succeeded' }, reader);
  expect(data[0]).toMatchObject({ actor_kind: 'COLLABORATOR', actor_name: 'Sophie Peeters' });
});

test('an export is kept with its number of rows', async () => {
  later();
  const of = { list: 'registrations' as const, filters: {}, columns: ['reference'] };
  await shop.office('createExport', { format: 'CSV', of }, reader);
  await expect.poll(newest).toMatchObject({
    type: 'data.exported',
    actor_name: 'Sophie Peeters',
    details: [
      { name: 'list', value: 'registrations' },
      { name: 'rows', value: '0' },
    ],
  });
});

test('a refund is kept with its amount and way; a refused one is not', async () => {
  const paymentRequest = { customer: anne.cuid, amount: 12_000 };
  const { cuid: payment } = await shop.office('recordPayment', paymentRequest, reader);
  later();
  const refund = { payment, amount: 4_050, to: 'BANK', reason: 'Geste' } as const;
  await shop.office('refundPayment', refund, reader);
  const event = await newest();
  expect(event).toMatchObject({ type: 'refund.created', actor_name: 'Sophie Peeters' });
  expect(event?.details.map(({ name, value }) => [name, value.replaceAll(/\s/gu, ' ')])).toEqual([
    ['way', 'BANK'],
    ['amount', '40,50 €'],
  ]);
  const count = (await events()).length;
  later();
  const more = { ...refund, amount: 12_000 };
  await expect(shop.office('refundPayment', more, reader)).rejects.toMatchObject({
    code: 'REFUND_TOO_HIGH',
  });
  expect(await events()).toHaveLength(count);
});

test('a new bank account is kept with the former one; other payment settings are no security event', async () => {
  later();
  const settings = {
    payment_methods: ['DELAYED' as const],
    online_payments_activated: false,
    test_mode: false,
    bank_transfers_activated: true,
    bank_account: 'BE62 5100 0754 7061',
    bank_account_holder: 'Maison des enfants',
    bank_identifier: '',
    service_fee_amount: 0,
    service_fee_percentage: 0,
    payment_reference_prefix: '',
  };
  await shop.change('updatePaymentSettings', settings, reader);
  expect(await newest()).toMatchObject({
    type: 'bank-account.changed',
    details: [
      { name: 'to', value: 'BE62510007547061' },
      { name: 'from', value: 'BE68539007547034' },
    ],
  });
  const before = (await events()).length;
  await shop.change('updatePaymentSettings', { ...settings, service_fee_amount: 100 }, reader);
  expect(await events()).toHaveLength(before);
});

test('the list filters by type, actor and day, in pages', async () => {
  const list = await shop.office('listSecurityEvents', { type: 'sign-in.failed' }, reader);
  expect(list.count).toBe(2);
  expect(
    (await shop.office('listSecurityEvents', { actor_kind: 'CUSTOMER' }, reader)).data,
  ).toHaveLength(1);
  expect((await shop.office('listSecurityEvents', { from: '2027-01-01' }, reader)).data).toEqual(
    [],
  );
  const page = await shop.office('listSecurityEvents', { page_size: 1, page_number: 2 }, reader);
  expect(page.data).toHaveLength(1);
});

test('403 without the permission, and another organiser sees nothing of it', async () => {
  const stranger = await shop.make.collaborator(organiser, []);
  await expect(shop.office('listSecurityEvents', {}, stranger)).rejects.toMatchObject({
    code: 'NOT_PERMITTED',
  });
  const other = await shop.make.organiser({ name: 'Voisin' }, 'localhost');
  const neighbour = await shop.make.collaborator(other, ['collaborator-logs.read']);
  expect((await shop.office('listSecurityEvents', {}, neighbour)).data).toEqual([]);
});
