import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';

/** Takes back a proof that the family sent by mistake, while it waits. */
export const takeBackTransactionProof = endpoint({
  method: 'DELETE',
  path: '/api/account/transaction-proofs/{transaction_proof}',
  who: 'customer',
  summary: 'Takes back a proof of payment that waits.',
  request: z.object({ transaction_proof: cuid }),
  answer: z.object({ message: z.string() }),
  errors: ['TRANSACTION_PROOF_NOT_FOUND', 'TRANSACTION_PROOF_DECIDED'],
});
