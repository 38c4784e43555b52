import { offerPlace as endpoint } from '@ribambelle/api/waiting-list/offer-place.ts';
import { keptByHandUntil, planKeptPlaces } from '@ribambelle/domain/waiting-list/kept-places.ts';
import { action } from '../action.ts';
import { loadSeenAvailabilities, releasePlaces } from '../availabilities/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { auditEntry } from './audit-entry.ts';
import { lockLine } from './line-store.ts';
import { lockEntry } from './lock-entry.ts';
import { comeBack, freeOf, keepPlaces } from './offer-places.ts';
import { moveKeptPlace } from './kept-place-store.ts';

/**
 * Keeps a place for an entry of a waiting list, with its places locked and never more than are free
 * (R18). When it ends it is passed on as any offer. One that is kept already is kept until the new
 * moment, and nobody is written to again.
 */
export const offerPlace = action(endpoint, async (context) => {
  const { db, request, now, emit } = context;
  const which = { entry: request.entry, now };
  const entry = orRefuse(await lockEntry(db, which), 'WAITING_LIST_ENTRY_NOT_FOUND');
  const { availability_id } = entry;
  if ((await lockLine(db, availability_id)) === undefined) refuse('ACTIVITY_WITHDRAWN');
  const places = await releasePlaces(db, { now, availability_ids: [availability_id] });
  const availabilities = await loadSeenAvailabilities(db, [availability_id]);
  const seenAvailability = orRefuse(availabilities.get(availability_id), 'ACTIVITY_WITHDRAWN');
  const decision = keptByHandUntil(seenAvailability.availability, {
    minutes: request.minutes,
    now,
  });
  if (!decision.ok) refuse(decision.refused);
  const until = decision.value;
  const { vacancy, since } = entry.offer ?? {
    vacancy: `by-hand ${entry.cuid} ${now}`,
    since: now,
  };
  const input = { vacancy, since, freed: 0 };
  const offering = { availability_id, input, now };
  if (entry.offer === null) {
    const line = [{ ...entry, together: false, offered_at: null, is_offered: false }];
    const free = freeOf(places, { seen: seenAvailability, now });
    const offers = planKeptPlaces(line, { since: now, freed: 1, free });
    if (offers.length === 0) refuse('PLACES_TAKEN');
    await keepPlaces(db, { emit, offering, offers, until });
  } else {
    await moveKeptPlace(db, { id: entry.id, until });
    await comeBack(db, { offering, freed: 0, run_at: until });
  }
  const changes = { offer_expires_at: { from: entry.offer?.until ?? null, to: until } };
  await auditEntry(context, { act: 'waiting-list-registrations.update', entry, changes });
  return { offer_expires_at: until };
});
