import { randomUUID } from 'node:crypto';
import type { Db } from '../../database/transaction.ts';
import type { Emitting } from '../../events/events.ts';
import { findExcludedBy } from '../exclusions/exclusion-views.ts';
import { releasePlaces } from './take-places.ts';
import { openedAmong } from './tell-of-freed.ts';

interface Freed {
  readonly resource_id: number;
  readonly start_at: string;
  readonly end_at: string;
  readonly now: string;
}

/**
 * Updates the statuses of dates that need a resource which is no longer booked between two moments,
 * under the lock of their places, and tells the waiting lists of those that are free again (R20).
 */
export async function openFreed(db: Db, input: Emitting & Freed): Promise<void> {
  const { emit, now } = input;
  const availability_ids = await findExcludedBy(db, input);
  if (availability_ids.length === 0) return;
  const places = await releasePlaces(db, { now, availability_ids });
  for (const id of openedAmong(places.dates, { freed: places }))
    emit('availability.time.freed', { availability_id: id, places: null, vacancy: randomUUID() });
}
