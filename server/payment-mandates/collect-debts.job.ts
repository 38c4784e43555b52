import { dayOf, spanOfDay } from '@ribambelle/domain/base/days.ts';
import { z } from 'zod';
import { job, type JobContext } from '../queue/job.ts';
import { collectFromFamily } from './collect-from-family.ts';
import { findFamiliesToCollect, hasActiveMandates } from './mandate-views.ts';
import { queueCollections } from './queue-collections.ts';

/** Families that are found at once. */
const BATCH = 100;

/**
 * Begins the payments by mandate of a day, every morning before the reminders, as long as there are
 * mandates. Each family has a transaction of its own: a round that dies goes on with the others,
 * and a family that fails is reported, stops none of the others, and has its turn again the next
 * day.
 */
export const collectDebts = job(
  {
    name: 'collect-debts',
    payload: z.object({ organiser_id: z.int(), day: z.string() }),
  },
  async (context) => {
    const { payload, organiser, inTenant, last_try, now } = context;
    const again = () =>
      inTenant(async (db) => {
        if (await hasActiveMandates(db)) await queueCollections(db, { organiser, now });
      });
    // by our clock, which can be another than the queue's
    if (payload.day > dayOf(now, organiser.timezone)) return again();
    try {
      if (organiser.online_payments_activated) await collect(context);
    } catch (error) {
      // the next day, whatever this one was
      if (last_try) await again();
      throw error;
    }
    await again();
  },
);

/** Collects from each family that is found, batch by batch. */
async function collect(context: JobContext<unknown>): Promise<void> {
  const { organiser, inTenant, give_way, noteFailure, now } = context;
  const until = spanOfDay(dayOf(now, organiser.timezone), organiser.timezone).end_at;
  const mode = organiser.payment_mode;
  let beyond: number | undefined = 0;
  while (beyond !== undefined) {
    const last: number = beyond;
    const ids = await inTenant((db) =>
      findFamiliesToCollect(db, { beyond: last, mode, until, limit: BATCH }),
    );
    for (const customer_id of ids) {
      await give_way();
      try {
        await inTenant((db, emit) =>
          collectFromFamily(db, { emit, organiser, customer_id, until, now }),
        );
      } catch (error) {
        noteFailure(error);
      }
    }
    beyond = ids.at(-1);
  }
}
