import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cleanUp } from '../clean-up/clean-up.ts';
import { hashPassword } from '../sign-in/index.ts';

const START = '2026-01-05T08:00:00.000Z';
const AFTER = '2026-07-20T08:00:00.000Z';
/** The words that may no longer be found anywhere. */
const NEEDLES = [
  'zéphyrine',
  'zephyrine',
  'quintefeuille',
  'ysoline',
  '470987654',
  '0470 98 76 54',
];
const PERSON = { firstname: 'Zéphyrine', lastname: 'Quintefeuille', phone: '0470 98 76 54' };
const EMAIL = 'zephyrine@example.test';
let shop: Shop;
let organiser: Made;
let staff: Made & { token: string };

beforeAll(async () => {
  shop = await openShop({ jobs: true });
  organiser = await shop.make.organiser({ online_payments_activated: true });
  staff = await shop.make.collaborator(organiser, [...ALL_PERMISSIONS]);
});
beforeEach(() => shop.clock.set(START));
afterAll(() => shop.close());

/** Every row of every table, including the queue, that contains one of the words. */
async function rowsThatSay(words: readonly string[]): Promise<string[]> {
  const tables = await shop.sql<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  );
  expect(tables.length).toBeGreaterThan(45);
  const traces = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await shop.sql<{ said: string }>(
        `select row_to_json(t)::text as said from ${name} t
         where exists (select from unnest($1::text[]) word where position(word in lower(t::text)) > 0)`,
        [[...words]],
      );
      return rows.map(({ said }) => `${name}: ${said}`);
    }),
  );
  return traces.flat();
}

const profile = {
  ...PERSON,
  email: EMAIL,
  address: {
    street: 'Rue Quintefeuille',
    number: '12',
    postcode: '1000',
    city: 'Bruxelles',
    country: 'BE',
  },
};

async function queueIsEmpty(): Promise<void> {
  await expect
    .poll(
      async () =>
        (
          await shop.sql(
            'select 1 from graphile_worker._private_jobs where run_at <= now() and attempts = 0',
          )
        ).length,
    )
    .toBe(0);
}

/**
 * A family that has done everything a family can do, and for which staff have done everything staff
 * can do.
 */
async function busyFamily(): Promise<MadeCustomer> {
  const anne = await shop.make.customer(organiser, {
    email: EMAIL,
    ...PERSON,
    phone: '+32470987654',
    password_hash: await hashPassword('secret'),
  });
  await shop.call('updateSession', profile, { ...anne, headers: { 'idempotency-key': 'one' } });
  const child = { firstname: 'Ysoline', lastname: 'Quintefeuille', birthdate: '2017-05-04' };
  await shop.call('updateParticipant', { ...child, participant_id: anne.participant.id }, anne);
  const activity = await shop.make.activity(organiser);
  const question = await shop.make.question(organiser, activity);
  const camp = await shop.make.availability(organiser, activity, { days: ['2026-07-06'] });
  const { cart } = await shop.call(
    'addCartItems',
    {
      participant_id: anne.participant.id,
      registrations: [
        {
          availability_id: camp.id,
          availability_dates: camp.dates.map(({ id }) => id),
          questions: [{ question_id: question.id, content: 'Appeler Zéphyrine' }],
        },
      ],
    },
    { ...anne, headers: { 'idempotency-key': 'two' } },
  );
  await shop.call(
    'checkoutCart',
    { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true },
    anne,
  );
  await shop.call('requestPasswordLink', { email: EMAIL });
  await expect(shop.call('signIn', { email: EMAIL, password: 'wrong' })).rejects.toMatchObject({
    code: 'WRONG_CREDENTIALS',
  });
  await staffWork(anne);
  await queueIsEmpty();
  return anne;
}

