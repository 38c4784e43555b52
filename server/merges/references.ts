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

const movesBy =
  (column: string) =>
  (table: string, what: Moved | null): Reference => ({ table, column, does: 'MOVES', what });
const moves = movesBy('participant_id');
const movesWithFamily = movesBy('customer_id');

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

const apart = (
  table: string,
  more: Partial<Reference> & { readonly reason: string },
): Reference => ({
  table,
  column: 'customer_id',
  does: 'APART',
  what: null,
  ...more,
});
const ends = (table: string, reason: string): Reference => apart(table, { reason, does: 'ENDS' });

/** Every column that names a family. */
export const CUSTOMER_REFERENCES: readonly Reference[] = [
  movesWithFamily('notification_deliveries', null),
  movesWithFamily('participants', 'PARTICIPANTS'),
  movesWithFamily('registrations', 'REGISTRATIONS'),
  movesWithFamily('registration_requests', 'REQUESTS'),
  movesWithFamily('waiting_list_entries', 'WAITING'),
  movesWithFamily('carts', null),
  movesWithFamily('receivables', null),
  movesWithFamily('payments', 'PAYMENTS'),
  movesWithFamily('transaction_proofs', null),
  movesWithFamily('payment_mandates', null),
  movesWithFamily('outgoing_transfers', null),
  movesWithFamily('payment_reminders', null),
  movesWithFamily('credit_reminders', null),
  movesWithFamily('customer_bundles', 'BUNDLES'),
  movesWithFamily('customer_memberships', 'MEMBERSHIPS'),
  movesWithFamily('customer_vouchers', 'VOUCHERS'),
  movesBy('recipient_id')('customer_vouchers', null),
  movesWithFamily('bookings', 'BOOKINGS'),
  movesWithFamily('reviews', 'REVIEWS'),
  movesWithFamily('merged_customers', null),
  movesWithFamily('moved_participants', null),
  // an e-mail on its way changes its state by itself
  { ...movesWithFamily('sent_mails', 'MAILS'), watched: false },
  apart('wallet_movements', {
    reason: 'a ledger: its balance goes by two movements, then it goes whole',
    watched: true,
  }),
  apart('participant_households', {
    reason: 'a child that both have is the kept one’s, once',
    watched: true,
  }),
  apart('coupon_uses', { reason: 'written once: it goes with the ledgers' }),
  apart('mailing_recipients', { reason: 'a mailing that both got is one that the kept one got' }),
  apart('custom_field_answers', {
    reason: 'an answer of the kept one stays, the others are taken over',
  }),
  apart('addresses', { reason: 'the kept one’s, else the other’s' }),
  apart('discounts', {
    reason: 'a list of ids, in which the kept one stands once',
    column: 'customer_ids',
  }),
  ends('impersonation_links', 'a way that staff opened for a minute: they open another'),
  ends('sessions', 'who was signed in as the other signs in as the kept one'),
  ends('password_links', 'a link that was sent for an account that is gone'),
  ends('email_links', 'as a link for a password'),
  ends('calendar_feeds', 'an address at which the dates of the kept one were never promised'),
];
