import { acceptTransactionProof as endpoint } from '@ribambelle/api/transaction-proofs/accept-transaction-proof.ts';
import { isReceived } from '@ribambelle/domain/payments/payment-states.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action, type ActionContext } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { receiveTransfer } from '../bank-transfers/index.ts';
import { findPayment } from '../payments/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { lockMoney } from '../wallet/index.ts';
import { decideProof } from './proof-store.ts';
import { findProof } from './proof-views.ts';

type Accept = ActionContext<typeof endpoint>;
type Proof = NonNullable<Awaited<ReturnType<typeof findProof>>>;

/** Accepts a waiting proof as a new payment, or as one that is recorded already. */
export const acceptTransactionProof = action(endpoint, async (context) => {
  const { db, request, collaborator, now } = context;
  const proof = orRefuse(
    await findProof(db, request.transaction_proof),
    'TRANSACTION_PROOF_NOT_FOUND',
  );
  if (proof.state !== 'WAITING') refuse('TRANSACTION_PROOF_DECIDED');
  const money = await paymentOf(context, proof);
  const decision = { state: 'ACCEPTED', payment_id: money.id } as const;
  // two colleagues at once: the payment of the second goes with its transaction
  if (!(await decideProof(db, { id: proof.id, decided_by: collaborator.id, now, decision })))
    refuse('TRANSACTION_PROOF_DECIDED');
  await logAct(context, {
    act: 'customer-transaction-proofs.update',
    noun: 'transaction-proofs',
    cuid: proof.cuid,
    summary: fullname(proof),
    changes: { amount: { from: null, to: request.amount } },
  });
  return { payment: money.cuid, credited_amount: money.credited_amount, message: null };
});

async function paymentOf(context: Accept, proof: Proof) {
  const { db, request } = context;
  const { reference: communication, customer_id, customer_cuid: customer } = proof;
  if (request.payment === null) {
    const { amount, received_at, twice } = request;
    return receiveTransfer(context, { communication, customer, amount, received_at, twice });
  }
  await lockMoney(db, { customer_id, which: { customer_id } });
  const payment = await findPayment(db, request.payment);
  if (payment?.customer_id !== customer_id || !isReceived(payment.state))
    refuse('TRANSACTION_PROOF_PAID_OTHERWISE', { payment: 'TRANSACTION_PROOF_PAID_OTHERWISE' });
  return { id: payment.id, cuid: payment.cuid, credited_amount: 0 };
}
