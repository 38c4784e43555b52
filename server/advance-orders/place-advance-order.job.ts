import { z } from 'zod';
import { job } from '../queue/job.ts';
import { Refusal } from '../refusal.ts';
import { placeOrder } from './place-order.ts';

/**
 * Orders a place that is kept for a family which ordered it in advance, once (R18). When that
 * cannot be done as agreed (it costs more, a date is taken, something must be answered, too much is
 * unpaid), nothing is ordered and the place stays theirs to take: they get the e-mail of an offer.
 */
export const placeAdvanceOrder = job(
  {
    name: 'place-advance-order',
    payload: z.object({
      organiser_id: z.int(),
      waiting_list_entry_id: z.int(),
      customer_id: z.int(),
    }),
  },
  async ({ payload, organiser, inTenant, now }) => {
    const { waiting_list_entry_id, customer_id } = payload;
    try {
      await inTenant((db, emit) =>
        placeOrder(db, { emit, organiser, customer_id, id: waiting_list_entry_id, now }),
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await inTenant(async (_db, emit) =>
        emit('waiting-list.offer.made', { waiting_list_entry_id }),
      );
    }
  },
);
