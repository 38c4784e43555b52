import {
  type ReportedDispute,
  type ReportedRefund,
} from '@ribambelle/domain/payments/provider-report.ts';
import { type Step } from '@ribambelle/domain/payments/read-report.ts';
import { holdOnItsWay } from '@ribambelle/domain/carts/hold.ts';
import { receivedState } from '@ribambelle/domain/payments/payment-states.ts';
import { takeOff } from '@ribambelle/domain/payments/refunds.ts';
import { holdItems } from '../carts/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Emitting } from '../events/events.ts';
import type { Organiser } from '../organisers/organiser.ts';
import type { ProviderPayment } from '../outside/payment-port.ts';
import {
  insertDispute,
  insertRefund,
  lockPayment,
  moveDispute,
  movePayment,
  moveRefund,
  noteOnItsWay,
  noteOpened,
  noteRefunded,
  type PaymentRow,
} from '../payments/index.ts';
import { lockMoney, paymentToRefund, putRefundBack, takeOffPayment } from '../wallet/index.ts';
import { reopenCart } from './reopen-cart.ts';
import { type Settlement, settlePayment } from './settle-payment.ts';

/**
 * A provider's report on a payment: in a message (with its id), or on request (`message_id` null).
 */
export interface ProviderWord {
  readonly organiser: Organiser;
  readonly provider: string;
  /** The account that said it; null for the sandbox. */
  readonly payment_provider_id: number | null;
  readonly message_id: string | null;
  readonly input: ProviderPayment;
  readonly now: string;
}

interface Taking {
  readonly word: ProviderWord;
  readonly settlement: Settlement;
}

/**
 * Takes one step of a provider's report. Everything that it moves is locked; each step reads anew
 * what the steps before it changed.
 */
export async function takeStep(
  db: Db,
  { step, ...input }: Emitting & Taking & { readonly step: Step },
): Promise<void> {
  const { now } = input.word;
  const payment_cuid = input.word.input.payment_cuid;
  const payment = await lockPayment(db, payment_cuid);
  if (payment === null) throw new Error(`Payment ${payment_cuid} is gone under its own lock`);
  const taking = { ...input, payment };
  const of = { payment_id: payment.id, now };
  switch (step.kind) {
    case 'MOVED':
      return move(db, { ...taking, step });
    case 'ON_ITS_WAY':
      return wait(db, taking);
    case 'REFUND_MADE':
      return void (await takeBackOutside(db, { ...taking, outside: step.refund }));
    case 'REFUND_MOVED': {
      const { cuid, from, to, reference: provider_reference } = step;
      const moved = { cuid, from: [from], to, provider_reference, now };
      return orFail(await moveRefund(db, moved), `refund ${cuid}`);
    }
    case 'REFUND_FAILED':
      return putBack(db, { ...taking, refund_cuid: step.cuid });
    case 'DISPUTE_MADE': {
      const { reference: provider_reference, amount, state } = step.dispute;
      // a dispute may have the name of a refund
      const outside = { ...step.dispute, reference: `dispute ${provider_reference}` };
      const refund = await takeBackOutside(db, { ...taking, outside });
      return insertDispute(db, { ...of, refund_id: refund.id, provider_reference, amount, state });
    }
    case 'DISPUTE_MOVED': {
      const { reference: provider_reference, from, to } = step;
      const dispute = await moveDispute(db, { ...of, provider_reference, from, to });
      if (dispute === undefined) throw new Error(`Dispute ${provider_reference} was not ${from}`);
      return to === 'WON' ? putBack(db, { ...taking, ...dispute }) : undefined;
    }
  }
}

type Locked = Emitting & Taking & { readonly payment: PaymentRow };

/** Moves the payment itself: settles money that came, opens the cart again after any other end. */
async function move(
  db: Db,
  input: Locked & { readonly step: Extract<Step, { kind: 'MOVED' }> },
): Promise<void> {
  const { emit, payment, settlement, step } = input;
  const { organiser, now } = input.word;
  const { provider_reference, method } = input.word.input;
  await noteOpened(db, {
    cuid: payment.cuid,
    provider_reference,
    method,
    checkout_url: null,
    expires_at: null,
  });
  const whose = { id: payment.id, from: step.from, to: step.to, now };
  if (step.to === 'PAID') {
    const credit = await settlePayment(db, { emit, organiser, payment, settlement, now });
    await moveOrFail(db, { ...whose, late: credit > 0 });
    emit('payment.received', { payment_id: payment.id });
    if (credit > 0) emit('payment.late', { payment_id: payment.id });
    return;
  }
  await moveOrFail(db, whose);
  const { cart, checkout } = settlement;
  if (cart?.status === 'PAYING' && checkout !== null && step.from === 'PENDING') {
    const { cart_minutes } = organiser;
    await reopenCart(db, { cart_id: cart.id, ...checkout, cart_minutes, now });
  }
}

/**
 * Notes that the family has done its part and that its bank takes days: the page does not expire,
 * and the places are kept meanwhile (R10).
 */
async function wait(db: Db, { payment, word }: Locked): Promise<void> {
  const { now } = word;
  const { provider_reference, method } = word.input;
  await noteOnItsWay(db, { id: payment.id, provider_reference, method });
  if (payment.cart_item_ids.length === 0) return;
  await holdItems(db, { item_ids: payment.cart_item_ids, expires_at: holdOnItsWay(now) });
}

/**
 * Books money that left at the provider: a refund that nobody here made, taken from where the money
 * is now. Money that the customer has spent otherwise meanwhile is owed again, so that no cent is
 * lost. Returns the refund.
 */
async function takeBackOutside(
  db: Db,
  { word, payment, outside }: Locked & { readonly outside: ReportedRefund | ReportedDispute },
): Promise<{ id: number; cuid: string }> {
  const { now } = word;
  const { amount, reference: provider_reference } = outside;
  const refund = await insertRefund(db, {
    payment_id: payment.id,
    amount,
    state: outside.state === 'SENT' ? 'SENT' : 'DONE',
    provider_reference,
    message: '',
    created_by: null,
    now,
  });
  const { customer_id } = payment;
  const money = await lockMoney(db, { customer_id, which: { settled_by: payment } });
  const { wallet_amount } = money;
  const facts = await paymentToRefund(db, { payment, wallet_amount });
  const taken = takeOff(facts, amount);
  await takeOffPayment(db, {
    payment_id: payment.id,
    refund_id: refund.id,
    money,
    taken,
    now,
  });
  await noteRefunded(db, { id: payment.id, newly_refunded_amount: amount });
  const refunded_amount = payment.refunded_amount + amount;
  await moveOrFail(db, {
    id: payment.id,
    from: payment.state,
    to: receivedState({ amount: payment.amount, refunded_amount }),
    now,
  });
  return refund;
}

function putBack(
  db: Db,
  { emit, word, payment, refund_cuid }: Locked & { readonly refund_cuid: string },
): Promise<void> {
  const { cuid: payment_cuid } = payment;
  return putRefundBack(db, { emit, refund_cuid, payment_cuid, now: word.now });
}

/**
 * Moves the locked payment from the state in which the move was decided; when it is no longer in
 * it, everything is rolled back.
 */
async function moveOrFail(db: Db, input: Parameters<typeof movePayment>[1]): Promise<void> {
  orFail(await movePayment(db, input), `payment ${input.id}`);
}

function orFail(moved: boolean, name: string): void {
  if (!moved) throw new Error(`The state of ${name} changed under its own lock`);
}
