import { readFileSync } from 'node:fs';
import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: Made & { token: string };
/** A customer of another organiser. */
let theirs: Made & { token: string };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, ALL_PERMISSIONS);
  const neighbour = await shop.make.organiser({ name: 'Voisin' }, 'localhost');
  theirs = await shop.make.collaborator(neighbour, ALL_PERMISSIONS);
});
afterAll(() => shop.close());

const PERSON = { firstname: 'Zéphyrine', lastname: 'Quintefeuille' };

/** Makes a family with a registration of which half is paid. */
async function family(): Promise<MadeCustomer> {
  const customer = await shop.make.customer(organiser, PERSON);
  const activity = await shop.make.activity(organiser, { title: { fr: 'Cirque', en: 'Circus' } });
  const camp = await shop.make.availability(organiser, activity, {
    days: ['2026-07-06'],
    price: 10_000,
  });
  await shop.office(
    'registerByStaff',
    {
      customer: customer.cuid,
      participant: customer.participant.cuid,
      availability: camp.cuid,
      date_ids: camp.dates.map(({ id }) => id),
      received: { amount: 5_000, method: 'CASH' },
    },
    staff,
  );
  return customer;
}
const erase = ({ cuid: customer }: Made, more: object = {}, as = staff) =>
  shop.office('eraseCustomer', { customer, confirmation: 'zéphyrine quintefeuille', ...more }, as);
const dataOf = async ({ cuid }: Made, as = staff) => {
  const answer = await shop.fetch('back-office', `/api/back-office/customers/${cuid}/data`, {
    headers: { cookie: `ribambelle_office=${as.token}` },
  });
  return { status: answer.status, headers: answer.headers, data: await answer.json() };
};

describe('a family that asks to be erased', () => {
  test('200 loses its name everywhere, keeps its registration and its money, and the log names the author but not the family', async () => {
    const customer = await family();
    await erase(customer);
    const [row] = await shop.sql(
      `select c.firstname, c.lastname, c.deleted_at is not null as gone, o.total_amount, o.paid_amount from customers c
       join receivables o on o.customer_id = c.id where c.id = $1`,
      [customer.id],
    );
    expect(row).toEqual({
      firstname: '—',
      lastname: '',
      gone: true,
      total_amount: 10_000,
      paid_amount: 5_000,
    });
    const log = await shop.sql<{ summary: string; collaborator_id: string }>(
      `select summary, collaborator_id from audit_log where entity_cuid = $1 and action = 'customers.delete'`,
      [customer.cuid],
    );
    expect(log).toEqual([{ summary: '—', collaborator_id: String(staff.id) }]);
    const entries = await shop.sql(
      `select from audit_log where summary ilike '%quintefeuille%' and entity_cuid = $1`,
      [customer.cuid],
    );
    expect(entries).toEqual([]);
    await expect(erase(customer)).rejects.toMatchObject({
      code: 'CUSTOMER_NOT_FOUND',
      status: 404,
    });
  });

  test('200 without an e-mail address it loses its own name, and no stored answer of others', async () => {
    const storedAnswers = () => shop.sql(`select from idempotency_keys where key = 'of another'`);
    await shop.sql(
      `insert into idempotency_keys (organiser_id, actor, key, endpoint, request_hash, status, answer) values ($1, 'customer 1', 'of another', 'x', 'x', 200, '{}')`,
      [organiser.id],
    );
    const customer = await family();
    await shop.sql(
      'update customers set email = null, password_hash = null, email_confirmed_at = null, phone = $2 where id = $1',
      [customer.id, '+32470998877'],
    );
    await erase(customer);
    expect(await storedAnswers()).toHaveLength(1);
  });

  test.each([
    ['another name', { confirmation: 'anne dubois' }, 'CONFIRMATION_MISMATCH', 400],
    ['nothing typed', { confirmation: '' }, 'CONFIRMATION_MISMATCH', 400],
  ])('%s changes nothing', async (_name, more, code, status) => {
    const customer = await family();
    await expect(erase(customer, more)).rejects.toMatchObject({ code, status });
    const [row] = await shop.sql('select firstname from customers where id = $1', [customer.id]);
    expect(row).toEqual({ firstname: 'Zéphyrine' });
  });

  test('409 while a payment page is open: nothing is erased', async () => {
    const customer = await family();
    await shop.sql(
      `insert into payments (organiser_id, customer_id, method, amount, state, provider, expires_at)
       values ($1, $2, 'ONLINE', 1000, 'PENDING', 'sandbox', now() + interval '1 hour')`,
      [organiser.id, customer.id],
    );
    await expect(erase(customer)).rejects.toMatchObject({ code: 'PAYMENT_OPEN', status: 409 });
    const [row] = await shop.sql('select firstname from customers where id = $1', [customer.id]);
    expect(row).toEqual({ firstname: 'Zéphyrine' });
  });

  test('409 while it has credit that it does not give up; 403 without the right; 404 for another organiser’s family', async () => {
    const customer = await family();
    await shop.sql('update customers set wallet_amount = 500 where id = $1', [customer.id]);
    await expect(erase(customer)).rejects.toMatchObject({ code: 'WALLET_NOT_EMPTY', status: 409 });
    const reader = await shop.make.collaborator(organiser, ['customers.read', 'customers.update']);
    await expect(erase(customer, {}, reader)).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
      status: 403,
    });
    await expect(erase(customer, {}, theirs)).rejects.toMatchObject({ code: 'CUSTOMER_NOT_FOUND' });
    await erase(customer, { give_up_credit: true });
  });
});

