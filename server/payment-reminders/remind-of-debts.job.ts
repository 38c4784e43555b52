import { dayOf } from '@ribambelle/domain/base/days.ts';
import { z } from 'zod';
import { job, type JobContext } from '../queue/job.ts';
import type { Db } from '../database/transaction.ts';
import type { Emitting } from '../events/events.ts';
import { cancelUnpaid } from './cancel-unpaid.ts';
import { findFamiliesToRemind } from './debt-views.ts';
import { queueRound } from './queue-round.ts';
import { remindFamily } from './remind-family.ts';
import { findUnpaid } from './unpaid-views.ts';

/** Rows that are found at once. */
const BATCH = 100;

/**
 * Reminds the families of an organiser of what they did not pay in time, every day at nine, as long
 * as its settings say when, and cancels what was not paid after that (R32). Each family and each
 * registration has a transaction of its own: a round that dies goes on with the others, and one
 * that fails is reported, stops none of the others, and has its turn again the next day. Without a
 * day it only begins the rounds.
 */
export const remindOfDebts = job(
  {
    name: 'remind-of-debts',
    payload: z.object({ organiser_id: z.int(), day: z.string().optional() }),
  },
  async (context) => {
    const { payload, organiser, inTenant, last_try, now } = context;
    if (organiser.reminder_first_days === null) return;
    const { day } = payload;
    const today = dayOf(now, organiser.timezone);
    const again = () => inTenant((db) => queueRound(db, { organiser, now }));
    // by our clock, which can be another than the queue's
    if (day !== undefined && day > today) return;
    try {
      if (day !== undefined) {
        await eachOf(context, {
          find: (db, beyond) => findFamiliesToRemind(db, { beyond, now, limit: BATCH }),
          act: (db, { id }) => remindFamily(db, { organiser, customer_id: id, now }),
        });
        if (organiser.unpaid_cancellation_days !== null)
          await eachOf(context, {
            find: (db, beyond) => findUnpaid(db, { beyond, now, today, limit: BATCH }),
            act: (db, { id, emit }) =>
              cancelUnpaid(db, { emit, organiser, registration_id: id, now }),
          });
      }
    } catch (error) {
      // the next day, whatever this one was
      if (last_try) await again();
      throw error;
    }
    await again();
  },
);

/**
 * Acts on each row that is found, batch by batch, each in a transaction of its own; one that fails
 * is reported.
 */
async function eachOf(
  context: Pick<JobContext<unknown>, 'inTenant' | 'give_way' | 'noteFailure'>,
  of: {
    readonly find: (db: Db, beyond: number) => Promise<readonly number[]>;
    readonly act: (db: Db, row: Emitting & { readonly id: number }) => Promise<void>;
  },
): Promise<void> {
  const { inTenant, give_way, noteFailure } = context;
  let beyond: number | undefined = 0;
  while (beyond !== undefined) {
    const last: number = beyond;
    const ids = await inTenant((db) => of.find(db, last));
    for (const id of ids) {
      await give_way();
      try {
        await inTenant((db, emit) => of.act(db, { id, emit }));
      } catch (error) {
        noteFailure(error);
      }
    }
    beyond = ids.at(-1);
  }
}
