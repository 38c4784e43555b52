import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { transactionProof } from './shapes.ts';

/** Lists the proofs of payment that the family sent, the latest first, fifty at most. */
export const listTransactionProofs = endpoint({
  method: 'GET',
  path: '/api/account/transaction-proofs',
  who: 'customer',
  summary: 'Lists the proofs of payment of the signed-in family.',
  request: z.object({}),
  answer: z.object({ data: z.array(transactionProof) }),
  errors: [],
});
