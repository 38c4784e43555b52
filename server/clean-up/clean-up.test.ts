import { createPool } from '../database/pool.ts';
import { storedRecords } from '../records.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUp } from './clean-up.ts';
import { RETENTION } from './retention.ts';

/** Tables whose rows stay until somebody deletes them: a new one is here or in the retention. */
const KEPT = [
  ...storedRecords.flatMap(({ table, parts }) => [table, ...parts.map((part) => part.table)]),
  'activities',
  'activity_categories',
  'activity_images',
  'addresses',
  'audit_log',
  'availabilities',
  'availability_collaborators',
  'availability_date_collaborators',
  'availability_dates',
  'availability_resources',
  // deleted with their bulk action
  'bulk_action_lines',
  'calendar_feeds',
  'cancellation_policies',
  'cart_item_dates',
  'cart_items',
  'carts',
  'catalogue_versions',
  'categories',
  'category_groups',
  'collaborator_passkeys',
  'collaborator_recovery_codes',
  'collaborator_roles',
  'collaborators',
  'custom_field_answers',
  'custom_fields',
  'customer_vouchers',
  'customers',
  // deleted with their export
  'export_pieces',
  // deleted with their picture
  'file_sizes',
  'host_names',
  'mail_attachments',
  'mailing_attachments',
  'mailing_recipients',
  'mailings',
  'mail_sendings',
  'mail_settings',
  'migrations',
  'notes',
  'option_prices',
  'options',
  'organisers',
  'pages',
  'participants',
  'payment_allocations',
  'payment_changes',
  // what a family agreed to is kept like the payments by it
  'payment_mandates',
  'payment_mandate_debts',
  'payments',
  'instalments',
  'credit_reminders',
  'payment_reminders',
  // deleted with their reminder
  'payment_reminder_debts',
  'payment_providers',
  'payment_provider_methods',
  // a number is never used again
  'payment_references',
  'payment_targets',
  // papers of the accounts
  'payouts',
  'payout_lines',
  // how the books of a provider were made equal
  'provider_differences',
  'vat_rates',
  'backups',
  'platform_settings',
  'price_rules',
  'questions',
  'report_recipients',
  'report_schedules',
  'receivable_lines',
  'receivables',
  'refunds',
  'outgoing_transfers',
  // an order to a bank, as it was given
  'sepa_files',
  'disputes',
  // deleted with their payment
  'sandbox_refunds',
  'sandbox_disputes',
  'attendance_marks',
  'registration_changes',
  'registration_dates',
  'registration_options',
  'registration_questions',
  'registration_waivers',
  'registrations',
  'reviews',
  'sandbox_secrets',
  'notification_definitions',
  'mail_templates',
  // what left stays as long as its e-mail
  'notification_deliveries',
  'saved_sections',
  'saved_views',
  'search_words',
  'sent_mails',
  'mail_reports',
  'host_name_checks',
  'sender_domains',
  'sender_domain_findings',
  'articles',
  'article_drafts',
  'article_images',
  'article_redirects',
  'article_versions',
  'page_drafts',
  'page_redirects',
  'page_versions',
  'synchronised_availabilities',
  'terms_drafts',
  'terms_versions',
  'tags',
  'customer_bundles',
  'month_end_balances',
  'month_ends',
  // the target of links to a merged record; what was said of it goes when its family is erased
  'merged_customers',
  'merged_participants',
  'moved_participants',
  // the present and past families of a child: what was ordered for it stays
  'participant_households',
  'customer_memberships',
  'membership_cycles',
  'registration_request_tiers',
  'registration_request_constraints',
  'registration_requests',
  'registration_request_availabilities',
  'resource_blocks',
  'resource_block_times',
  'bookings',
  'booking_dates',
  'booking_participations',
  'segments',
  'coupon_uses',
  'automatic_cancellations',
  'waiting_list_entries',
  'wallet_movements',
  'websites',
];
const NOW = '2026-11-01T09:00:00.000Z';

let shop: Shop;
let owner: pg.Pool;
let organiser_id: number;
let customer_id: number;
let collaborator_id: number;
let booking_id: number;

beforeAll(async () => {
  shop = await openShop();
  owner = createPool(shop.databaseUrl, { max: 4, as_owner: true });
  const organiser = await shop.make.organiser();
  organiser_id = organiser.id;
  const customer = await shop.make.customer(organiser);
  customer_id = customer.id;
  const collaborator = await shop.make.collaborator(organiser, ['bookings.create']);
  collaborator_id = collaborator.id;
  const configuration = await shop.make.bookingConfiguration(organiser);
  const resource = await shop.make.resource(organiser, configuration);
  const start_at = '2026-01-12T09:00:00.000Z';
  const end_at = '2026-01-12T10:00:00.000Z';
  const participants = [customer.participant.cuid];
  const sale = { customer: customer.cuid, resource: resource.cuid, participants, start_at, end_at };
  await shop.office('sellBooking', sale, collaborator);
  const [booking] = await shop.sql<{ id: string }>('select id from bookings');
  booking_id = Number(booking?.id);
});
afterAll(async () => {
  await owner.end();
  await shop.close();
});

