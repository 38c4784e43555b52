/**
 * A rule for rows that end: their table, the column of their end, the days until they are deleted,
 * and a condition.
 */
export interface Retention {
  readonly table: string;
  readonly moment: string;
  readonly days: number;
  /** A further condition in SQL that a row must meet; never anything that a person wrote. */
  readonly only?: string;
  readonly because: string;
}

/** Documents with pictures, and their columns; versions of pages can be brought back. */
const DOCUMENTS = {
  pages: 'd.content::text || d.seo::text',
  page_drafts: 'd.content::text || d.seo::text',
  page_versions: 'd.content::text || d.seo::text',
  saved_sections: 'd.content::text',
  article_drafts: 'd.images::text',
  article_versions: 'd.images::text',
  mailings: 'd.content::text',
  notification_definitions: 'd.content::text',
  mail_templates: 'd.content::text',
  websites: 'd.header::text || d.footer::text || d.topbar::text || d.contact::text || d.css',
};
const CONNECTED = ['activity', 'article', 'bundle', 'membership', 'resource', 'voucher'];

/** A condition in SQL: nothing shows the picture, nor could show it again. */
const UNUSED_PICTURE = [
  ...Object.entries(DOCUMENTS).map(
    ([table, words]) => `not exists (select from ${table} d
      where d.organiser_id = files.organiser_id and strpos(${words}, files.cuid) > 0)`,
  ),
  ...CONNECTED.map(
    (owner) => `not exists (select from ${owner}_images i
      where i.organiser_id = files.organiser_id and i.file_id = files.id)`,
  ),
  `not exists (select from payment_provider_methods m
    where m.organiser_id = files.organiser_id and m.logo_file_id = files.id)`,
  `not exists (select from websites w
    where w.organiser_id = files.organiser_id and w.favicon_file_id = files.id)`,
  `not exists (select from organisers o where o.id = files.organiser_id and o.logo_file_id = files.id)`,
].join(' and ');

/**
 * All retention rules, in the order of deletion. docs/running/security.md explains the same to
 * people.
 */
export const RETENTION: readonly Retention[] = [
  {
    table: 'sessions',
    moment: 'expires_at',
    days: 0,
    because: 'nobody is signed in by it any more',
  },
  {
    table: 'passkey_challenges',
    moment: 'expires_at',
    days: 0,
    because: 'nothing may answer it any more',
  },
  {
    table: 'impersonation_links',
    moment: 'expires_at',
    days: 0,
    because: 'nobody comes by it any more',
  },
  { table: 'password_links', moment: 'expires_at', days: 1, because: 'the link is dead' },
  { table: 'email_links', moment: 'expires_at', days: 1, because: 'the link is dead' },
  {
    table: 'exports',
    moment: 'created_at',
    days: 1,
    because: 'who wanted the file has it, and nobody else should find it',
  },
  {
    table: 'removals',
    moment: 'created_at',
    days: 1 / 96,
    because: 'whoever took something away by mistake noticed within a quarter of an hour',
  },
  {
    table: 'site_drafts',
    moment: 'updated_at',
    days: 1 / 24,
    because: 'the way to it is closed, and the form holds what is in it',
  },
  {
    table: 'bulk_actions',
    moment: 'created_at',
    days: 30,
    because: 'what it changed stands in the log',
  },
  {
    table: 'host_name_claims',
    moment: 'created_at',
    days: 90,
    only: `exists (select from host_names h where h.organiser_id = host_name_claims.organiser_id)`,
    because: 'nobody proved it in a season, and it makes others prove more',
  },
  {
    table: 'released_host_names',
    moment: 'released_at',
    days: 30,
    because: 'whoever the name leads to now may have it',
  },
  {
    table: 'files',
    moment: 'deleted_at',
    days: 30,
    only: UNUSED_PICTURE,
    because: 'nobody brought the picture back, and nothing shows it',
  },
  { table: 'setup_links', moment: 'expires_at', days: 1, because: 'the link is dead' },
  {
    table: 'rate_limits',
    moment: 'window_start',
    days: 2,
    because: 'no window is longer than a day',
  },
  {
    table: 'known_networks',
    moment: 'seen_at',
    days: 180,
    because: 'nobody signed in from there for half a year',
  },
  {
    table: 'collaborator_devices',
    moment: 'seen_at',
    days: 400,
    because: 'no browser keeps the device’s cookie longer',
  },
  {
    table: 'idempotency_keys',
    moment: 'created_at',
    days: 7,
    because: 'nobody repeats a call after a week',
  },
  { table: 'events', moment: 'created_at', days: 90, because: 'their jobs ran long ago' },
  {
    table: 'booking_notices',
    moment: 'due_at',
    days: 90,
    because: 'the family read it long ago, or the e-mail was given up',
  },
  {
    table: 'sandbox_messages',
    moment: 'created_at',
    days: 30,
    because: 'money that is none: told, or given up',
  },
  {
    table: 'sandbox_payments',
    moment: 'expires_at',
    days: 30,
    only: `state <> 'paid' and not exists (
      select from sandbox_messages m where m.sandbox_payment_id = sandbox_payments.id)`,
    because: 'money that is none, and that nobody paid',
  },
  {
    table: 'sandbox_payments',
    moment: 'expires_at',
    days: 400,
    only: `not exists (select from sandbox_messages m where m.sandbox_payment_id = sandbox_payments.id)`,
    because: 'money that is none: it can be refunded for a year',
  },
  {
    table: 'transaction_proofs',
    moment: 'decided_at',
    days: 400,
    because: 'the payment that it showed stands in the books, or never came',
  },
  {
    table: 'provider_messages',
    moment: 'received_at',
    days: 400,
    because: 'no provider repeats itself after a year',
  },
  {
    table: 'security_events',
    moment: 'created_at',
    days: 365,
    because: 'a year of traces is enough to look back',
  },
  {
    table: 'graphile_worker._private_jobs',
    moment: 'run_at',
    days: 30,
    only: 'attempts >= max_attempts and locked_at is null',
    because: 'it failed for good, and was reported when it did',
  },
];
