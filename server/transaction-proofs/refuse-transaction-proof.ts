import { refuseTransactionProof as endpoint } from '@ribambelle/api/transaction-proofs/refuse-transaction-proof.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { decideProof } from './proof-store.ts';
import { findProof } from './proof-views.ts';

/** Refuses a waiting proof; the family is written to. */
export const refuseTransactionProof = action(endpoint, async (context) => {
  const { db, request, collaborator, now, emit } = context;
  const { reason } = request;
  const proof = orRefuse(
    await findProof(db, request.transaction_proof),
    'TRANSACTION_PROOF_NOT_FOUND',
  );
  const decision = { state: 'REFUSED', reason } as const;
  if (!(await decideProof(db, { id: proof.id, decided_by: collaborator.id, now, decision })))
    refuse('TRANSACTION_PROOF_DECIDED');
  emit('transaction-proof.refused', { transaction_proof_id: proof.id });
  await logAct(context, {
    act: 'customer-transaction-proofs.update',
    noun: 'transaction-proofs',
    cuid: proof.cuid,
    summary: fullname(proof),
    changes: { reason: { from: null, to: reason } },
  });
  return { message: null };
});
