import { ApiError, type Ask, createClient } from '@ribambelle/api/client.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

type Wish = Ask<'registerByStaff'>;

const RIGHTS: readonly Permission[] = [
  'registrations.create',
  'registrations.read',
  'registrations.waive',
  'customers.create',
  'customers.read',
  'participants.create',
  'participants.read',
  'payments.create',
  'payments.read',
];

let shop: Shop;
let organiser: Made;
let staff: { token: string };
let camp: Made & { dates: readonly Made[] };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, RIGHTS);
  const activity = await shop.make.activity(organiser, { age_minimum: 6, age_maximum: 10 });
  await shop.make.question(organiser, activity, { required: true });
  camp = await shop.make.availability(organiser, activity, { price: 12_000, capacity: 4 });
});
afterAll(() => shop.close());

const family = {
  firstname: 'Nadia',
  lastname: 'Benali',
  email: null,
  phone: '0470 11 22 33',
};
const waiver = { waived: ['AGE', 'ANSWERS'] as const, note: 'Vu avec la directrice' };
const wishOf = (more: Partial<Wish> = {}): Wish => ({
  new_customer: family,
  new_participant: { firstname: 'Zoé', lastname: 'Benali', birthdate: '2021-03-01' },
  availability: camp.cuid,
  date_ids: camp.dates.map(({ id }) => id),
  waiver: { ...waiver, waived: [...waiver.waived] },
  received: { amount: 12_000, method: 'CASH' },
  ...more,
});
const register = (more: Partial<Wish> = {}, as = staff) =>
  shop.office('registerByStaff', wishOf(more), as);
/** Counts the rows of the tables that a walk-in writes. */
const countRows = async () =>
  shop.sql(`select (select count(*) from customers)::int as families, (select count(*) from participants)::int as children,
    (select count(*) from registrations)::int as registrations, (select count(*) from payments)::int as payments,
    (select count(*) from carts)::int as orders, (select count(*) from audit_log)::int as log`);

test('200 in one call: family, child, place, waivers and money; the receipt is available', async () => {
  const { cuid: registration, customer, payment } = await register();
  expect(payment).toMatchObject({ credited_amount: 0 });
  const details = await shop.office('getOfficeRegistration', { registration }, staff);
  expect(details).toMatchObject({
    total_amount: 12_000,
    paid_amount: 12_000,
    customer: { cuid: customer, email: null, phone: '0470 11 22 33' },
    participant: { name: 'Zoé Benali', birthdate: '2021-03-01' },
    waivers: [{ waived: ['AGE', 'ANSWERS'], note: 'Vu avec la directrice', by: 'Sophie Peeters' }],
    payments: [{ method: 'CASH', amount: 12_000 }],
  });
  const receipt = await shop.fetch(
    'back-office',
    `/api/back-office/payments/${payment?.cuid ?? ''}/receipt`,
    { headers: { cookie: `ribambelle_office=${staff.token}` } },
  );
  expect(receipt.status).toBe(200);
  expect(receipt.headers.get('content-type')).toBe('application/pdf');
  const acts = await shop.sql<{ action: string }>(
    'select action from audit_log where entity_cuid in ($1, $2, $3)',
    [registration, customer, payment?.cuid],
  );
  expect(acts.map(({ action }) => action).toSorted()).toEqual([
    'customers.create',
    'payments.create',
    'registrations.waive',
  ]);
});

test('200 needless waivers are not kept; paying less leaves the rest owed, paying more becomes credit', async () => {
  const child = { firstname: 'Adam', lastname: 'Benali', birthdate: '2018-03-01' };
  const activity = await shop.make.activity(organiser);
  const free = await shop.make.availability(organiser, activity, { price: 5000 });
  const offer = { availability: free.cuid, date_ids: free.dates.map(({ id }) => id) };
  const { cuid, customer, payment } = await register({
    ...offer,
    new_customer: { ...family, phone: '0470 44 44 44' },
    new_participant: child,
    received: { amount: 6000, method: 'OTHER', received_at: '2026-01-04' },
  });
  expect(payment).toMatchObject({ credited_amount: 1000 });
  const details = await shop.office('getOfficeRegistration', { registration: cuid }, staff);
  expect(details).toMatchObject({ waivers: [], paid_amount: 5000 });
  const second = await register({
    ...offer,
    customer,
    new_customer: null,
    new_participant: { firstname: 'Lina', lastname: 'Benali' },
    received: { amount: 2000, method: 'CASH' },
    waiver: null,
  });
  expect(second.customer).toBe(customer);
  const half = await shop.office('getOfficeRegistration', { registration: second.cuid }, staff);
  expect(half).toMatchObject({
    total_amount: 5000,
    paid_amount: 2000,
    participant: { name: 'Lina Benali', birthdate: null },
  });
});

