import type { Ask } from '@ribambelle/api/client.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: Made & { token: string };
let anne: MadeCustomer;
let twin: MadeCustomer;
let books: pg.Client;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser({
    payment_methods: JSON.stringify([{ type: 'DELAYED', priority: 1 }]),
  });
  staff = await shop.make.collaborator(organiser, [
    'customers.read',
    'customers.delete',
    'customer-wallets.read',
    'customer-wallets.correct',
    'participants.read',
    'registrations.create',
    'registrations.read',
    'payments.create',
    'payments.read',
    'customer-memberships.create',
    'collaborator-logs.read',
    'discounts.create',
  ]);
  books = new pg.Client({ connectionString: shop.databaseUrl });
  await books.connect();
});
afterAll(async () => {
  await books.end();
  await shop.close();
});
beforeEach(async () => {
  anne = await shop.make.customer(organiser, { phone: '' });
  twin = await shop.make.customer(organiser, { firstname: 'Annie', phone: '+32470998877' });
});
afterEach(async () => {
  const violations = (await checkInvariants(books)).filter((one) => !one.includes('weekdays'));
  if (violations.length > 0) throw new Error(`The books are broken: ${violations.join('; ')}`);
});

const camp = async (day = '2026-07-06') =>
  shop.make.availability(organiser, await shop.make.activity(organiser), { days: [day] });
const datesOf = ({ dates }: MadeAvailability) => dates.map(({ id }) => id);
const register = async (family: MadeCustomer, day?: string) => {
  const to = await camp(day);
  return shop.office(
    'registerByStaff',
    {
      customer: family.cuid,
      participant: family.participant.cuid,
      availability: to.cuid,
      date_ids: datesOf(to),
    },
    staff,
  );
};
const addToCart = async (family: MadeCustomer, to: MadeAvailability) =>
  shop.call(
    'addCartItems',
    {
      participant_id: family.participant.id,
      registrations: [{ availability_id: to.id, availability_dates: datesOf(to) }],
    },
    family,
  );
const fill = (family: MadeCustomer, amount: number) =>
  shop.office('correctWallet', { customer: family.cuid, amount, reason: 'Geste' }, staff);
const both = (kept: Made = anne, other: Made = twin) => ({
  customer: kept.cuid,
  other: other.cuid,
});
const preview = (of: Ask<'previewCustomerMerge'> = both()) =>
  shop.office('previewCustomerMerge', of, staff);
const readOf = async (of: Ask<'previewCustomerMerge'>) => {
  const { kept, other, seen } = await preview(of);
  return { ...of, kept_version: kept.version, other_version: other.version, seen };
};
const merge = async (of: Ask<'previewCustomerMerge'> = both()) =>
  shop.office('mergeCustomers', await readOf(of), staff);

/** The sums of every ledger of these families together, in minor units. */
const sums = async (...families: readonly Made[]) => {
  const [row] = await shop.sql(
    `select
       (select coalesce(sum(wallet_amount), 0)::integer from customers where id = any($1::bigint[])) as wallet,
       (select coalesce(sum(amount), 0)::integer from wallet_movements where customer_id = any($1::bigint[])) as movements,
       (select coalesce(sum(total_amount), 0)::integer from receivables where customer_id = any($1::bigint[])) as total,
       (select coalesce(sum(owed_amount), 0)::integer from receivables where customer_id = any($1::bigint[])) as owed,
       (select coalesce(sum(credit_amount), 0)::integer from receivables where customer_id = any($1::bigint[])) as credit,
       (select coalesce(sum(amount), 0)::integer from payments where customer_id = any($1::bigint[])) as paid,
       (select coalesce(sum(l.amount), 0)::integer from payment_allocations l join payments p on p.id = l.payment_id
         where p.customer_id = any($1::bigint[])) as allocated,
       (select count(*)::integer from receivables where customer_id = any($1::bigint[])) as receivables,
       (select count(*)::integer from payments where customer_id = any($1::bigint[])) as payments`,
    [families.map(({ id }) => id)],
  );
  return row;
};