async function staffWork(anne: MadeCustomer): Promise<void> {
  await shop.change(
    'updateOfficeCustomer',
    { customer: anne.cuid, ...PERSON, lastname: 'Quintefeuille-Roy', email: EMAIL },
    staff,
  );
  await shop.office(
    'correctWallet',
    { customer: anne.cuid, amount: 500, reason: 'Geste pour Zéphyrine' },
    staff,
  );
  const { data } = await shop.office('listOfficeRegistrations', {}, staff);
  const family = { customer: anne.cuid };
  await shop.office('addCustomerNote', { ...family, text: 'Zéphyrine rappelle lundi' }, staff);
  const deletedNote = await shop.office(
    'addCustomerNote',
    { ...family, text: 'Quintefeuille ?' },
    staff,
  );
  await shop.office('deleteCustomerNote', { ...family, note: deletedNote.cuid }, staff);
  await shop.office('createCustomerTag', { name: 'À rappeler' }, staff);
  await shop.office('tagCustomer', { ...family, add: ['À rappeler'] }, staff);
  const registration = data[0]?.cuid ?? '';
  await shop.office('addRegistrationNote', { registration, text: 'Ysoline vient tôt' }, staff);
  await shop.office(
    'cancelOfficeRegistration',
    { registration: data[0]?.cuid ?? '', message: 'Désolés, Zéphyrine' },
    staff,
  );
}

test('200 no table contains the name, the e-mail address or the phone number any more; the books stay', async () => {
  const anne = await busyFamily();
  const before = await rowsThatSay(NEEDLES);
  expect(new Set(before.map((row) => row.split(':')[0])).size).toBeGreaterThan(8);
  shop.clock.set(AFTER);
  const refusal = { code: 'WALLET_NOT_EMPTY', status: 409 };
  await expect(shop.call('deleteSession', {}, anne)).rejects.toMatchObject(refusal);
  await shop.call('deleteSession', { give_up_credit: true }, anne);
  expect(await rowsThatSay(NEEDLES)).toEqual([]);
  const [books] = await shop.sql(
    `select wallet_amount, (select count(*)::int from registrations r where r.customer_id = c.id) as registrations,
       (select count(*)::int from audit_log where entity_cuid = c.cuid) as audited from customers c where id = $1`,
    [anne.id],
  );
  expect(books).toMatchObject({ wallet_amount: 500, registrations: 1, audited: 6 });
});

test('409 while a payment page is open, and nothing is erased', async () => {
  const anne = await shop.make.customer(organiser);
  await shop.sql(
    `insert into payments (organiser_id, customer_id, method, amount, state, provider, expires_at)
     values ($1, $2, 'ONLINE', 1000, 'PENDING', 'sandbox', $3)`,
    [organiser.id, anne.id, AFTER],
  );
  await expect(shop.call('deleteSession', {}, anne)).rejects.toMatchObject({
    code: 'PAYMENT_OPEN',
    status: 409,
  });
  expect((await shop.call('getSession', {}, anne)).customer?.firstname).toBe('Anne');
  await shop.sql(`update payments set state = 'ABANDONED' where customer_id = $1`, [anne.id]);
  await shop.call('deleteSession', {}, anne);
});

test('200 an expected participant keeps name and answers until it is over; then the clean-up removes them too', async () => {
  const anne = await shop.make.customer(organiser);
  await shop.sql(`update participants set firstname = 'Ysoline' where id = $1`, [
    anne.participant.id,
  ]);
  const activity = await shop.make.activity(organiser);
  const question = await shop.make.question(organiser, activity);
  const camp = await shop.make.availability(organiser, activity, { days: ['2026-07-06'] });
  const registration = await shop.make.registration(organiser, anne, { availability_id: camp.id });
  await shop.sql(
    `insert into registration_questions (organiser_id, registration_id, question_id, content) values ($1, $2, $3, 'Noix, pour Ysoline')`,
    [organiser.id, registration.id, question.id],
  );
  await shop.sql(
    `insert into notes (organiser_id, list, record_id, text, author_name, created_by, created_at)
     values ($1, 'registrations', $2, 'Ysoline vient tôt', 'Sophie', $3, now())`,
    [organiser.id, registration.id, staff.id],
  );
  await shop.call('deleteSession', {}, anne);
  expect(await rowsThatSay(['ysoline'])).toHaveLength(3);
  const owner = new pg.Pool({ connectionString: shop.databaseUrl, max: 3 });
  owner.on('error', () => undefined);
  const clean = (now: string) =>
    cleanUp(owner, { now, failed: (error) => expect.fail(String(error)) });
  expect((await clean(START))?.['participants']).toBe(0);
  expect((await clean(AFTER))?.['participants']).toBe(1);
  expect(await rowsThatSay(['ysoline'])).toEqual([]);
  await owner.end();
});
