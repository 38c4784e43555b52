import { correctPayment as endpoint } from '@ribambelle/api/bank-transfers/correct-payment.ts';
import { dayOf } from '@ribambelle/domain/base/days.ts';
import { decideCorrection } from '@ribambelle/domain/payments/recorded.ts';
import { takeOff } from '@ribambelle/domain/payments/refunds.ts';
import { action, type ActionContext } from '../action.ts';
import type { Changes } from '../audit/changes-between.ts';
import { logAct } from '../audit/log-act.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import {
  changePayment,
  loadTargets,
  type RecordedRow,
  type RecordedValues,
} from '../payments/index.ts';
import { refuse } from '../refusal.ts';
import {
  type LockedMoney,
  paymentToRefund,
  receiveMoney,
  takeOffPayment,
} from '../wallet/index.ts';
import { lockRecorded } from './lock-recorded.ts';
import { receivedMoment } from './received-moment.ts';

type Correct = ActionContext<typeof endpoint>;

/**
 * Corrects a recorded payment. What a higher amount adds is treated as received; what a lower one
 * takes away, as a refund.
 */
export const correctPayment = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, now, emit } = context;
  const { reason } = request;
  const { money, payment } = await lockRecorded(db, request.payment);
  await requireVersion(db, { record: payment, read: request.version });
  const values = withChanges(recordedOf(payment, organiser.timezone), request);
  const { amount } = values;
  const decision = decideCorrection(payment, amount);
  if (!decision.ok) refuse(decision.refused, decision.fields);
  const changed_amount = decision.value;
  const { to, changes } = changesOf(context, { payment, values });
  if (changed_amount === 0 && Object.keys(changes).length === 0)
    return { changed_amount, message: null };
  const moving = { payment, money, changed_amount };
  if (changed_amount > 0) await receiveMore(context, moving);
  if (changed_amount < 0) await takeOffLess(context, moving);
  const change = await changePayment(db, {
    payment,
    to: { ...to, state: payment.state },
    changes,
    reason,
    created_by: collaborator.id,
    now,
  });
  if (!change) throw new Error('A payment changed under its own lock');
  emit('payment.corrected', { payment_id: payment.id });
  const amountChange: Changes =
    changed_amount === 0 ? {} : { amount: { from: payment.amount, to: amount } };
  await logAct(context, {
    act: 'payments.update',
    noun: 'payments',
    record: payment,
    summary: reason,
    changes: { ...amountChange, ...changes, reason: { from: null, to: reason } },
  });
  return { changed_amount, message: null };
});

/** The recorded values of a payment; `received_at` is the day in the organiser's zone. */
interface Recorded {
  readonly amount: number;
  readonly received_at: string;
  readonly method: string;
  readonly note: string;
}

function recordedOf(payment: RecordedRow, timezone: string): Recorded {
  const { amount, method, message: note, paid_at } = payment;
  return { amount, method, note, received_at: paid_at === null ? '' : dayOf(paid_at, timezone) };
}

/**
 * Returns the new values, and the changes other than the amount. When the day stays the same, so
 * does its hour.
 */
function changesOf(
  { organiser, now }: Correct,
  { payment, values }: { payment: RecordedRow; values: Recorded },
): { readonly to: RecordedValues; readonly changes: Changes } {
  const { timezone } = organiser;
  const { amount, method, note, received_at } = values;
  const day = payment.paid_at === null ? null : dayOf(payment.paid_at, timezone);
  const same_day = day === received_at;
  const paid_at = same_day
    ? payment.paid_at
    : receivedMoment(received_at, { timezone, now }).moment;
  const changes = {
    ...(same_day ? {} : { received_at: { from: day, to: received_at } }),
    ...(method === payment.method ? {} : { method: { from: payment.method, to: method } }),
    ...(note === payment.message ? {} : { note: { from: payment.message, to: note } }),
  };
  return { to: { amount, method, paid_at, message: note }, changes };
}

interface Moving {
  readonly payment: RecordedRow;
  readonly money: LockedMoney;
  readonly changed_amount: number;
}

/**
 * Puts the additional amount where the payment went: on its targets and their orders, on its order,
 * or on any other debt of its customer.
 */
async function receiveMore(
  { db, emit, now }: Correct,
  { payment, money, changed_amount }: Moving,
): Promise<void> {
  const { cart_id } = payment;
  const targets = await loadTargets(db, payment.id);
  const receivables = money.receivables.filter(
    (one) => targets.length > 0 || cart_id === null || one.cart_id === cart_id,
  );
  await receiveMoney(db, {
    emit,

    customer_id: payment.customer_id,
    payment_id: payment.id,
    amount: changed_amount,
    receivables,
    targets,
    now,
  });
}

/** Takes back the amount that was not really paid from where it is now, as a refund would. */
async function takeOffLess(
  { db, request, collaborator, now }: Correct,
  { payment, money, changed_amount }: Moving,
): Promise<void> {
  const of = { payment_id: payment.id, refund_id: null };
  const { wallet_amount } = money;
  const facts = await paymentToRefund(db, { ...of, payment, wallet_amount });
  const takeoff = takeOff(facts, -changed_amount);
  const by = { message: request.reason, created_by: collaborator.id, now };
  await takeOffPayment(db, { ...of, ...by, money, taken: takeoff, reason: 'CORRECTION' });
}
