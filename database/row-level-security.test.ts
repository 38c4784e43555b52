import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from './connect.ts';

/** Tables without an organiser, and the reason why each needs none. */
const OF_NO_ORGANISER: Readonly<Record<string, string>> = {
  known_networks:
    'from where an account signed in, by a hash: counted before anybody knows whose shop is meant',
  migrations: 'written by the owner; the application role has no right to it',
  organisers: 'its own id is the tenant, and a policy says so',
  passkey_challenges:
    'a random number that a key has to sign, by its hash: before a sign-in there is no tenant',
  rate_limits: 'tries are counted by address before anybody knows whose shop is meant',
  sandbox_messages:
    'the sandbox plays a payment provider: a world outside, which knows no organiser',
  sandbox_payments: 'as sandbox_messages',
  sandbox_refunds: 'as sandbox_messages',
  sandbox_disputes: 'as sandbox_messages',
  sandbox_secrets: 'as sandbox_messages',
  setup_links:
    'by which an organiser is made; written by the owner, the application role has no right to it',
  platform_settings: 'what the operator allows; as setup_links',
  vat_rates: 'the rates of the country, the same for everybody; the application only reads them',
  backups: 'the nightly backups of the whole server; as setup_links',
};

/** Functions that run as the owner, past the policies, and the data they reveal. */
const PAST_THE_POLICIES: Readonly<Record<string, string>> = {
  organiser_of_host: 'the organiser of a host name, before which there is no tenant',
  organiser_of_session:
    'the organiser of a session token, for the back-office, which has one address for all',
  organiser_revision: 'which version of its settings an organiser has, and nothing that is in them',
  note_catalogue_change:
    'the version of a catalogue, which the application only reads; of the row that was changed alone',
  note_offers_change:
    'the version of what is offered, which the application only reads; of the row that was changed alone',
  note_price_rules_change:
    'the price rules of an organiser, which the application only reads; of the row that was changed alone',
  organiser_of_collaborator_link:
    'the organiser of a collaborator’s link for a new password, before which there is no tenant',
  orders_found: 'as activities_found',
  receivables_found: 'as activities_found',
  sharing_dates:
    'which dates share something between two moments, by an index that the policies keep a search from; of the organiser of the transaction alone',
  organiser_of_passkey:
    'the organiser of a credential that somebody signs in with, before which there is no tenant',
  setup_link_until: 'until when a setup link can be used, before there is a tenant',
  backup_status:
    'how the nightly backups are, to the organiser that was made first, and nothing else',
  self_setup: 'whether everybody may make an organiser here, and nothing else',
  add_default_mail_templates: 'the templates that a new organiser has, and nothing else',
  add_default_notifications: 'the notifications that a new organiser has, and nothing else',
  date_moves_notifications:
    'marks the waiting notifications of the date that was written, and queues a job for its organiser',
  lost_date_moves_notifications: 'as date_moves_notifications',
  add_default_segments:
    'the three segments that an organiser has from the moment it is made, and nothing else',
  make_setup_link: 'a setup link, where the operator allows it',
  make_organiser: 'a new organiser, to who has a setup link that nobody used yet',
  first_organiser: 'the id of the oldest organiser, or that there is none; nothing else of it',
  host_name_rivals:
    'whether any other organiser has a host name, asks for it or gave it up, and when; not which',
  collaborators_of_email:
    'whose collaborators have an e-mail address, for signing in to the back-office',
  emit_events:
    'puts jobs on the queue, to whose tables the application has no right; never for another organiser',
  erase_traces:
    'takes an erased customer out of the logs, which the application cannot change; of the organiser of the transaction alone',
  merge_ledgers:
    'gives the ledgers of a family to the one into which it went, which the application cannot change; within the organiser of the transaction',
  rename_in_changes_of_households:
    'gives the id of a kept participant to what was changed of registrations, which the application cannot change; within the households of the kept one, of the organiser of the transaction',
  activities_found:
    'the index of words, which the policy keeps closed; ids of the organiser of the transaction alone',
  words_found: 'as activities_found, and ids of locations',
  customers_found: 'as activities_found',
  people_query:
    'the words that find families and participants, with names in use that resemble what was typed; of the organiser of the transaction, and only by what its lists may search',
  people_resembling: 'whether people_query put a name in the place of what was typed',
  customers_nearly_named: 'as activities_found, by names with a slip',
  participants_nearly_named: 'as activities_found, by names with a slip',
  customers_addressed: 'as activities_found, by the address of a family',
  customers_tagged: 'as activities_found, by a tag',
  registrations_tagged: 'as activities_found, by a tag',
  participants_found: 'as activities_found',
  reviews_found: 'as activities_found',
  sent_mails_found: 'as activities_found',
  own_availabilities:
    'what a collaborator is attached to, which the policies of own groups ask; ids of the transaction’s own alone',
  own_dates: 'on which dates a collaborator stands in; as own_availabilities',
  own_date_availabilities: 'as own_dates',
  own_date_registrations: 'as own_dates',
  own_group_registrations: 'as own_availabilities',
  own_registrations: 'as own_availabilities',
  own_participants: 'as own_availabilities',
  own_customers: 'as own_availabilities',
};

