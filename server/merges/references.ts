import type { Moved } from '@ribambelle/api/merges/merge-shapes.ts';

/**
 * The treatment of a column that names a participant or a family when two are merged. `MOVES`: it
 * names the kept one from then on. `APART`: a statement of its own updates it, for the given
 * reason. `ENDS`: it is deleted with the other one. A new table has to choose one:
 * `references.test.ts` reads the tables from the database.
 */
export interface Reference {
  readonly table: string;
  readonly column: string;
  readonly does: 'MOVES' | 'APART' | 'ENDS';
  /** The word under which a preview counts it; null for rows that people do not count. */
  readonly what: Moved | null;
  /** The reason why it does not simply move. */
  readonly reason?: string;
  /**
   * True when a write to it makes staff review a merge again; columns that move do, unless they say
   * otherwise.
   */
  readonly watched?: boolean;
}

const moves = (table: string, what: Moved | null, column = 'participant_id'): Reference => ({
  table,
  column,
  does: 'MOVES',
  what,
});

/** Every column that names a participant. */
export const PARTICIPANT_REFERENCES: readonly Reference[] = [
  moves('registrations', 'REGISTRATIONS'),
  moves('registration_requests', 'REQUESTS'),
  moves('waiting_list_entries', 'WAITING'),
  moves('customer_bundles', 'BUNDLES'),
  moves('customer_memberships', 'MEMBERSHIPS'),
  moves('booking_participations', 'BOOKINGS'),
  moves('cart_items', null),
  moves('merged_participants', null),
  moves('moved_participants', null),
  {
    table: 'participant_households',
    column: 'participant_id',
    does: 'APART',
    what: null,
    reason: 'each household of either is one of the kept one, once',
    watched: true,
  },
  {
    table: 'custom_field_answers',
    column: 'participant_id',
    does: 'APART',
    what: null,
    reason: 'an answer of the kept one stays, the others are taken over',
  },
  {
    table: 'mailing_recipients',
    column: 'participant_ids',
    does: 'APART',
    what: null,
    reason: 'a list of ids, in which the kept one stands once',
  },
];

const apart = (table: string, reason: string, more: Partial<Reference> = {}): Reference => ({
  table,
  column: 'customer_id',
  does: 'APART',
  what: null,
  reason,
  ...more,
});
const ends = (table: string, reason: string): Reference => apart(table, reason, { does: 'ENDS' });

/** Every column that names a family. */
export const CUSTOMER_REFERENCES: readonly Reference[] = [
  moves('participants', 'PARTICIPANTS', 'customer_id'),
  moves('registrations', 'REGISTRATIONS', 'customer_id'),
  moves('registration_requests', 'REQUESTS', 'customer_id'),
  moves('waiting_list_entries', 'WAITING', 'customer_id'),
  moves('carts', null, 'customer_id'),
  moves('receivables', null, 'customer_id'),
  moves('payments', 'PAYMENTS', 'customer_id'),
  moves('customer_bundles', 'BUNDLES', 'customer_id'),
  moves('customer_memberships', 'MEMBERSHIPS', 'customer_id'),
  moves('customer_vouchers', 'VOUCHERS', 'customer_id'),
  moves('customer_vouchers', null, 'recipient_id'),
  moves('bookings', 'BOOKINGS', 'customer_id'),
  moves('reviews', 'REVIEWS', 'customer_id'),
  moves('merged_customers', null, 'customer_id'),
  moves('moved_participants', null, 'customer_id'),
  // an e-mail on its way changes its state by itself
  { ...moves('sent_mails', 'MAILS', 'customer_id'), watched: false },
  apart('wallet_movements', 'a ledger: its balance goes by two movements, then it goes whole', {
    watched: true,
  }),
  apart('participant_households', 'a child that both have is the kept one’s, once', {
    watched: true,
  }),
  apart('coupon_uses', 'written once: it goes with the ledgers'),
  apart('mailing_recipients', 'a mailing that both got is one that the kept one got'),
  apart('custom_field_answers', 'an answer of the kept one stays, the others are taken over'),
  apart('addresses', 'the kept one’s, else the other’s'),
  apart('discounts', 'a list of ids, in which the kept one stands once', {
    column: 'customer_ids',
  }),
  ends('impersonation_links', 'a way that staff opened for a minute: they open another'),
  ends('sessions', 'who was signed in as the other signs in as the kept one'),
  ends('password_links', 'a link that was sent for an account that is gone'),
  ends('email_links', 'as a link for a password'),
  ends('calendar_feeds', 'an address at which the dates of the kept one were never promised'),
];
