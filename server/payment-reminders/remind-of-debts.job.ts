import { dayOf } from '@ribambelle/domain/base/days.ts';
import { z } from 'zod';
import { job } from '../queue/job.ts';
import { findFamiliesToRemind } from './debt-views.ts';
import { queueRound } from './queue-round.ts';
import { remindFamily } from './remind-family.ts';

/** Families that are found at once. */
const BATCH = 100;

/**
 * Reminds the families of an organiser of what they did not pay in time, every day at nine, as long
 * as its settings say when (R32). Each family has a transaction of its own, so a round that dies
 * goes on with those who have no e-mail yet. Without a day it only begins the rounds.
 */
export const remindOfDebts = job(
  {
    name: 'remind-of-debts',
    payload: z.object({ organiser_id: z.int(), day: z.string().optional() }),
  },
  async ({ payload, organiser, inTenant, give_way, last_try, now }) => {
    if (organiser.reminder_first_days === null) return;
    const { day } = payload;
    const again = () => inTenant((db) => queueRound(db, { organiser, now }));
    // by our clock, which can be another than the queue's
    if (day !== undefined && day > dayOf(now, organiser.timezone)) return;
    try {
      let after = day === undefined ? null : 0;
      while (after !== null) {
        const beyond: number = after;
        const families = await inTenant((db) =>
          findFamiliesToRemind(db, { beyond, now, limit: BATCH }),
        );
        for (const customer_id of families) {
          await give_way();
          await inTenant((db) => remindFamily(db, { organiser, customer_id, now }));
        }
        after = families.at(-1) ?? null;
      }
    } catch (error) {
      // the next day, whatever this one was
      if (last_try) await again();
      throw error;
    }
    await again();
  },
);
