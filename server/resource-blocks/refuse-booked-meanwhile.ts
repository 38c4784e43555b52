import { isFree } from '@ribambelle/domain/resources/decide-time.ts';
import type { Db } from '../database/transaction.ts';
import { refuse } from '../refusal.ts';
import { lockTimes } from '../resources/index.ts';
import { areBookedSince, loadKeptTimes } from './resource-block-store.ts';

const NO_BUFFER = { buffer_minutes: 0 };

/**
 * Refuses RESOURCE_BLOCK_BOOKED_MEANWHILE when a time of a block that is being restored was booked,
 * or had a booking moved to it, since the block was deleted, or is in a cart or needed by a date.
 * Earlier bookings, which stayed despite the block, are no reason. Locks the times of the
 * resources, so that nothing is booked before the block is back.
 */
export async function refuseBookedMeanwhile(
  db: Db,
  input: { kept: string; since: string; now: string },
): Promise<void> {
  const { kept, since, now } = input;
  const times = Map.groupBy(await loadKeptTimes(db, kept), ({ resource_id }) => resource_id);
  const locked = await lockTimes(db, { now, resource_ids: [...times.keys()] });
  const conflicts = [...locked.values()].flatMap((resource) =>
    resource.taken.filter(
      (one) =>
        one.block_id === null &&
        !isFree(NO_BUFFER, { time: one, taken: times.get(resource.id) ?? [] }),
    ),
  );
  const isInCart = conflicts.some(({ booking_id }) => booking_id === null);
  const ids = conflicts.flatMap(({ booking_id }) => booking_id ?? []);
  if (isInCart || (await areBookedSince(db, { ids, since })))
    refuse('RESOURCE_BLOCK_BOOKED_MEANWHILE');
}
