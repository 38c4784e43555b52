import { type RawBuilder, sql } from 'kysely';

/**
 * Tests whether the entry `w` of a waiting list keeps its place from everybody else: until its
 * offer is over, and for one more minute, in which the job passes it on to the next
 * (docs/algorithms/waiting-list.md). No longer: if no job comes, the place is free.
 */
export const keepsPlace = (now: string): RawBuilder<boolean> =>
  sql`(w.offer_date_ids <> '{}' and w.offer_expires_at > ${now}::timestamptz - interval '1 minute')`;
