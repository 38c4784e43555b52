import { listTransactionProofs as endpoint } from '@ribambelle/api/transaction-proofs/list-transaction-proofs.ts';
import { action } from '../action.ts';
import { loadProofsOf } from './proof-views.ts';

/** Answers the proofs of the caller's family. */
export const listTransactionProofs = action(endpoint, async ({ db, customer }) => ({
  data: await loadProofsOf(db, customer.id),
}));
