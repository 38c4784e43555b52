import {
  neverNotified,
  placesToOffer,
  whoIsNext,
} from '@ribambelle/domain/waiting-list/vacancy.ts';
import { loadSeenAvailabilities } from '../availabilities/index.ts';
import { inOrder } from '../database/statements.ts';
import type { Db } from '../database/transaction.ts';
import type { Emitting, EventPayloads } from '../events/events.ts';
import {
  doesAnybodyWait,
  isVacancyNotified,
  loadLine,
  lockLine,
  noteVacated,
} from './line-store.ts';
import { offerPlaces } from './offer-places.ts';
import { tellLine } from './tell-line.ts';

/**
 * Gives the freed places of an availability to its waiting list, once for each vacancy (1 §9.3
 * waiting-list.vacancy, R18). When its activity keeps places for the families they are offered to,
 * this happens in the transaction that frees them, so that nobody else finds them free before;
 * otherwise the next are notified, and the others later. When a closing was undone, families that
 * were notified before are not notified again.
 */
export async function serveLine(
  db: Db,
  input: Emitting & {
    readonly now: string;
    readonly payload: EventPayloads['availability.places.freed'];
  },
): Promise<void> {
  const { emit, now, payload } = input;
  const { availability_id, vacancy, places: freed, restored = false } = payload;
  const [settings, waits, is_notified] = await inOrder(
    () => lockLine(db, availability_id),
    () => doesAnybodyWait(db, availability_id),
    () => isVacancyNotified(db, { availability_id, vacancy }),
  );
  if (settings === undefined || !waits || is_notified) return;
  if (!restored) await noteVacated(db, { availability_id, now });
  if (settings.mode !== 'NOTIFY') {
    const vacancyInput = { vacancy, since: now, freed, restored };
    return offerPlaces(db, { emit, availability_id, settings, input: vacancyInput, now });
  }
  const everybody = await loadLine(db, availability_id);
  const waiting = restored ? neverNotified(everybody) : everybody;
  if (waiting.length === 0) return;
  const seenAvailability = (await loadSeenAvailabilities(db, [availability_id])).get(
    availability_id,
  );
  if (seenAvailability === undefined) return;
  const next = whoIsNext(waiting, placesToOffer(seenAvailability.availability, { freed, now }));
  await tellLine(db, {
    emit,
    availability_id,
    ...seenAvailability,
    waiting,
    next,
    input: { vacancy, round: 1, since: now },
    now,
  });
}
