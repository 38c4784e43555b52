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
    readonly organiser_id: number;
    readonly now: string;
    readonly payload: EventPayloads['waiting-list.offer.ended'];
  },
): Promise<void> {
  const { emit, organiser_id, now, payload } = input;
  const line = { organiser_id, availability_id: payload.availability_id };
  const settings = await lockLine(db, line);
  if (settings !== undefined)
    await offerPlaces(db, { emit, ...line, settings, input: payload, now });
}
