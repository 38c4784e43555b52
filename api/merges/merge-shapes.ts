import { z } from 'zod';
import { cuid, instant, oneLine } from '../general/shapes.ts';
import { version } from '../general/versions.ts';

/** What goes from one record to the other, as a preview counts it. */
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

/** What two records have of which one can have only one: it is put right by hand before. */
export const MERGE_OBJECTIONS = [
  'MERGED_PAYMENT_OPEN',
  'MERGED_BOOKING_TWICE',
  'MERGED_MEMBERSHIP_TWICE',
  'MERGED_WAITING_TWICE',
] as const;

/** What a preview answers of every merge. */
export const previewedMerge = {
  /** What was looked at, to be sent back: a merge of anything else is refused. */
  seen: z.string(),
  moves: z.array(z.object({ what: z.enum(MOVED), count: z.int() })),
  /** How many answers are taken over where nothing was answered, and how many are dropped because the other answer stays. */
  answers_taken: z.int(),
  answers_dropped: z.int(),
  objections: z.array(
    z.object({
      code: z.enum(MERGE_OBJECTIONS),
      /** What it is about; empty for a payment. */
      title: z.string(),
      at: instant.nullable(),
    }),
  ),
};

/** What a merge was decided on: the versions of the two records, and what the preview said was seen. */
export const mergeAsSeen = {
  kept_version: version,
  other_version: version,
  seen: oneLine(64),
};

/** One of the two records of a merge. */
export const mergedRecord = z.object({ cuid, version, name: z.string() });
