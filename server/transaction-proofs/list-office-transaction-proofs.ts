import { listOfficeTransactionProofs as endpoint } from '@ribambelle/api/transaction-proofs/list-office-transaction-proofs.ts';
import { action } from '../action.ts';
import { atOnce } from '../database/statements.ts';
import { countWaitingProofs, loadWaitingProofs } from './proof-views.ts';

/** Answers the proofs that wait, without what is owed for staff without access to payments. */
export const listOfficeTransactionProofs = action(endpoint, async ({ db, collaborator }) => {
  const [count, data] = await atOnce(
    () => countWaitingProofs(db),
    () => loadWaitingProofs(db),
  );
  const seesMoney = collaborator.permissions.includes('payments.read');
  return {
    count,
    data: data.map((proof) => ({ ...proof, owed_amount: seesMoney ? proof.owed_amount : null })),
  };
});