const ago = (days: number) => new Date(Date.parse(NOW) - days * 86_400_000).toISOString();
const run = () =>
  cleanUp(owner, {
    now: NOW,
    failed: (error) => {
      throw error;
    },
  });

/** Writes a row whose moment is `at` into a table that ends. */
const WRITE: Readonly<Record<string, (name: string, at: string) => Promise<unknown>>> = {
  sessions: (name, at) =>
    shop.sql(
      'insert into sessions (organiser_id, customer_id, token_hash, expires_at) values ($1, $2, $3, $4)',
      [organiser_id, customer_id, Buffer.from(name), at],
    ),
  passkey_challenges: (name, at) =>
    shop.sql('insert into passkey_challenges (challenge_hash, expires_at) values ($1, $2)', [
      Buffer.from(name),
      at,
    ]),
  password_links: (name, at) =>
    shop.sql(
      'insert into password_links (organiser_id, customer_id, token_hash, expires_at) values ($1, $2, $3, $4)',
      [organiser_id, customer_id, Buffer.from(name), at],
    ),
  exports: async (_name, at) => {
    const [row] = await shop.sql<{ id: string }>(
      `insert into exports (organiser_id, collaborator_id, list, format, language, request, address, created_at)
       values ($1, $2, 'registrations', 'CSV', 'fr', '{}', '', $3) returning id`,
      [organiser_id, collaborator_id, at],
    );
    await shop.sql(
      `insert into export_pieces (organiser_id, export_id, "order", data) values ($1, $2, 0, 'a;b')`,
      [organiser_id, row?.id],
    );
  },
  bulk_actions: (_name, at) =>
    shop.sql(
      `with one as (insert into bulk_actions (organiser_id, collaborator_id, "on", change, count, created_at)
         values ($1, $2, 'DATES', '{}', 1, $3) returning organiser_id, id)
       insert into bulk_action_lines (organiser_id, bulk_action_id, "order", record_id, record_cuid, title, at)
       select organiser_id, id, 0, 1, '', '', $3 from one`,
      [organiser_id, collaborator_id, at],
    ),
  host_name_claims: (name, at) =>
    shop.sql(
      `insert into host_name_claims (organiser_id, hostname, created_at) values ($1, $2, $3)`,
      [organiser_id, `${name}.be`, at],
    ),
  released_host_names: (name, at) =>
    shop.sql(
      `insert into released_host_names (organiser_id, hostname, released_at) values ($1, $2, $3)`,
      [organiser_id, `${name}.be`, at],
    ),
  files: (name, at) =>
    shop.sql(
      `insert into files (organiser_id, name, content_type, data, deleted_at) values ($1, $2, '', '', $3)`,
      [organiser_id, name, at],
    ),
  setup_links: (name, at) =>
    shop.sql('insert into setup_links (token_hash, created_at, expires_at) values ($1, $2, $2)', [
      Buffer.from(name),
      at,
    ]),
  email_links: (name, at) =>
    shop.sql(
      `insert into email_links (organiser_id, customer_id, token_hash, email, expires_at) values ($1, $2, $3, 'x@example.test', $4)`,
      [organiser_id, customer_id, Buffer.from(name), at],
    ),
  rate_limits: (name, at) =>
    shop.sql('insert into rate_limits (key, window_start) values ($1, $2)', [name, at]),
  known_networks: (name, at) =>
    shop.sql('insert into known_networks (key, seen_at) values ($1, $2)', [name, at]),
  collaborator_devices: (name, at) =>
    shop.sql(
      'insert into collaborator_devices (organiser_id, collaborator_id, device_hash, created_at, seen_at) values ($1, $2, $3, $4, $4)',
      [organiser_id, collaborator_id, Buffer.from(name), at],
    ),
  // the e-mail of the first was given up, that of the second was sent
  booking_notices: (_name, at) =>
    shop.sql(
      `insert into booking_notices (organiser_id, booking_id, was, due_at, closed_at)
       select $1, $2, '{}', $3::timestamptz, case when exists (select from booking_notices) then $3::timestamptz end`,
      [organiser_id, booking_id, at],
    ),
  idempotency_keys: (name, at) =>
    shop.sql(
      `insert into idempotency_keys (organiser_id, key, actor, endpoint, request_hash, created_at) values ($1, $2, 'a', 'e', 'h', $3)`,
      [organiser_id, name, at],
    ),
  events: (name, at) =>
    shop.sql(
      'insert into events (organiser_id, type, payload, created_at) values ($1, $2, $3, $4)',
      [organiser_id, name, '{}', at],
    ),
  sandbox_payments: (name, at) =>
    shop.sql(
      `insert into sandbox_payments (id, amount, currency, description, language, webhook_url, return_url, expires_at, payment_cuid)
       values ($1, 1, 'EUR', '', 'fr', '', '', $2, $1)`,
      [name, at],
    ),
  sandbox_messages: async (name, at) => {
    await WRITE['sandbox_payments']?.(name, NOW);
    await shop.sql(
      `insert into sandbox_messages (id, sandbox_payment_id, body, created_at) values ($1, $1, '', $2)`,
      [name, at],
    );
  },
  provider_messages: (name, at) =>
    shop.sql(
      `insert into provider_messages (organiser_id, provider, message_id, provider_reference, payload, outcome, received_at)
       values ($1, 'sandbox', $2, '', '{}', '', $3)`,
      [organiser_id, name, at],
    ),
  impersonation_links: async (name, at) => {
    const organiser = { id: organiser_id, cuid: '' };
    const { id } = await shop.make.collaborator(organiser, []);
    const family = await shop.make.customer(organiser);
    await shop.sql(
      `insert into impersonation_links (organiser_id, token_hash, collaborator_id, collaborator_session, customer_id, created_at, expires_at)
       values ($1, sha256($2::bytea), $3, 'session', $4, $5, $5)`,
      [organiser_id, name, id, family.id, at],
    );
  },
  site_drafts: async (_, at) => {
    const organiser = { id: organiser_id, cuid: '' };
    const { id } = await shop.make.collaborator(organiser, []);
    await shop.sql(
      `insert into site_drafts (organiser_id, collaborator_id, content, updated_at) values ($1, $2, '{}', $3)`,
      [organiser_id, id, at],
    );
  },
  removals: (name, at) =>
    shop.sql(
      `insert into removals (organiser_id, collaborator_id, noun, summary, kept, created_at)
       values ($1, $2, 'locations', $3, '[]', $4)`,
      [organiser_id, collaborator_id, name, at],
    ),
  transaction_proofs: (name, at) =>
    shop.sql(
      `insert into transaction_proofs (organiser_id, customer_id, amount, paid_on, name, content_type, bytes, digest, state, reason, created_at, decided_at)
       values ($3, $4, 100, $2::timestamptz::date, $1, 'application/pdf', '', sha256($1::text::bytea), 'REFUSED', 'Illisible', $2, $2)`,
      [name, at, organiser_id, customer_id],
    ),
  security_events: (_, at) =>
    shop.sql(
      `insert into security_events (organiser_id, type, actor_kind, created_at) values ($1, 'data.exported', 'SYSTEM', $2)`,
      [organiser_id, at],
    ),
  'graphile_worker._private_jobs': async (name, at) => {
    await shop.sql(
      `select graphile_worker.add_job($1, '{}'::json, job_key := $1, max_attempts := 1)`,
      [name],
    );
    await shop.sql(
      'update graphile_worker._private_jobs set attempts = 1, run_at = $2 where key = $1',
      [name, at],
    );
  },
};

