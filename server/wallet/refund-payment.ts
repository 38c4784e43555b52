import { refundPayment as endpoint } from '@ribambelle/api/wallet/refund-payment.ts';
import { decideRefund, type TakenBack } from '@ribambelle/domain/payments/refunds.ts';
import { takesUsed } from '@ribambelle/domain/payments/used-refund.ts';
import { action, type ActionContext } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { queueJob } from '../events/queue-job.ts';
import {
  findPayment,
  insertRefund,
  lockPayment,
  movePayment,
  noteRefunded,
  type PaymentRow,
} from '../payments/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { collaboratorActor, recordSecurityEvent } from '../security-log/record-security-event.ts';
import { type LockedMoney, lockMoney } from './lock-money.ts';
import { paymentToRefund, takeOffPayment } from './take-back.ts';
import { moveWallet } from './wallet-store.ts';

type Refund = ActionContext<typeof endpoint>;

/** Gives money of a payment back: books first, and the provider by a job that the same transaction queues. */
export const refundPayment = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, now } = context;
  const organiser_id = organiser.id;
  const { amount, to, reason } = request;
  const seen = orRefuse(
    await findPayment(db, { organiser_id, cuid: request.payment }),
    'PAYMENT_NOT_FOUND',
  );
  const money = await lockMoney(db, {
    organiser_id,
    customer_id: seen.customer_id,
    which: { payment_id: seen.id },
  });
  const payment = orRefuse(
    await lockPayment(db, { organiser_id, cuid: request.payment }),
    'PAYMENT_NOT_FOUND',
  );
  // what is in the wallet already cannot go there again
  const wallet_amount = to === 'WALLET' ? 0 : money.wallet_amount;
  const facts = await paymentToRefund(db, { organiser_id, payment, wallet_amount });
  const decided = decideRefund(facts, amount);
  if (!decided.ok) refuse(decided.refused, decided.fields);
  if (!request.used && takesUsed(decided.value, money.receivables))
    refuse('REFUND_OF_USED', { used: 'REFUND_OF_USED' });
  const online = payment.provider !== null && payment.provider_reference !== null;
  if ((to === 'PROVIDER' && !online) || (to === 'BANK' && payment.strategy === 'WALLET'))
    refuse('REFUND_WAY_NOT_POSSIBLE', { to: 'REFUND_WAY_NOT_POSSIBLE' });
  const out = { payment, money, taken: decided.value };
  if (to === 'WALLET') await giveToWallet(context, out);
  else await giveAway(context, out);
  const changes = {
    amount: { from: null, to: amount },
    to: { from: null, to },
    reason: { from: null, to: reason },
  };
  const did = {
    action: 'payments.refund' as const,
    entity: 'payments',
    entity_cuid: payment.cuid,
    summary: reason,
    changes,
  };
  await recordAudit(db, { organiser, collaborator, now, ...did });
  await recordSecurityEvent(db, {
    organiser_id,
    type: 'refund.created',
    actor: collaboratorActor(collaborator),
    address: context.address,
    details: { amount, way: to },
    now,
  });
  return { message: null };
});

interface Out {
  readonly payment: PaymentRow;
  readonly money: LockedMoney;
  readonly taken: TakenBack;
}

/** The money stays with the organiser, as the customer's credit. */
async function giveToWallet(
  { db, request, organiser, collaborator, now }: Refund,
  { payment, money, taken }: Out,
): Promise<void> {
  const organiser_id = organiser.id;
  const of = { organiser_id, payment_id: payment.id, now };
  await takeOffPayment(db, { ...of, money, taken, refund_id: null });
  await moveWallet(db, {
    ...of,
    customer_id: payment.customer_id,
    amount: request.amount,
    reason: 'REFUND',
    message: request.reason,
    created_by: collaborator.id,
  });
}

/** The money leaves: by hand it has, through the provider it will, asked by a job. */
async function giveAway(
  { db, request, organiser, collaborator, now }: Refund,
  { payment, money, taken }: Out,
): Promise<void> {
  const organiser_id = organiser.id;
  const { amount, reason: message } = request;
  const state = request.to === 'PROVIDER' ? ('PENDING' as const) : ('DONE' as const);
  const of = { organiser_id, payment_id: payment.id, message, created_by: collaborator.id, now };
  const refund = await insertRefund(db, { ...of, amount, state });
  await takeOffPayment(db, { ...of, money, taken, refund_id: refund.id });
  const refunded_amount = payment.refunded_amount + amount;
  const moved = await movePayment(db, {
    organiser_id,
    id: payment.id,
    from: payment.state,
    to: refunded_amount === payment.amount ? 'REFUNDED' : 'PARTIALLY_REFUNDED',
    now,
  });
  if (!moved) refuse('PAYMENT_NOT_REFUNDABLE');
  await noteRefunded(db, { organiser_id, id: payment.id, newly_refunded_amount: amount });
  if (state === 'DONE') return;
  await queueJob(db, {
    organiser_id,
    name: 'send-refund',
    payload: { refund_cuid: refund.cuid },
    key: `send-refund ${refund.cuid}`,
    run_at: null,
    now,
  });
}
