import { dayOf } from '@ribambelle/domain/base/days.ts';
import { AGAIN_AFTER_MONTHS } from '@ribambelle/domain/credit-reminders/due-credit-reminder.ts';
import { unmovedBefore } from '@ribambelle/domain/wallet/unmoved-credit.ts';
import { z } from 'zod';
import { job } from '../queue/job.ts';
import { findFamiliesToTell } from './credit-views.ts';
import { remindFamily } from './remind-family.ts';

/** Families that are found at once. */
const BATCH = 100;

/**
 * Tells the families of an organiser of credit that did not move for its number of months, on a
 * day. Each family has a transaction of its own: a round that dies goes on with the others, and a
 * family that fails is reported, stops none of the others, and has its turn again the next day.
 */
export const remindOfCredit = job(
  {
    name: 'remind-of-credit',
    payload: z.object({ organiser_id: z.int(), day: z.string() }),
  },
  async ({ payload, organiser, inTenant, give_way, noteFailure, now }) => {
    const { credit_reminder_months: months, timezone } = organiser;
    // by our clock, which can be another than the queue's
    if (months === null || payload.day > dayOf(now, timezone)) return;
    const unmoved_before = unmovedBefore(now, { months, timezone });
    const told_before = unmovedBefore(now, { months: AGAIN_AFTER_MONTHS, timezone });
    let beyond: number | undefined = 0;
    while (beyond !== undefined) {
      const last: number = beyond;
      const ids = await inTenant((db) =>
        findFamiliesToTell(db, { beyond: last, unmoved_before, told_before, limit: BATCH }),
      );
      for (const customer_id of ids) {
        await give_way();
        try {
          await inTenant((db) => remindFamily(db, { organiser, customer_id, now }));
        } catch (error) {
          noteFailure(error);
        }
      }
      beyond = ids.at(-1);
    }
  },
);
