import type { Db } from '../database/transaction.ts';
import type { Emitting, EventPayloads } from '../events/events.ts';
import { lockLine } from './line-store.ts';
import { offerPlaces } from './offer-places.ts';

/**
 * Offers the places of offers that are over, or were given up, to the next of the waiting list
 * (R18). Places that were passed on already are not passed on again.
 */
export async function passOnPlaces(
  db: Db,
  input: Emitting & {
    readonly now: string;
    readonly payload: EventPayloads['waiting-list.offer.ended'];
  },
): Promise<void> {
  const { emit, now, payload } = input;
  const settings = await lockLine(db, payload.availability_id);
  if (settings !== undefined)
    await offerPlaces(db, {
      emit,
      availability_id: payload.availability_id,
      settings,
      input: payload,
      now,
    });
}