test('200 everything of the other goes to the kept one, and every ledger has the same total to the cent', async () => {
  await register(anne);
  await register(twin, '2026-07-13');
  await shop.office('recordPayment', { customer: twin.cuid, amount: 2500 }, staff);
  await fill(anne, 1250);
  await fill(twin, 3333);
  const before = await sums(anne, twin);
  const details = await preview();
  expect(details).toMatchObject({
    kept: { name: 'Anne Dubois', participants: 'Léa' },
    other: { name: 'Annie Dubois' },
    filled: ['phone'],
    objections: [],
    same_children: ['Léa'],
    wallet_amount: before?.['wallet'],
    owed_amount: before?.['owed'],
  });
  expect(Object.fromEntries(details.moves.map(({ what, count }) => [what, count]))).toMatchObject({
    PARTICIPANTS: 1,
    REGISTRATIONS: 1,
    PAYMENTS: 1,
    ORDERS: 1,
  });
  await merge();
  expect(await sums(anne)).toEqual(before);
  expect(await shop.sql('select from customers where id = $1', [twin.id])).toEqual([]);
  const { data } = await shop.office('listWalletMovements', { customer: anne.cuid }, staff);
  const movements = data.filter(({ reason }) => reason === 'MERGE');
  expect(movements.map(({ amount }) => amount).toSorted((one, two) => one - two)).toEqual([
    -3333, 3333,
  ]);
  const kept = await shop.office('getOfficeCustomer', { customer: twin.cuid }, staff);
  expect(kept).toMatchObject({ cuid: anne.cuid, wallet_amount: 4583, phone: '0470 99 88 77' });
  expect(kept.participants).toHaveLength(2);
  const log = await shop.office('listAuditLog', { about: anne.cuid }, staff);
  const entries = log.data.filter(({ action }) => action === 'customers.merge');
  expect(entries).toHaveLength(1);
  expect(JSON.stringify(entries)).toContain('Annie Dubois');
});

test('200 the other’s sessions, links and calendar end; the kept one’s continue', async () => {
  await shop.sql(
    `insert into calendar_feeds (organiser_id, customer_id, sealed_token, token_hash) values ($1, $2, 'sealed', sha256('a'))`,
    [organiser.id, twin.id],
  );
  await shop.sql(
    `insert into password_links (organiser_id, token_hash, customer_id, expires_at) values ($1, 'x', $2, now())`,
    [organiser.id, twin.id],
  );
  await merge();
  await expect(shop.call('listParticipants', {}, twin)).rejects.toMatchObject({ status: 401 });
  expect((await shop.call('listParticipants', {}, anne)).count).toBe(2);
  for (const table of ['calendar_feeds', 'password_links', 'sessions'])
    expect(await shop.sql(`select from ${table} where customer_id = $1`, [twin.id])).toEqual([]);
});

test('200 a family without an address takes the other’s, with its password and its consent', async () => {
  const walk_in = await shop.make.customer(organiser, {
    email: null,
    email_confirmed_at: null,
    phone: '+32470111111',
  });
  await shop.sql(
    `update customers set password_hash = 'hash', news_consented_at = '2026-01-01T00:00Z' where id = $1`,
    [twin.id],
  );
  const [was] = await shop.sql('select email from customers where id = $1', [twin.id]);
  expect(await preview(both(walk_in, twin))).toMatchObject({
    filled: ['email'],
    email: was?.['email'],
  });
  await merge(both(walk_in, twin));
  expect(
    await shop.sql(
      'select email, password_hash, phone, news_consented_at is not null as news from customers where id = $1',
      [walk_in.id],
    ),
  ).toEqual([{ email: was?.['email'], password_hash: 'hash', phone: '+32470111111', news: true }]);
});

test('200 two carts become one: the items of the other keep their places', async () => {
  const first = await camp('2026-07-06');
  const second = await camp('2026-07-13');
  await addToCart(anne, first);
  await addToCart(twin, second);
  expect((await preview()).moves).toContainEqual({ what: 'CART', count: 1 });
  await merge();
  const { cart } = await shop.call('getSession', {}, anne);
  expect(JSON.stringify(cart)).toContain(String(second.id));
  const carts = await shop.sql<{ items: number }>(
    `select (select count(*)::integer from cart_items i where i.cart_id = c.id) as items from carts c where customer_id = $1`,
    [anne.id],
  );
  expect(carts).toEqual([{ items: 2 }]);
});

