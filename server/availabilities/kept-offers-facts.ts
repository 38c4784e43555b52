import { type RawBuilder, sql } from 'kysely';

/**
 * Whether the entry `w` of a waiting list keeps its place from everybody else: until its offer is over, and then for a minute in which the job comes that passes
 * it on to the next (docs/algorithms/waiting-list.md). No longer: where no job comes the place is free.
 */
export const keepsPlace = (now: string): RawBuilder<boolean> =>
  sql`(w.offer_date_ids <> '{}' and w.offer_expires_at > ${now}::timestamptz - interval '1 minute')`;