interface Table {
  readonly name: string;
  readonly has_organiser: boolean;
  readonly secured: boolean;
  readonly policies: readonly string[];
}

const TENANT_POLICY =
  'tenant for * to everybody: (organiser_id = current_organiser()) / (organiser_id = current_organiser())';

/** Only for the role of own groups: no other statement is planned with it. */
const OWN_GROUPS = 'own_groups for * to some: ';

let shop: Shop;
let app: Client;
let tables: readonly Table[];
let ours: number;
let theirs: number;

beforeAll(async () => {
  shop = await openShop();
  tables = await shop.sql<Table>(`
    select relname as name, relrowsecurity as secured,
           exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'organiser_id') as has_organiser,
           array(select format('%s for %s to %s: %s / %s', polname, polcmd, case when polroles = '{0}' then 'everybody' else 'some' end,
                               pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid))
                 from pg_policy where polrelid = pg_class.oid) as policies
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`);
  ours = await fillShop('127.0.0.1');
  theirs = await fillShop('localhost');
  app = await connect(shop.databaseUrl);
  await app.query('set role ribambelle_app');
});
afterAll(async () => {
  await app.end();
  await shop.close();
});

/** Inserts a row into as many tables as the factories know. */
async function fillShop(hostname: string): Promise<number> {
  const organiser = await shop.make.organiser({}, hostname);
  const activity = await shop.make.activity(organiser);
  const { id } = await shop.make.availability(organiser, activity, {
    days: ['2026-07-06'],
    price: 12_000,
  });
  const customer = await shop.make.customer(organiser);
  const registration = await shop.make.registration(organiser, customer, {
    availability_id: id,
    total_amount: 12_000,
  });
  await shop.sql(
    `insert into reviews (organiser_id, registration_id, customer_id, activity_id, score, private) values ($1, $2, $3, $4, 4, false)`,
    [organiser.id, registration.id, customer.id, activity.id],
  );
  await shop.make.collaborator(organiser, ['activities.read']);
  return organiser.id;
}

async function inTenant<Answer>(
  organiser: number | null,
  run: () => Promise<Answer>,
): Promise<Answer> {
  await app.query(`begin; set local app.organiser_id = '${organiser ?? ''}'`);
  try {
    return await run();
  } finally {
    await app.query('rollback');
  }
}

/** Returns the organisers whose rows a table shows. */
async function organisersSeen(table: string): Promise<readonly number[]> {
  const column = table === 'organisers' ? 'id' : 'organiser_id';
  const { rows } = await app.query(`select distinct ${column}::text as organiser from ${table}`);
  return rows.map((row) => Number(row.organiser));
}

const secured = () => tables.filter((table) => table.secured).map(({ name }) => name);

