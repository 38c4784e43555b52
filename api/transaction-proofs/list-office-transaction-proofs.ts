import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amount, cuid } from '../general/shapes.ts';
import { transactionProof } from './shapes.ts';

/** Lists the proofs that wait for staff, the oldest first, a hundred at most; `count` is all. */
export const listOfficeTransactionProofs = endpoint({
  method: 'GET',
  path: '/api/back-office/transaction-proofs',
  who: 'customer-transaction-proofs.read',
  summary: 'Lists the proofs of payment that wait for staff.',
  request: z.object({}),
  answer: z.object({
    count: z.int(),
    data: z.array(
      transactionProof.extend({
        is_picture: z.boolean(),
        customer: z.object({ cuid, name: z.string() }),
        /** The amount still owed under that number, or in all; null without access to money. */
        owed_amount: amount.nullable(),
      }),
    ),
  }),
  errors: [],
});
