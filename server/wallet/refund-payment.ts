import { refundPayment as endpoint } from '@ribambelle/api/wallet/refund-payment.ts';
import type { RefundWay } from '@ribambelle/domain/payments/refund-ways.ts';
import { decideRefund, type TakenBack } from '@ribambelle/domain/payments/refunds.ts';
import { sumAmounts } from '@ribambelle/domain/base/money.ts';
import { type DueTaken, dueTaken } from '@ribambelle/domain/payments/due-refund.ts';
import { action, type ActionContext } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { isPlayMoney } from '../payment-providers/index.ts';
import { findPayment, lockPayment, type PaymentRow } from '../payments/index.ts';
import { addLines } from '../receivables/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { collaboratorActor, recordSecurityEvent } from '../security-log/record-security-event.ts';
import { type LockedMoney, lockMoney } from './lock-money.ts';
import { type PaidOut, payOut } from './pay-out.ts';
import { paymentToRefund, takeOffPayment } from './take-back.ts';
import { transferOfRefund } from './transfer-of-refund.ts';
import { moveWallet } from './wallet-store.ts';

type Refund = ActionContext<typeof endpoint>;

/**
 * Refunds money of a payment: first in the books, then by the provider in a job that the same
 * transaction queues.
 */
export const refundPayment = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, now } = context;
  const { amount, to, reason } = request;
  const unlocked = orRefuse(await findPayment(db, request.payment), 'PAYMENT_NOT_FOUND');
  const money = await lockMoney(db, {
    customer_id: unlocked.customer_id,
    which: { payment_id: unlocked.id },
  });
  const payment = orRefuse(await lockPayment(db, request.payment), 'PAYMENT_NOT_FOUND');
  // money that is in the wallet already cannot go there again
  const wallet_amount = to === 'WALLET' ? 0 : money.wallet_amount;
  const facts = await paymentToRefund(db, { payment, wallet_amount });
  const decision = decideRefund(facts, amount);
  if (!decision.ok) refuse(decision.refused, decision.fields);
  // a fee goes automatically with the last of its order (R26)
  const sales = money.receivables.filter(({ accessory }) => !accessory);
  const due = dueTaken(decision.value, sales);
  if (!request.used && due.some(({ used }) => used))
    refuse('REFUND_OF_USED', { used: 'REFUND_OF_USED' });
  if (request.due === null && due.length > 0) refuse('REFUND_OF_DUE', { due: 'REFUND_OF_DUE' });
  const online = payment.provider !== null && payment.provider_reference !== null;
  const is_not_ours =
    payment.strategy === 'WALLET' || (await isPlayMoney(db, { organiser, payment }));
  if ((to === 'PROVIDER' && !online) || (isSentByUs(to) && is_not_ours))
    refuse('REFUND_WAY_NOT_POSSIBLE', { to: 'REFUND_WAY_NOT_POSSIBLE' });
  const out = { payment, money, taken: decision.value };
  if (to === 'WALLET') await giveToWallet(context, out);
  else if (to === 'TRANSFER')
    await giveAway(context, {
      ...out,
      way: await transferOfRefund(db, { payment_id: payment.id, typed: request }),
    });
  else await giveAway(context, { ...out, way: to });
  if (request.due === 'DROPPED') await dropDue(context, due);
  const droppedAmount = sumAmounts(due.map((part) => part.amount));
  const changes = {
    amount: { from: null, to: amount },
    to: { from: null, to },
    reason: { from: null, to: reason },
    ...(request.due === 'DROPPED' && { dropped_amount: { from: null, to: droppedAmount } }),
  };
  await logAct(context, {
    act: 'payments.refund',
    noun: 'payments',
    cuid: payment.cuid,
    summary: reason,
    changes,
  });
  await recordSecurityEvent(db, {
    type: 'refund.created',
    actor: collaboratorActor(collaborator),
    address: context.address,
    details: { amount, way: to },
    now,
  });
  return { message: null };
});

/** Writes a line for each receivable that the refunded amount is no longer due. */
async function dropDue(
  { db, request, organiser, collaborator, now }: Refund,
  due: readonly DueTaken[],
): Promise<void> {
  const label = { [organiser.language]: request.reason };
  const lines = due.map(({ receivable_id, amount }) => ({
    receivable_id,
    reason: 'CORRECTION' as const,
    amount: -amount,
    label,
  }));
  await addLines(db, { lines, created_by: collaborator.id, now });
}

/**
 * Tests whether a refund leaves the organiser's own account: money of a wallet or of a trial never
 * does.
 */
function isSentByUs(way: RefundWay): boolean {
  return way === 'BANK' || way === 'TRANSFER';
}

interface Out {
  readonly payment: PaymentRow;
  readonly money: LockedMoney;
  readonly taken: TakenBack;
}

/** Moves the money to the wallet: it stays with the organiser, as the customer's credit. */
async function giveToWallet(
  { db, request, collaborator, now }: Refund,
  { payment, money, taken }: Out,
): Promise<void> {
  const of = { payment_id: payment.id, now };
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

async function giveAway(
  { db, request, collaborator, now }: Refund,
  { payment, money, taken, way }: Out & Pick<PaidOut, 'way'>,
): Promise<void> {
  const of = { payment, now };
  const words = { message: request.reason, created_by: collaborator.id };
  await payOut(db, {
    ...of,
    ...words,
    amount: request.amount,
    way,
    takeOff: (refund_id) =>
      takeOffPayment(db, { payment_id: payment.id, money, taken, refund_id, now }),
  });
}
