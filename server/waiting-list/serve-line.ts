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
    readonly organiser_id: number;
    readonly now: string;
    readonly payload: EventPayloads['availability.places.freed'];
  },
): Promise<void> {
  const { emit, organiser_id, now, payload } = input;
  const { availability_id, vacancy, places: freed, restored = false } = payload;
  const line = { organiser_id, availability_id };
  const [settings, waits, is_notified] = await inOrder(
    () => lockLine(db, line),
    () => doesAnybodyWait(db, line),
    () => isVacancyNotified(db, { ...line, vacancy }),
  );
  if (settings === undefined || !waits || is_notified) return;
  if (!restored) await noteVacated(db, { ...line, now });
  if (settings.mode !== 'NOTIFY') {
    const vacancyInput = { vacancy, since: now, freed, restored };
    return offerPlaces(db, { emit, ...line, settings, input: vacancyInput, now });
  }
  const everybody = await loadLine(db, line);
  const waiting = restored ? neverNotified(everybody) : everybody;
  if (waiting.length === 0) return;
  const seenAvailability = (
    await loadSeenAvailabilities(db, { organiser_id, ids: [availability_id] })
  ).get(availability_id);
  if (seenAvailability === undefined) return;
  const next = whoIsNext(waiting, placesToOffer(seenAvailability.availability, { freed, now }));
  await tellLine(db, {
    emit,
    ...line,
    ...seenAvailability,
    waiting,
    next,
    input: { vacancy, round: 1, since: now },
    now,
  });
}
