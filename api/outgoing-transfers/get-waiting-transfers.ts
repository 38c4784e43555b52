import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { price } from '../general/shapes.ts';

/**
 * Returns the number and the sum of the transfers that wait for a file for the bank, and whether
 * the organiser's own account is complete enough to make one.
 */
export const getWaitingTransfers = endpoint({
  method: 'GET',
  path: '/api/back-office/outgoing-transfers/waiting',
  who: 'payments.read',
  summary: 'Counts the transfers that wait for a file for the bank.',
  request: z.object({}),
  answer: z.object({ count: z.int(), amount: price, account_complete: z.boolean() }),
  errors: [],
});
