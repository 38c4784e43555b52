import type { Moved } from '@ribambelle/api/merges/merge-shapes.ts';

/**
 * What becomes of a column that names a participant or a family when two are merged. `MOVES`: it names the kept one from then on. `APART`: a statement of its own puts it
 * right, as the reason says. A new table has to say which: `references.test.ts` reads them from the database.
 */
export interface Reference {
  readonly table: string;
  readonly column: string;
  readonly does: 'MOVES' | 'APART';
  /** As what a preview counts it; null for what people do not count. */
  readonly what: Moved | null;
  /** Why it does not simply move. */
  readonly reason?: string;
}

const moves = (table: string, what: Moved | null, column = 'participant_id'): Reference => ({
  table,
  column,
  does: 'MOVES',
  what,
});

/** Everything that names a participant. */
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
