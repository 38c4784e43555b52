import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, line, price } from '../general/shapes.ts';

/**
 * Keeps what was paid for something beyond what it still costs, with the word for it (a fee for a late cancellation): from then on nothing is
 * to be given back. Refuses when nothing is. Answers what was kept, in minor units.
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