describe('the catalogue of tables', () => {
  test('every table with organiser_id has the one policy, and some are also limited to own groups', () => {
    const withOrganiser = tables.filter((table) => table.has_organiser);
    expect(withOrganiser.length).toBeGreaterThan(30);
    for (const table of withOrganiser)
      expect({
        ...table,
        policies: table.policies.filter((policy) => !policy.startsWith(OWN_GROUPS)),
      }).toMatchObject({
        secured: true,
        policies: [TENANT_POLICY],
      });
    const confined = withOrganiser.filter(({ policies }) =>
      policies.some((policy) => policy.startsWith(OWN_GROUPS)),
    );
    // the people in a group, and the data about them
    expect(confined.map(({ name }) => name)).toEqual([
      'addresses',
      'attendance_marks',
      'automatic_cancellations',
      'availabilities',
      'availability_collaborators',
      'availability_date_collaborators',
      'availability_dates',
      'availability_resources',
      'booking_dates',
      'booking_notices',
      'booking_participations',
      'bookings',
      'coupon_uses',
      'credit_reminders',
      'custom_field_answers',
      'customer_bundles',
      'customer_memberships',
      'customer_vouchers',
      'customers',
      'mailing_attachments',
      'mailing_recipients',
      'mailings',
      'membership_cycles',
      'merged_customers',
      'merged_participants',
      'moved_participants',
      'notes',
      'participant_households',
      'participants',
      'payment_mandates',
      'payments',
      'receivables',
      'registration_changes',
      'registration_dates',
      'registration_options',
      'registration_questions',
      'registration_request_availabilities',
      'registration_requests',
      'registration_waivers',
      'registrations',
      'reviews',
      'synchronised_availabilities',
      'transaction_proofs',
      'waiting_list_entries',
      'wallet_movements',
    ]);
  });

  test('a table without organiser_id is on the list, with its reason', () => {
    expect(tables.filter((table) => !table.has_organiser).map(({ name }) => name)).toEqual(
      Object.keys(OF_NO_ORGANISER).toSorted(),
    );
    expect(tables.find(({ name }) => name === 'organisers')).toMatchObject({ secured: true });
  });

  test('functions that bypass the policies are on the list, with what they reveal', async () => {
    const functions = await shop.sql<{ proname: string }>(
      "select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef order by proname",
    );
    expect(functions.map(({ proname }) => proname)).toEqual(
      Object.keys(PAST_THE_POLICIES).toSorted(),
    );
  });
});

