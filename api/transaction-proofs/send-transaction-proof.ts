import { MOST_PROOF_BYTES } from '@ribambelle/domain/transaction-proofs/transaction-proofs.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, day, line, oneLine, price, uploadedFile } from '../general/shapes.ts';

/**
 * Shows the organiser that the family has transferred money: a picture or a PDF of at most 10 MB.
 * It waits for staff; nothing is paid by it. Refuses TRANSACTION_PROOF_NUMBER for a communication
 * that is not the family's, TRANSACTION_PROOF_TWICE for a file that was sent before and not
 * refused, TRANSACTION_PROOFS_WAITING while ten wait, and TRANSACTION_PROOF_UNREADABLE for what is
 * neither a picture nor a PDF.
 */
export const sendTransactionProof = endpoint({
  method: 'POST',
  path: '/api/account/transaction-proofs',
  who: 'customer',
  summary: 'Sends a proof of payment: the body is the file, the rest stands in the query.',
  request: z.object({
    reference: oneLine(40).nullable().default(null),
    amount: price.min(1),
    /** The day on which it was transferred. */
    paid_on: day,
    name: line,
    file: uploadedFile,
  }),
  answer: z.object({ cuid, message: z.string() }),
  errors: [
    'TRANSACTION_PROOF_NUMBER',
    'TRANSACTION_PROOF_TWICE',
    'TRANSACTION_PROOFS_WAITING',
    'TRANSACTION_PROOF_UNREADABLE',
    'RECEIVED_IN_FUTURE',
    'RECEIVED_TOO_EARLY',
    'FILE_TOO_LARGE',
  ],
  upload_limit: MOST_PROOF_BYTES,
});