test('200 the only cart moves unchanged', async () => {
  await addToCart(twin, await camp());
  await merge();
  expect(await shop.sql('select status from carts where customer_id = $1', [anne.id])).toEqual([
    { status: 'OPEN' },
  ]);
});

test('200 address, answers, mailings, discounts and waiting lists follow', async () => {
  await shop.sql(
    `insert into addresses (organiser_id, customer_id, street, number, postcode, city) values ($1, $2, 'Rue Haute', '12', '1000', 'Bruxelles')`,
    [organiser.id, twin.id],
  );
  const [field] = await shop.sql<{ id: string }>(
    `insert into custom_fields (organiser_id, entity, type, title) values ($1, 'CUSTOMERS', 'TEXT', '{"fr":"Mutuelle"}') returning id`,
    [organiser.id],
  );
  await shop.sql(
    'insert into custom_field_answers (organiser_id, field_id, customer_id, data) values ($1, $2, $3, $4)',
    [organiser.id, field?.id, twin.id, 'Partenamut'],
  );
  const [discount] = await shop.sql<{ id: string }>(
    `insert into discounts (organiser_id, title, amount, customer_ids) values ($1, '{"fr":"Amis"}', 500, array[$2, $3]::bigint[]) returning id`,
    [organiser.id, anne.id, twin.id],
  );
  const [mailing] = await shop.sql<{ id: string }>(
    `insert into mailings (organiser_id, collaborator_id, recipients, created_at, updated_at) values ($1, $2, '{}', now(), now()) returning id`,
    [organiser.id, staff.id],
  );
  for (const { id } of [anne, twin]) {
    await shop.sql(
      'insert into mailing_recipients (organiser_id, mailing_id, customer_id) values ($1, $2, $3)',
      [organiser.id, mailing?.id, id],
    );
    await shop.sql(
      `insert into sent_mails (organiser_id, key, kind, customer_id, recipient, language, subject, html, text, mailing_id)
       values ($1, $2, 'mailing', $3, 'a@example.test', 'fr', 'Nouvelles', '', '', $4)`,
      [organiser.id, `mailing ${id}`, id, mailing?.id],
    );
  }
  const line = await camp('2026-07-20');
  await shop.sql(
    'insert into waiting_list_entries (organiser_id, availability_id, customer_id, participant_id, turn) values ($1, $2, $3, $4, 1)',
    [organiser.id, line.id, twin.id, twin.participant.id],
  );
  await merge();
  const countOf = async (table: string) =>
    (
      await shop.sql<{ count: number }>(
        `select count(*)::integer as count from ${table} where customer_id = $1`,
        [anne.id],
      )
    )[0]?.count;
  expect(
    await Promise.all(
      [
        'addresses',
        'custom_field_answers',
        'mailing_recipients',
        'sent_mails',
        'waiting_list_entries',
      ].map(countOf),
    ),
  ).toEqual([1, 1, 1, 2, 1]);
  expect(
    await shop.sql('select customer_ids::text as ids from discounts where id = $1', [discount?.id]),
  ).toEqual([{ ids: `{${anne.id}}` }]);
});

test('200 the kept one gets the tags of both, each once', async () => {
  await shop.sql(`update customers set tags = $2 where id = $1`, [anne.id, ['VIP', 'À rappeler']]);
  await shop.sql(`update customers set tags = $2 where id = $1`, [twin.id, ['VIP', 'Bénévole']]);
  await merge();
  const [row] = await shop.sql<{ tags: string[] }>('select tags from customers where id = $1', [
    anne.id,
  ]);
  expect(row?.tags.toSorted()).toEqual(['Bénévole', 'VIP', 'À rappeler'].toSorted());
});

test('200 a third account, merged into the one that went: its link leads to the last', async () => {
  const third = await shop.make.customer(organiser);
  await merge(both(twin, third));
  await merge(both(anne, twin));
  for (const { cuid: customer } of [third, twin])
    expect((await shop.office('getOfficeCustomer', { customer }, staff)).cuid).toBe(anne.cuid);
});

