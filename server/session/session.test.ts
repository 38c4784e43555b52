import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ask } from '@ribambelle/api/client.ts';
import type { MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { hashPassword, verifyPassword } from '../sign-in/index.ts';

let shop: Shop;
let organiser: { id: number; cuid: string };
let anne: MadeCustomer;

const profile: Ask<'updateSession'> = {
  firstname: 'Anne',
  lastname: 'Van den Berg',
  email: ' Anne.VDB@example.test',
  phone: '0470 99 88 77',
  address: {
    street: 'Avenue Louise',
    number: '1',
    postcode: '1050',
    city: 'Ixelles',
    country: 'BE',
    latitude: 50.83,
    longitude: 4.36,
  },
};

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser({ online_payments_activated: true, payment_mode: 'TEST' });
  anne = await shop.make.customer(organiser, {
    wallet_amount: 2_500,
    password_hash: await hashPassword('parent-demo'),
  });
});
afterAll(() => shop.close());

test('200 tells a visitor that nobody is signed in, also with an expired session', async () => {
  const nobody = { customer: null, participants: [], cart: null, account: null, acting: null };
  expect(await shop.call('getSession', {})).toEqual(nobody);
  await shop.sql(`update sessions set expires_at = '2026-01-01' where customer_id = $1`, [
    (await shop.make.customer(organiser)).id,
  ]);
  const expired = await shop.make.customer(organiser);
  await shop.sql(`update sessions set expires_at = $2 where customer_id = $1`, [
    expired.id,
    shop.clock.now(),
  ]);
  expect(await shop.call('getSession', {}, expired)).toEqual(nobody);
});

test('200 returns everything about the customer that the pages need', async () => {
  const session = await shop.call('getSession', {}, anne);
  expect(session).toMatchObject({
    customer: { id: anne.id, fullname: 'Anne Dubois', custom_data: [] },
    participants: [{ id: anne.participant.id, fullname: 'Léa Dubois', birthdate: '2017-05-04' }],
    cart: null,
    account: {
      counters: {
        participants: 1,
        carts: 0,
        registrations: 0,
        vouchers: 0,
      },
      payment_methods: {
        online: true,
        bank_transfers: true,
        bank_account: 'BE68539007547034',
      },
      wallet: { amount: 2500 },
      custom_fields: [],
      address: null,
    },
  });
});

test('200 changes the profile and the address, twice', async () => {
  await shop.call('updateSession', profile, anne);
  const change = await shop.call(
    'updateSession',
    { ...profile, phone: '+32 470/99.88.77', language: 'en' },
    anne,
  );
  expect(change.customer).toMatchObject({
    fullname: 'Anne Van den Berg',
    pending_email: 'anne.vdb@example.test',
    phone: profile.phone,
    language: 'en',
  });
  const { account } = await shop.call('getSession', {}, anne);
  expect(account?.address).toMatchObject({
    street: 'Avenue Louise',
    latitude: 50.83,
    longitude: 4.36,
  });
});

test('409 when another customer has the address, 400 without a full address or phone number, 401 for a visitor', async () => {
  const other = await shop.make.customer(organiser, { email: 'taken@example.test' });
  await expect(
    shop.call('updateSession', { ...profile, email: 'TAKEN@example.test' }, anne),
  ).rejects.toMatchObject({
    code: 'CUSTOMER_EXISTS',
    status: 409,
    fields: { email: 'CUSTOMER_EXISTS' },
  });
  await expect(shop.call('updateSession', { ...profile, phone: ' ' }, anne)).rejects.toMatchObject({
    code: 'INVALID_REQUEST',
    status: 400,
    fields: { phone: 'REQUIRED' },
  });
  const address = { ...profile.address, city: '' };
  await expect(shop.call('updateSession', { ...profile, address }, anne)).rejects.toMatchObject({
    code: 'INVALID_REQUEST',
    fields: { 'address.city': 'REQUIRED' },
  });
  await expect(shop.call('updateSession', profile)).rejects.toMatchObject({
    code: 'NOT_SIGNED_IN',
  });
  expect((await shop.call('getSession', {}, other)).customer?.email).toBe('taken@example.test');
});

