import { getTransactionProofFile as endpoint } from '@ribambelle/api/transaction-proofs/get-transaction-proof-file.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { findProofFile } from './proof-views.ts';

/** Answers the file of a proof: a picture to look at, a PDF to download. */
export const getTransactionProofFile = action(endpoint, async ({ db, request }) => {
  const row = await findProofFile(db, request.transaction_proof);
  const { content_type, bytes } = orRefuse(row, 'TRANSACTION_PROOF_NOT_FOUND');
  const isPdf = content_type === 'application/pdf';
  return {
    content_type,
    filename: isPdf ? `${request.transaction_proof}.pdf` : null,
    bytes: new Uint8Array(bytes),
  };
});