test('200 deleting the kept account later erases both names', async () => {
  await fill(twin, 100);
  await merge();
  await shop.call('deleteSession', { confirmation: null, give_up_credit: true }, anne);
  const traces = await shop.sql(
    `select summary, changes::text as changes from audit_log where entity_cuid in ($1, $2)
     union all select message, reason from wallet_movements where customer_id = $3
     union all select array_to_string(words, ' '), '' from merged_customers where customer_id = $3`,
    [anne.cuid, twin.cuid, anne.id],
  );
  expect(JSON.stringify(traces)).not.toContain('Annie');
  expect(JSON.stringify(traces).toLowerCase()).not.toContain('dubois');
});

test('409 when both have one membership of the whole family, and when a payment page is open', async () => {
  const membership = await shop.make.membership(organiser, { title: { fr: 'Club' } });
  for (const { cuid: customer } of [anne, twin])
    await shop.office('sellMembership', { customer, membership: membership.cuid }, staff);
  expect((await preview()).objections).toMatchObject([
    { code: 'MERGED_MEMBERSHIP_TWICE', title: 'Club' },
  ]);
  await expect(merge()).rejects.toMatchObject({ code: 'MERGED_MEMBERSHIP_TWICE', status: 409 });
  await shop.sql(
    `insert into payments (organiser_id, customer_id, method, amount, state) values ($1, $2, 'ONLINE', 1000, 'PENDING')`,
    [organiser.id, anne.id],
  );
  expect((await preview()).objections[0]).toMatchObject({ code: 'MERGED_PAYMENT_OPEN' });
  await expect(merge()).rejects.toMatchObject({ code: 'MERGED_PAYMENT_OPEN' });
});

test('409 CHANGED_MEANWHILE when it bought, was paid, or was changed by a colleague; 404 once it is gone', async () => {
  const request = await readOf(both());
  const send = () => shop.office('mergeCustomers', request, staff);
  await register(twin);
  await expect(send()).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE', status: 409 });
  const again = await readOf(both());
  await fill(twin, 500);
  await expect(shop.office('mergeCustomers', again, staff)).rejects.toMatchObject({
    code: 'CHANGED_MEANWHILE',
  });
  await shop.sql(`update customers set lastname = 'Duboix' where id = $1`, [twin.id]);
  await expect(send()).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
  await merge();
  await expect(send()).rejects.toMatchObject({ code: 'CUSTOMER_NOT_FOUND' });
});

test('400 with itself, 404 for an unknown family or another organiser’s, 403 without the right or a recent password', async () => {
  const versions = { kept_version: 1, other_version: 1, seen: '' };
  const send = (of: Ask<'previewCustomerMerge'>, as = staff) =>
    shop.office('mergeCustomers', { ...of, ...versions }, as);
  const itself = both(anne, anne);
  await expect(preview(itself)).rejects.toMatchObject({ code: 'MERGE_WITH_ITSELF', status: 400 });
  await expect(send(itself)).rejects.toMatchObject({ code: 'MERGE_WITH_ITSELF' });
  const neighbour = await shop.make.customer(
    await shop.make.organiser({ name: 'Voisin' }, `n${Date.now()}.test`),
  );
  for (const other of ['nobody', neighbour.cuid]) {
    const of = { customer: anne.cuid, other };
    await expect(preview(of)).rejects.toMatchObject({ code: 'CUSTOMER_NOT_FOUND', status: 404 });
    await expect(send(of)).rejects.toMatchObject({ code: 'CUSTOMER_NOT_FOUND' });
  }
  const clerk = await shop.make.collaborator(organiser, ['customers.update', 'customers.read']);
  await expect(send(both(), clerk)).rejects.toMatchObject({ status: 403 });
  const chief = await shop.make.collaborator(organiser, ['customers.delete']);
  await shop.sql(
    `update sessions set password_at = '2026-01-01T00:00Z' where collaborator_id = $1`,
    [chief.id],
  );
  await expect(send(both(), chief)).rejects.toMatchObject({ code: 'PASSWORD_REQUIRED' });
});

test('200 staff without the right to see money get the preview without it', async () => {
  const clerk = await shop.make.collaborator(organiser, ['customers.delete']);
  expect(await shop.office('previewCustomerMerge', both(), clerk)).toMatchObject({
    owed_amount: null,
    wallet_amount: null,
    same_children: [],
    kept: { participants: null },
  });
});
