import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, file } from '../general/shapes.ts';

/** Returns the picture or the PDF of a proof, the PDF as a download. */
export const getTransactionProofFile = endpoint({
  method: 'GET',
  path: '/api/back-office/transaction-proofs/{transaction_proof}/file',
  who: 'customer-transaction-proofs.read',
  summary: 'The file of a proof of payment.',
  request: z.object({ transaction_proof: cuid }),
  answer: file,
  errors: ['TRANSACTION_PROOF_NOT_FOUND'],
});