test('200 sent twice with one key, everything is created once', async () => {
  const client = createClient({
    origin: `http://127.0.0.1:${shop.server.backOfficePort}`,
    headers: { cookie: `ribambelle_office=${staff.token}` },
  });
  const wish = wishOf({ new_customer: { ...family, phone: '0470 55 55 55' } });
  const key = { idempotency_key: 'walk-in-once' };
  const first = await client('registerByStaff', wish, key);
  const before = await countRows();
  expect(await client('registerByStaff', wish, key)).toEqual(first);
  expect(await countRows()).toEqual(before);
});

test.each([
  'customers.create',
  'participants.create',
  'payments.create',
  'registrations.waive',
] as const)('403 without %s, and nothing is created', async (missingRight) => {
  const clerk = await shop.make.collaborator(
    organiser,
    RIGHTS.filter((right) => right !== missingRight),
  );
  const before = await countRows();
  await expect(register({}, clerk)).rejects.toMatchObject({ code: 'NOT_PERMITTED', status: 403 });
  expect(await countRows()).toEqual(before);
});

test.each<[string, Partial<Wish>, string]>([
  ['AGE_NOT_ALLOWED', { waiver: null }, 'participant_id'],
  [
    'BIRTHDATE_NEEDED',
    { waiver: null, new_participant: { firstname: 'A', lastname: 'B' } },
    'participant_id',
  ],
  ['AGE_NOT_ALLOWED', { waiver: { ...waiver, waived: ['ANSWERS'] } }, 'participant_id'],
  ['ANSWERS_INVALID', { waiver: { ...waiver, waived: ['AGE'] } }, 'questions.'],
  ['CONTACT_REQUIRED', { new_customer: { ...family, phone: '' } }, 'new_customer.phone'],
  ['INVALID_REQUEST', { new_customer: { ...family, phone: 'rien' } }, 'new_customer.phone'],
  [
    'CUSTOMER_EXISTS',
    { new_customer: { ...family, email: 'taken@example.test' } },
    'new_customer.email',
  ],
  [
    'BIRTHDATE_INVALID',
    { new_participant: { firstname: 'A', lastname: 'B', birthdate: '2099-01-01' } },
    'new_participant.birthdate',
  ],
  [
    'RECEIVED_IN_FUTURE',
    { received: { amount: 1, method: 'CASH', received_at: '2026-01-06' } },
    'received.received_at',
  ],
  [
    'RECEIVED_TOO_EARLY',
    { received: { amount: 1, method: 'CASH', received_at: '2020-01-06' } },
    'received.received_at',
  ],
  ['INVALID_REQUEST', { received: { amount: 0, method: 'CASH' } }, 'received.amount'],
  ['INVALID_REQUEST', { waiver: { waived: ['AGE'], note: '' } }, 'waiver.note'],
  ['INVALID_REQUEST', { waiver: { waived: [], note: 'Oui' } }, 'waiver.waived'],
  ['INVALID_REQUEST', { customer: 'cnone' }, 'new_customer'],
  ['INVALID_REQUEST', { participant: 'cnone' }, 'new_participant'],
  ['CUSTOMER_NOT_FOUND', { new_customer: null }, ''],
  ['PARTICIPANT_NOT_FOUND', { new_participant: null }, ''],
])('%s for %j, and nothing is created', async (code, more, field) => {
  await shop.sql(
    `insert into customers (organiser_id, firstname, lastname, email) values ($1, 'A', 'B', 'taken@example.test') on conflict do nothing`,
    [organiser.id],
  );
  const before = await countRows();
  const refusal = await register(more).catch((error: unknown) => error);
  if (!(refusal instanceof ApiError)) throw refusal;
  expect(refusal.code).toBe(code);
  const fields = Object.keys(refusal.fields);
  expect(field === '' ? fields : fields.filter((path) => path.startsWith(field))).toHaveLength(
    field === '' ? 0 : 1,
  );
  expect(await countRows()).toEqual(before);
});

test('200 erasing the account removes the note too', async () => {
  const parent = await shop.make.customer(organiser);
  const { cuid } = await register({
    customer: parent.cuid,
    new_customer: null,
    participant: parent.participant.cuid,
    new_participant: null,
    received: null,
  });
  const note = async () =>
    (
      await shop.sql<{ note: string }>(
        'select note from registration_waivers w join registrations r on r.id = w.registration_id where r.cuid = $1',
        [cuid],
      )
    ).map((row) => row.note);
  expect(await note()).toEqual(['Vu avec la directrice']);
  await shop.sql('update sessions set password_at = $1 where customer_id = $2', [
    shop.clock.now(),
    parent.id,
  ]);
  await shop.call('deleteSession', { confirmation: null }, parent);
  expect(await note()).toEqual(['']);
});
