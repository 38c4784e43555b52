import { dayOf } from '@ribambelle/domain/base/days.ts';
import { addMinutes } from '@ribambelle/domain/base/instants.ts';
import { compareBooks } from '@ribambelle/domain/payments/compare-books.ts';
import { z } from 'zod';
import { portOfAccount } from '../payment-providers/index.ts';
import { job } from '../queue/job.ts';
import { loadComparedPayments, saveDifferences } from './difference-store.ts';
import { saveFees, savePayouts } from './payout-store.ts';
import { queueComparison } from './queue-comparison.ts';

const MINUTES_A_DAY = 24 * 60;
/**
 * Days of payments that are compared; refunds and disputes of older ones are checked one by one.
 */
const DAYS = 60;

/**
 * Compares the books of an account at its provider with ours, every night until it is disconnected:
 * keeps its fees and payouts, and shows what differs. Changes no payment.
 */
export const compareProvider = job(
  {
    name: 'compare-provider',
    payload: z.object({
      organiser_id: z.int(),
      payment_provider_id: z.int(),
      night: z.string().optional(),
    }),
  },
  async ({ payload, organiser, outside, inTenant, last_try, now }) => {
    const { payment_provider_id, night } = payload;
    const { timezone } = organiser;
    // by our clock, which can be another than the queue's
    if (night !== undefined && night > dayOf(now, timezone)) return;
    const port = await portOfAccount(payment_provider_id, { outside, inTenant });
    if (port === null) return;
    const again = () =>
      inTenant((db) => queueComparison(db, { payment_provider_id, timezone, now }));
    const from = addMinutes(now, -DAYS * MINUTES_A_DAY);
    try {
      const payments = await port.list({ from, before: now });
      const payouts = await port.payouts({ from, before: now });
      await inTenant(async (db) => {
        const ours = await loadComparedPayments(db, {
          payment_provider_id,
          references: payments.map(({ provider_reference }) => provider_reference),
          cuids: payments.map(({ payment_cuid }) => payment_cuid),
          // clocks differ, and a page opens after its payment is written
          from: addMinutes(from, MINUTES_A_DAY),
          before: addMinutes(now, -MINUTES_A_DAY),
        });
        const differences = compareBooks({ ours, theirs: payments });
        await saveDifferences(db, { payment_provider_id, differences, now });
        await saveFees(db, { payment_provider_id, payments });
        await savePayouts(db, { payment_provider_id, payouts: payouts ?? [], now });
      });
    } catch (error) {
      // the next night, whatever this one was
      if (last_try) await again();
      throw error;
    }
    await again();
  },
);
