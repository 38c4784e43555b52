import { millisOf, type Instant } from '@ribambelle/domain/base/instants.ts';
import { memoryOfDatabase } from '../../database/database-memory.ts';
import type { Db } from '../../database/transaction.ts';

const REMEMBERED_MILLIS = 2000;
const MOST_CROWDS = 1000;

/** The moments at which places of availabilities were last refused; milliseconds. */
const refusalsOf = memoryOfDatabase(() => new Map<number, number>());

/** The moment of a request for places, and its availability. */
interface Moment {
  readonly availability_id: number;
  readonly now: Instant;
}

/** Notes that places of an availability were just refused under the lock. */
export function noteCrowd(db: Db, { availability_id, now }: Moment): void {
  const refusedAt = refusalsOf(db);
  if (refusedAt.size >= MOST_CROWDS) refusedAt.clear();
  refusedAt.set(availability_id, millisOf(now));
}

/**
 * True when this process refused places of an availability a moment ago. It then pays to check
 * without the lock whether any is free, before queueing for the lock. A hint about how to read: it
 * never decides.
 */
export function isCrowded(db: Db, { availability_id, now }: Moment): boolean {
  const at = refusalsOf(db).get(availability_id);
  return at !== undefined && Math.abs(millisOf(now) - at) < REMEMBERED_MILLIS;
}
