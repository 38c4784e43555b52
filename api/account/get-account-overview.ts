import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { price } from '../general/shapes.ts';
import { comingTime, owedOrder } from './overview-shapes.ts';

/** What comes next and what is to be paid, of every kind of thing that is sold (1 §2.3). */
export const getAccountOverview = endpoint({
  method: 'GET',
  path: '/api/account/overview',
  who: 'customer',
  summary: 'Shows what is ahead of the signed-in customer and what they owe.',
  request: z.object({}),
  answer: z.object({
    /** The next time of each thing, the soonest first; four at most. */
    coming: z.array(comingTime),
    owed: z.object({
      /** All of it, minor units, also where not every line is shown. */
      total_amount: price,
      /** How many things are owed for. */
      count: z.int().min(0),
      /** The one that is due first comes first. */
      orders: z.array(owedOrder),
    }),
  }),
  errors: [],
});