const countOf = async (table: string) =>
  Number((await shop.sql<{ count: string }>(`select count(*) from ${table}`))[0]?.count);

describe.each(RETENTION)('$table after $days days', ({ table, days, only = '' }) => {
  test('expired rows go, others stay', async () => {
    await run();
    const before = await countOf(table);
    const write = WRITE[table];
    if (write === undefined) throw new Error(`No way to write into ${table}`);
    await write(`${table} ${days} ended`, ago(days + 1));
    await write(`${table} ${days} alive`, ago(days - 1));
    if (table === 'sandbox_payments' && !only.includes('paid'))
      await shop.sql(`update sandbox_payments set state = 'paid'`);
    expect(await countOf(table)).toBe(before + 2);
    const counts = await run();
    expect(counts?.[table]).toBe(1);
    expect(await countOf(table)).toBe(before + 1);
  });
});

test('a job that may still be retried stays, however old', async () => {
  await shop.sql(`select graphile_worker.add_job('waiting', '{}'::json, job_key := 'waiting')`);
  await shop.sql(
    `update graphile_worker._private_jobs set run_at = '2020-01-01' where key = 'waiting'`,
  );
  await run();
  expect(
    await shop.sql(`select key from graphile_worker._private_jobs where key = 'waiting'`),
  ).toHaveLength(1);
});

test('more rows than one statement deletes all go, a second run changes nothing, and two at once take turns', async () => {
  await shop.sql(
    `insert into rate_limits (key, window_start) select 'many ' || n, $1 from generate_series(1, 5000) n`,
    [ago(9)],
  );
  const both = await Promise.all([run(), run()]);
  const rows = both.map((counts) => counts?.['rate_limits'] ?? 0);
  expect(rows.toSorted((one, other) => one - other)).toEqual([0, 5000]);
  expect((await run())?.['rate_limits']).toBe(0);
});

test('every table either expires or is kept on purpose', async () => {
  const tables = await shop.sql<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const listedTables = new Set([...KEPT, ...RETENTION.map(({ table }) => table)]);
  expect(tables.map(({ name }) => name).filter((name) => !listedTables.has(name))).toEqual([]);
});
