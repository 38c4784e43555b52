import { releasePlaces, tellBeside } from '../availabilities/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Emitting } from '../events/events.ts';
import type { Entry } from './kept-place-store.ts';

/**
 * Recounts the places after an offer was ended early, with its places locked, and passes them on to
 * the next.
 */
export async function giveUpKeptPlace(
  db: Db,
  {
    emit,
    entry,

    now,
  }: Emitting & { entry: Entry; now: string },
): Promise<void> {
  const { availability_id, offer } = entry;
  if (offer === null) return;
  const releasedPlaces = await releasePlaces(db, { now, availability_ids: [availability_id] });
  const { vacancy, since } = offer;
  emit('waiting-list.offer.ended', { availability_id, freed: 1, vacancy, since });
  tellBeside(emit, { freed: releasedPlaces });
}
