import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { price } from '../general/shapes.ts';
import { comingTime, owedOrder } from './overview-shapes.ts';

/** Returns the next dates and the amounts due, for every kind of item sold (1 §2.3). */
export const getAccountOverview = endpoint({
  method: 'GET',
  path: '/api/account/overview',
  who: 'customer',
  summary: 'Shows what is ahead of the signed-in customer and what they owe.',
  request: z.object({}),
  answer: z.object({
    /** The next time of each item, the soonest first; four at most. */
    coming: z.array(comingTime),
    owed: z.object({
      /** The total owed, in minor units, including lines that are not shown. */
      total_amount: price,
      /** The number of items with an amount owed. */
      count: z.int().min(0),
      /** The orders, the first due first. */
      orders: z.array(owedOrder),
    }),
  }),
  errors: [],
});
