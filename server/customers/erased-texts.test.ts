import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** The texts of a family that its erasing deletes, blanks, or clears of its names, by table. */
const ERASED: Readonly<Record<string, readonly string[]>> = {
  addresses: [
    'address',
    'street',
    'number',
    'postcode',
    'city',
    'state',
    'country',
    'town_key',
    'postcode_key',
  ],
  bookings: ['cancellation_message'],
  calendar_feeds: ['sealed_token'],
  custom_field_answers: ['data'],
  customer_bundles: ['cancellation_message'],
  customer_memberships: ['cancellation_message'],
  customer_vouchers: ['cancellation_message', 'gift_email', 'gift_name', 'gift_message'],
  email_links: ['email'],
  impersonation_links: ['collaborator_session'],
  merged_customers: ['words'],
  outgoing_transfers: ['holder', 'iban', 'message', 'note'],
  participants: ['firstname', 'lastname'],
  payment_changes: ['changes', 'reason'],
  payment_mandates: ['label', 'words'],
  payments: ['message'],
  provider_differences: ['note'],
  refunds: ['message'],
  registration_requests: ['options', 'questions', 'message'],
  registrations: ['cancellation_message', 'tags'],
  reviews: ['message', 'answer'],
  sent_mails: ['recipient', 'subject', 'html', 'text', 'error', 'answer'],
  sessions: ['browser', 'system', 'network', 'acting_session'],
  transaction_proofs: ['reference', 'name', 'content_type', 'state', 'reason'],
  wallet_movements: ['message'],
};

/** Those that say nothing about a person: words of the program, of a provider, or of a price. */
const HARMLESS: Readonly<Record<string, readonly string[]>> = {
  carts: ['status', 'reference', 'payment_strategy'],
  customer_vouchers: ['code_sealed', 'code_hash', 'bundle_terms'],
  disputes: ['provider_reference', 'state'],
  mailing_recipients: ['state', 'held_back'],
  outgoing_transfers: ['state'],
  participants: ['attendance_code_sealed'],
  payment_mandates: [
    'customer_reference',
    'end_reason',
    'mandate_reference',
    'method',
    'state',
    'valid_until',
  ],
  payments: [
    'method',
    'strategy',
    'state',
    'provider',
    'provider_reference',
    'checkout_url',
    'return_url',
    'currency',
    'cancel_url',
    'cart_item_volume_lines',
    'provider_method',
    'cart_item_instalments',
    'failure_advice',
    'failure_code',
    'instalment_plan',
  ],
  // an address of the organiser’s own
  notification_deliveries: ['address', 'event', 'state', 'reason'],
  provider_differences: ['detail', 'kind', 'provider_reference'],
  receivables: ['kind'],
  refunds: ['provider_reference', 'state'],
  registration_requests: ['reference', 'status'],
  registrations: ['reference', 'price_lines', 'cancellation_type'],
  sent_mails: ['key', 'kind', 'language', 'state', 'failure', 'concerns'],
  waiting_list_entries: ['vacancy', 'advance_strategy'],
  wallet_movements: ['reason'],
};

test('every text of a table about families or their payments is erased with them, or says nothing about a person', async () => {
  const rows = await shop.sql<{ name: string }>(
    `select t.table_name || '.' || t.column_name as name from information_schema.columns t
     join information_schema.tables b on b.table_schema = t.table_schema and b.table_name = t.table_name and b.table_type = 'BASE TABLE'
     where t.table_schema = 'public' and (t.data_type in ('text', 'jsonb') or (t.data_type = 'ARRAY' and t.udt_name = '_text')) and t.column_name <> 'cuid'
       and exists (select from information_schema.columns c where c.table_schema = t.table_schema and c.table_name = t.table_name and c.column_name in ('customer_id', 'payment_id'))
     order by 1`,
  );
  const declared = [ERASED, HARMLESS].flatMap((list) =>
    Object.entries(list).flatMap(([table, columns]) =>
      columns.map((column) => `${table}.${column}`),
    ),
  );
  expect(declared.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});
