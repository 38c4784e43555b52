import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, manyLines } from '../general/shapes.ts';

/** Refuses a proof with a word, which the family reads in an e-mail and in its account. */
export const refuseTransactionProof = endpoint({
  method: 'POST',
  path: '/api/back-office/transaction-proofs/{transaction_proof}/refuse',
  who: 'customer-transaction-proofs.update',
  summary: 'Refuses a proof of payment with a word.',
  request: z.object({ transaction_proof: cuid, reason: manyLines(1_000).trim().min(1) }),
  answer: z.object({ message: z.string().nullable() }),
  errors: ['TRANSACTION_PROOF_NOT_FOUND', 'TRANSACTION_PROOF_DECIDED'],
});
