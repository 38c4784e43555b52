import { z } from 'zod';
import { cuid, instant, oneLine } from '../general/shapes.ts';
import { version } from '../general/versions.ts';

/** The records that go from one to the other, as a preview counts them. */
export const MOVED = [
  'PARTICIPANTS',
  'REGISTRATIONS',
  'REQUESTS',
  'WAITING',
  'CART',
  'ORDERS',
  'PAYMENTS',
  'BUNDLES',
  'MEMBERSHIPS',
  'VOUCHERS',
  'BOOKINGS',
  'REVIEWS',
  'MAILS',
  'NOTES',
] as const;

export type Moved = (typeof MOVED)[number];

/**
 * The conflicts of two records over something that one can have only once: they must be resolved by
 * hand first.
 */
export const MERGE_OBJECTIONS = [
  'MERGED_PAYMENT_OPEN',
  'MERGED_BOOKING_TWICE',
  'MERGED_MEMBERSHIP_TWICE',
  'MERGED_WAITING_TWICE',
] as const;

/** The answer of the preview of every merge. */
export const previewedMerge = {
  /** A mark of the state seen, to be sent back: a merge of any other state is refused. */
  seen: z.string(),
  moves: z.array(z.object({ what: z.enum(MOVED), count: z.int() })),
  /**
   * The numbers of answers taken over when the kept one has none, and of those dropped because the
   * kept answer stays.
   */
  answers_taken: z.int(),
  answers_dropped: z.int(),
  objections: z.array(
    z.object({
      code: z.enum(MERGE_OBJECTIONS),
      /** Its title; empty for a payment. */
      title: z.string(),
      at: instant.nullable(),
    }),
  ),
};

/**
 * The basis of a merge: the versions of the two records, and the preview's mark of the state seen.
 */
export const mergeAsSeen = {
  kept_version: version,
  other_version: version,
  seen: oneLine(64),
};

/** One of the two records of a merge. */
export const mergedRecord = z.object({ cuid, version, name: z.string() });