test('400 for an unknown field of the profile', async () => {
  const call = shop.call(
    'updateSession',
    { ...profile, custom_data: [{ field_id: 7, data: 'x' }] },
    anne,
  );
  await expect(call).rejects.toMatchObject({
    code: 'CUSTOM_DATA_INVALID',
    fields: { 'custom_data.7': 'UNKNOWN_FIELD' },
  });
});

test('200 changes the password with the current one and ends the other sessions; 400 with a wrong one', async () => {
  const customer = await shop.make.customer(organiser, {
    password_hash: await hashPassword('parent-demo'),
  });
  await shop.sql(
    `insert into sessions (organiser_id, customer_id, token_hash, expires_at) values ($1, $2, sha256('elsewhere'::bytea), '2027-01-01')`,
    [organiser.id, customer.id],
  );
  const wrong = shop.call(
    'changePassword',
    { current_password: 'parent', password: 'another' },
    customer,
  );
  await expect(wrong).rejects.toMatchObject({
    code: 'WRONG_PASSWORD',
    fields: { current_password: 'WRONG_PASSWORD' },
  });
  await shop.call(
    'changePassword',
    { current_password: 'parent-demo', password: 'another' },
    customer,
  );
  const [row] = await shop.sql<{ password_hash: string }>(
    'select password_hash from customers where id = $1',
    [customer.id],
  );
  expect(await verifyPassword('another', row?.password_hash ?? null)).toBe(true);
  expect(await shop.sql('select from sessions where customer_id = $1', [customer.id])).toHaveLength(
    1,
  );
  expect((await shop.call('getSession', {}, customer)).customer?.id).toBe(customer.id);
});

test('200 deletes the account: the person is erased, purchases stay, the address is free again', async () => {
  const customer = await shop.make.customer(organiser, {
    email: 'leaving@example.test',
    wallet_amount: 700,
  });
  const expected = await shop.make.participant(organiser, customer, { firstname: 'Tom' });
  const availability = await shop.make.availability(organiser, await shop.make.activity(organiser));
  await shop.make.registration(organiser, customer, {
    participant_id: expected.id,
    availability_id: availability.id,
    total_amount: 1_000,
    paid_amount: 400,
  });
  await shop.sql(
    `insert into addresses (organiser_id, customer_id, street, number, postcode, city) values ($1, $2, 'x', '1', '1000', 'y')`,
    [organiser.id, customer.id],
  );
  await expect(
    shop.call('deleteSession', { confirmation: 'Anne' }, customer),
  ).rejects.toMatchObject({ code: 'CONFIRMATION_MISMATCH' });
  await shop.call('deleteSession', { confirmation: 'annedubois', give_up_credit: true }, customer);
  expect((await shop.call('getSession', {}, customer)).customer).toBeNull();
  const [row] = await shop.sql(
    'select firstname, lastname, phone, password_hash, wallet_amount from customers where id = $1',
    [customer.id],
  );
  expect(row).toEqual({
    firstname: '—',
    lastname: '',
    phone: '',
    password_hash: null,
    wallet_amount: 700,
  });
  const names = await shop.sql<{ firstname: string }>(
    'select firstname from participants where customer_id = $1 order by firstname',
    [customer.id],
  );
  expect(names.map(({ firstname }) => firstname).toSorted()).toEqual(['Tom', '—']);
  expect(await shop.sql('select from addresses where customer_id = $1', [customer.id])).toEqual([]);
  expect(
    await shop.sql('select paid_amount from receivables where customer_id = $1', [customer.id]),
  ).toEqual([{ paid_amount: 400 }]);
  await shop.make.customer(organiser, { email: 'leaving@example.test' });
});
