import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, line, price } from '../general/shapes.ts';

/**
 * Keeps the excess paid for an item beyond its price, with a label (a fee for a late cancellation):
 * from then on nothing is to be given back. Refuses when there is no excess. Returns the amount
 * kept, in minor units.
 */
export const keepCredit = endpoint({
  method: 'POST',
  path: '/api/back-office/receivables/{receivable_id}/kept',
  who: 'payments.refund',
  summary: 'Keeps what would be to give back, with a reason.',
  request: z.object({ receivable_id: id, label: line }),
  answer: z.object({ kept_amount: price, message: z.string().nullable() }),
  errors: ['RECEIVABLE_NOT_FOUND', 'NOTHING_TO_KEEP'],
  recent_password: 'always',
});
