import {
  isPast,
  joinableUntil,
  opensLater,
  windowClosed,
} from '@ribambelle/domain/availabilities/availability.ts';
import { addMinutes } from '@ribambelle/domain/base/instants.ts';
import {
  type FreePlaces,
  type PlannedKeptPlace,
  keptUntil,
  planKeptPlaces,
  whoCanBeOffered,
} from '@ribambelle/domain/waiting-list/kept-places.ts';
import { placesToOffer, whoIsNext } from '@ribambelle/domain/waiting-list/vacancy.ts';
import {
  countOf,
  leftOf,
  leftOn,
  loadSeenAvailabilities,
  type LockedPlaces,
  releasePlaces,
  type SeenAvailability,
  tellBeside,
} from '../availabilities/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Emitting } from '../events/events.ts';
import { queueJob } from '../events/queue-job.ts';
import { type LineSettings } from './line-store.ts';
import {
  findAdvanceOrders,
  insertKeptPlaces,
  loadInLine,
  endPastKeptPlaces,
} from './kept-place-store.ts';
import { tellLine } from './tell-line.ts';

/**
 * The vacancy, when it began, and the number of places that it freed, null for all that are free.
 */
export interface Freed {
  readonly vacancy: string;
  readonly since: string;
  readonly freed: number | null;
  /**
   * True when its closing was undone: families that were notified of the places before are not
   * notified again.
   */
  readonly restored?: boolean;
}

/** A vacancy of an availability. */
export interface Vacated {
  readonly availability_id: number;
  readonly input: Freed;
  readonly now: string;
}

interface Offering extends Vacated {
  readonly settings: LineSettings;
}

/** Minutes for which an item in a cart is waited for: then the place is sold, or free. */
const MINUTES_FOR_CARTS = 15;

/**
 * Offers places that became free, and those of expired offers with them, to the next of a locked
 * waiting list, never more than are free (R18). Every list counts the kept places again. Runs again
 * when these offers end, and when a place in a cart may be free.
 */
export async function offerPlaces(db: Db, offering: Emitting & Offering): Promise<void> {
  const { emit, availability_id, now } = offering;
  const passed = await endPastKeptPlaces(db, { availability_id, now });
  const access = { now, availability_ids: [availability_id] };
  const before = await releasePlaces(db, access);
  const after = await offerToLine(db, { ...offering, passed, places: before });
  tellBeside(emit, { freed: before, after });
}

/**
 * Offers the places that are free once those of expired offers are passed on; returns the places as
 * they are then.
 */
async function offerToLine(
  db: Db,
  offering: Emitting & Offering & { readonly passed: number; readonly places: LockedPlaces },
): Promise<LockedPlaces> {
  const { emit, availability_id, input, now, passed, places } = offering;
  const line = { availability_id, now };
  const freedPlaces = input.freed === null ? null : input.freed + passed;
  const seenAvailability = (await loadSeenAvailabilities(db, [availability_id])).get(
    availability_id,
  );
  if (seenAvailability === undefined || freedPlaces === 0 || takesNobody(seenAvailability, now))
    return places;
  const everybody = await loadInLine(db, line);
  const waiting =
    input.restored === true ? everybody.filter(({ offered_at }) => offered_at === null) : everybody;
  const { mode, minutes } = offering.settings;
  const until = keptUntil(seenAvailability.availability, { minutes, now });
  if (mode === 'NOTIFY' || until === null || opensLater(seenAvailability.availability, now)) {
    const free = placesToOffer(seenAvailability.availability, { freed: freedPlaces, now });
    const remaining = whoCanBeOffered(waiting, input.since);
    // at the very end all of them are written to at once
    const next =
      mode !== 'NOTIFY' && until === null && free > 0 ? remaining : whoIsNext(remaining, free);
    await tellLine(db, {
      emit,
      ...line,
      ...seenAvailability,
      waiting,
      next,
      input: { ...input, round: 1 },
    });
    return places;
  }
  const offers = planKeptPlaces(waiting, {
    since: input.since,
    freed: freedPlaces,
    free: freeOf(places, { seen: seenAvailability, now }),
  });
  const after =
    offers.length > 0 ? await keepPlaces(db, { emit, offering, offers, until }) : places;
  const missing = Math.min(
    (freedPlaces ?? offers.length) - offers.length,
    countOf(places, { kind: 'held', id: availability_id }) -
      countOf(places, { kind: 'offered', id: availability_id }),
    whoCanBeOffered(waiting, input.since).length - offers.length,
  );
  if (missing > 0)
    await comeBack(db, { offering, freed: missing, run_at: addMinutes(now, MINUTES_FOR_CARTS) });
  return after;
}

/** True when registration is no longer possible, or the organiser does not want any. */
function takesNobody({ availability }: SeenAvailability, now: string): boolean {
  const { status } = availability;
  return status === 'CLOSED' || status === 'OVERLAP' || windowClosed(availability, now) !== null;
}

/** Returns the free places, of the availability and on each date that can be joined. */
export function freeOf(
  places: LockedPlaces,
  { seen: seenAvailability, now }: { seen: SeenAvailability; now: string },
): FreePlaces {
  const { id } = seenAvailability.row;
  const dates = [...places.dates.values()].filter(
    (date) =>
      date.availability_id === id &&
      (date.status === 'OPEN' || date.status === 'FULL') &&
      !isPast(joinableUntil(date, seenAvailability.availability), now),
  );
  return {
    places: leftOf(places, id),
    dates: dates.map((date) => ({ id: date.id, places: leftOn(places, date) })),
  };
}

/**
 * Keeps these places until a moment: their families are written to, or get the order that they
 * placed in advance, and at the end the places are passed on. Returns the places with these taken.
 */
export async function keepPlaces(
  db: Db,
  offered: Emitting & {
    readonly offering: Vacated;
    readonly offers: readonly PlannedKeptPlace[];
    readonly until: string;
  },
): Promise<LockedPlaces> {
  const { emit, offering, offers, until } = offered;
  const { availability_id, input, now } = offering;
  await insertKeptPlaces(db, { offers, vacancy: input.vacancy, until, now });
  const advanceOrders = await findAdvanceOrders(
    db,
    offers.map(({ id }) => id),
  );
  for (const { id, customer_id } of advanceOrders)
    emit('waiting-list.advance-order.due', { waiting_list_entry_id: id, customer_id });
  const at_once = new Set(advanceOrders.map(({ id }) => id));
  for (const { id } of offers)
    if (!at_once.has(id)) emit('waiting-list.offer.made', { waiting_list_entry_id: id });
  const places = await releasePlaces(db, { now, availability_ids: [availability_id] });
  await comeBack(db, { offering, freed: 0, run_at: until });
  return places;
}

/**
 * Queues a job to pass on the places of offers that are over by a moment, and to offer places that
 * may be free by then.
 */
export async function comeBack(
  db: Db,
  { offering, freed, run_at }: { offering: Vacated; freed: number; run_at: string },
): Promise<void> {
  const { availability_id, input, now } = offering;
  const { vacancy, since } = input;
  await queueJob(db, {
    name: 'offer-places',
    payload: { availability_id, freed, vacancy, since },
    key: `offer-places ${availability_id} ${vacancy} ${run_at}`,
    run_at,
    now,
  });
}
