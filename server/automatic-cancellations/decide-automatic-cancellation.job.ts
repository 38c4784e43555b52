import { decideAutomaticCancellation as decide } from '@ribambelle/domain/availabilities/automatic-cancellation.ts';
import { addMinutes } from '@ribambelle/domain/base/instants.ts';
import { z } from 'zod';
import { countOf, endRegistrations, lockPlaces, releasePlaces } from '../availabilities/index.ts';
import type { Db } from '../database/transaction.ts';
import { job } from '../queue/job.ts';
import { emptyLine } from '../waiting-list/index.ts';
import { cancelNext } from './cancel-next.ts';
import {
  findAutomaticCancellation,
  noteCancelled,
  noteDecision,
  queueDecision,
} from './cancellation-store.ts';
import { findCancelledFamilies } from './cancelled-views.ts';

/** The minutes to wait for carts whose places would reach the minimum. */
const MINUTES_FOR_CARTS = 10;

interface Of {
  readonly availability_id: number;
  readonly decide_at: string;
  readonly now: string;
}

/**
 * Decides whether an availability takes place, and cancels it when not: closes it and empties its
 * waiting list with the decision, then cancels its registrations one by one, each in a transaction
 * of its own, then sends one e-mail per family. After a crash it resumes with the rest.
 */
export const decideAutomaticCancellation = job(
  {
    name: 'decide-automatic-cancellation',
    payload: z.object({ organiser_id: z.int(), availability_id: z.int(), decide_at: z.string() }),
  },
  async ({ payload, now, inTenant }) => {
    const of = { ...payload, now };
    if (!(await inTenant((db) => isToCancel(db, of)))) return;
    while (await inTenant((db, emit) => cancelNext(db, { emit, ...of })));
    await inTenant(async (db, emit) => {
      const row = await findAutomaticCancellation(db, { ...of, lock: true });
      if (row?.state !== 'CANCELLING') return;
      const families = await findCancelledFamilies(db, of.availability_id);
      await noteCancelled(db, { ...of, families: families.length });
      const { availability_id } = of;
      for (const customer_id of families)
        emit('availability.family.cancelled', { availability_id, customer_id });
    });
  },
);

/** True when registrations are to be cancelled: decided now, or by a run that was killed. */
async function isToCancel(db: Db, of: Of): Promise<boolean> {
  const { availability_id, now } = of;
  const request = await findAutomaticCancellation(db, { ...of, lock: true });
  if (request === undefined || request.decide_at !== of.decide_at) return false;
  if (request.state !== 'WAITING') return request.state === 'CANCELLING';
  const access = { now, availability_ids: [availability_id] };
  const places = await lockPlaces(db, access);
  const availability = places.availabilities.get(availability_id);
  if (availability === undefined) return false;
  const registered = countOf(places, { kind: 'confirmed', id: availability_id });
  const held = countOf(places, { kind: 'held', id: availability_id });
  const { start_at } = availability;
  const decision = decide({ minimum: request.minimum, registered, held, start_at }, now);
  if (decision === 'WAITING') {
    await queueDecision(db, { ...of, run_at: addMinutes(now, MINUTES_FOR_CARTS) });
    return false;
  }
  const state = decision === 'CANCELLED' ? 'CANCELLING' : decision;
  await noteDecision(db, { ...of, state, places: registered });
  if (state !== 'CANCELLING') return false;
  await endRegistrations(db, { id: availability_id, now });
  await releasePlaces(db, access);
  await emptyLine(db, { availability_id, now });
  return true;
}