describe('a family that asks for its data', () => {
  test('200 gets all of it, which is logged', async () => {
    const customer = await family();
    const { status, headers, data } = await dataOf(customer);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain('.json');
    expect(data).toMatchObject({
      family: { firstname: 'Zéphyrine', lastname: 'Quintefeuille' },
      participants: [{ firstname: 'Léa' }],
      registrations: [
        {
          title: { fr: 'Cirque' },
          total_amount: 10_000,
          paid_amount: 5_000,
          dates: [{ arrived_at: null, marks: [] }],
        },
      ],
      payments: [{ method: 'CASH', amount: 5_000, refunds: [] }],
      owed: [{ kind: 'REGISTRATION', total_amount: 10_000 }],
      wallet: [],
    });
    expect(
      await shop.sql(`select from audit_log where entity_cuid = $1 and action = 'exports.create'`, [
        customer.cuid,
      ]),
    ).toHaveLength(1);
  });

  test('403 without the right to read all of it, 404 for another organiser’s family', async () => {
    const customer = await family();
    const some = await shop.make.collaborator(organiser, ['exports.create', 'customers.read']);
    const read = (as: { token: string }) =>
      shop.office('getCustomerData', { customer: customer.cuid }, as);
    await expect(read(some)).rejects.toMatchObject({ code: 'NOT_PERMITTED', status: 403 });
    await expect(read(theirs)).rejects.toMatchObject({ code: 'CUSTOMER_NOT_FOUND', status: 404 });
  });

  test('every table that refers to a family is in the file, or left out for a reason', async () => {
    const rows = await referringTables();
    const leftOut = Object.keys(LEFT_OUT);
    const source = readFileSync(new URL('customer-data-views.ts', import.meta.url), 'utf8');
    const included = rows.filter((table) => new RegExp(`\\b${table}\\b`).test(source));
    expect(rows.filter((table) => !included.includes(table) && !leftOut.includes(table))).toEqual(
      [],
    );
    // a reason for a table that is included, or no longer exists, is obsolete
    expect(leftOut.filter((table) => included.includes(table) || !rows.includes(table))).toEqual(
      [],
    );
  });
});

/** Tables left out, because they repeat what others show or hold no data about a person. */
const LEFT_OUT = {
  cart_items: 'what was bought is said by what it became, and the rest lies there for minutes',
  calendar_feeds: 'an address that the family has itself',
  coupon_uses: 'which order used a coupon: the order says it',
  email_links: 'secrets',
  impersonation_links: 'secrets',
  password_links: 'secrets',
  sessions: 'secrets',
  merged_customers: 'what the organiser merged, and how it was called before',
  merged_participants: 'what the organiser merged',
  moved_participants: 'of which family a participant was: what it bought stays with that family',
  participant_households:
    'with which families a child is shared: those are other people; the child itself says that it is',
  mailing_recipients: 'to whom an e-mail went: the e-mails say it',
  notification_deliveries: 'as mailing_recipients',
};

/** Lists the tables that refer to customers or participants. */
async function referringTables(): Promise<string[]> {
  const rows = await shop.sql<{ name: string }>(
    `select distinct c.conrelid::regclass::text as name from pg_constraint c
     where c.contype = 'f' and c.confrelid in ('customers'::regclass, 'participants'::regclass) order by 1`,
  );
  return rows.map(({ name }) => name);
}
