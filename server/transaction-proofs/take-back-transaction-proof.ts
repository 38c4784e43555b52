import { takeBackTransactionProof as endpoint } from '@ribambelle/api/transaction-proofs/take-back-transaction-proof.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { action } from '../action.ts';
import { refuse } from '../refusal.ts';
import { removeWaiting } from './proof-store.ts';
import { findProof } from './proof-views.ts';

/** Removes a waiting proof of the caller's family. */
export const takeBackTransactionProof = action(
  endpoint,
  async ({ db, request, customer, language }) => {
    const { transaction_proof: cuid } = request;
    if (!(await removeWaiting(db, { customer_id: customer.id, cuid }))) {
      const proof = await findProof(db, cuid);
      if (proof?.customer_id !== customer.id) refuse('TRANSACTION_PROOF_NOT_FOUND');
      refuse('TRANSACTION_PROOF_DECIDED');
    }
    return { message: textsFor(language)['transaction-proofs'].taken_back };
  },
);