describe('the application role', () => {
  test('can neither bypass the policies nor own, make or become anything', async () => {
    const [role] = await shop.sql(
      "select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolcanlogin from pg_roles where rolname = 'ribambelle_app'",
    );
    expect(role).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolcanlogin: false,
    });
    expect(
      await shop.sql("select from pg_class where relowner = 'ribambelle_app'::regrole"),
    ).toEqual([]);
    expect(
      await shop.sql("select from pg_auth_members where member = 'ribambelle_app'::regrole"),
    ).toEqual([]);
    await expect(app.query('alter table carts disable row level security')).rejects.toThrow(
      'must be owner',
    );
    await expect(app.query('select from migrations')).rejects.toThrow('permission denied');
    await expect(app.query('create table own (id int)')).rejects.toThrow('permission denied');
    await expect(app.query('select from graphile_worker.jobs')).rejects.toThrow(
      'permission denied',
    );
  });

  test('sees no row when no tenant is set', async () => {
    for (const table of secured())
      expect(await inTenant(null, () => organisersSeen(table)), table).toEqual([]);
  });

  test('sees the rows of its tenant and none of a neighbour', async () => {
    let rowCount = 0;
    for (const table of secured()) {
      const organisers = await inTenant(ours, () => organisersSeen(table));
      expect(
        organisers.filter((organiser) => organiser !== ours),
        table,
      ).toEqual([]);
      rowCount += organisers.length;
    }
    expect(rowCount).toBeGreaterThan(9);
  });

  test('sees a neighbour as soon as the policy is switched off, so the test above can fail', async () => {
    await shop.sql('alter table customers disable row level security');
    expect(await inTenant(ours, () => organisersSeen('customers'))).toHaveLength(2);
    await shop.sql('alter table customers enable row level security');
    expect(await inTenant(ours, () => organisersSeen('customers'))).toEqual([ours]);
  });

  test('finds only its own rows by words, and none without a tenant', async () => {
    for (const table of ['customers', 'participants', 'reviews']) {
      await shop.sql(`alter table ${table} alter column search drop expression`);
      await shop.sql(`update ${table} set search = to_tsvector('simple', 'samsara')`);
      const foundRows = async () =>
        (
          await app.query(
            `select organiser_id from ${table} where id in (select ${table}_found(to_tsquery('simple', 'sam:*')))`,
          )
        ).rows;
      const ids = async () =>
        (await app.query(`select ${table}_found(to_tsquery('simple', 'sam:*')) as id`)).rows.length;
      const [{ own } = { own: 0 }] = await shop.sql<{ own: number }>(
        `select count(*)::int as own from ${table} where organiser_id = ${ours}`,
      );
      expect([table, await inTenant(ours, ids), (await inTenant(ours, foundRows)).length]).toEqual([
        table,
        own,
        own,
      ]);
      expect([table, own > 0, await inTenant(null, ids)]).toEqual([table, true, 0]);
    }
  });

  test('finds only its own activities and locations by words of people', async () => {
    await shop.sql(`update activities set title = '{"fr": "Samsara"}'`);
    await shop.sql(`update locations set name = 'Samsara'`);
    for (const word of ['samsara', 'sasmara']) {
      const countFound = async () =>
        (await app.query(`select activities_found('{${word}}', true) as id`)).rows.length;
      const all = async () =>
        (
          await app.query(
            `select coalesce(sum(cardinality(activities) + cardinality(locations)), 0)::int as found from words_found('{${word}}')`,
          )
        ).rows;
      const [{ own, location_count } = { own: 0, location_count: 0 }] = await shop.sql<{
        own: number;
        location_count: number;
      }>(
        `select (select count(*)::int from activities where organiser_id = ${ours}) as own,
           (select count(*)::int from locations where organiser_id = ${ours}) as location_count`,
      );
      expect([word, own > 0, await inTenant(ours, countFound)]).toEqual([word, true, own]);
      expect(await inTenant(ours, all)).toEqual([{ found: own + location_count }]);
      expect([await inTenant(null, countFound), await inTenant(null, all)]).toEqual([
        0,
        [{ found: 0 }],
      ]);
    }
  });

  test('searches only with the names of its own people', async () => {
    await shop.sql(`update customers set lastname = 'Samsara' where organiser_id = ${theirs}`);
    const words = async () =>
      (await app.query(`select people_query('''sasmara'':*', '{sasmara}')::text as words`)).rows;
    const typedOnly = [{ words: "'sasmara':*" }];
    expect([await inTenant(ours, words), await inTenant(null, words)]).toEqual([
      typedOnly,
      typedOnly,
    ]);
    await shop.sql(`update customers set lastname = 'Samsara' where organiser_id = ${ours}`);
    expect(await inTenant(ours, words)).toEqual([
      { words: "'sasmara':* | 'sasmara':* | 'samsara'" },
    ]);
  });

  test('cannot insert into a neighbour’s shop, or take, change or delete its rows', async () => {
    const move = `update customers set organiser_id = ${theirs}`;
    await expect(inTenant(ours, () => app.query(move))).rejects.toThrow('row-level security');
    const insert = `insert into host_names (hostname, organiser_id) values ('stolen.example', ${theirs})`;
    await expect(inTenant(ours, () => app.query(insert))).rejects.toThrow('row-level security');
    const update = await inTenant(ours, () =>
      app.query(`update customers set firstname = 'x' where organiser_id = ${theirs}`),
    );
    expect(update.rowCount).toBe(0);
    const erased = await inTenant(ours, () =>
      app.query(`delete from sessions where organiser_id = ${theirs}`),
    );
    expect(erased.rowCount).toBe(0);
    const speak = `select emit_events(${theirs}, now(), '[{"type": "x", "payload": {}}]', '[]')`;
    await expect(inTenant(ours, () => app.query(speak))).rejects.toThrow(
      'cannot speak for another',
    );
  });
});
