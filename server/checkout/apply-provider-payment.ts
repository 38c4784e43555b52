import {
  applyProviderMessage,
  type PaymentOutcome,
} from '@ribambelle/domain/payments/payment-states.ts';
import { takeOff } from '@ribambelle/domain/payments/refunds.ts';
import { lockCart } from '../carts/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Emitting } from '../events/events.ts';
import type { Organiser } from '../organisers/organiser.ts';
import type { ProviderPayment } from '../outside/payment-port.ts';
import {
  findPayment,
  insertProviderMessage,
  insertRefund,
  lockPayment,
  movePayment,
  noteOpened,
  noteRefunded,
  type PaymentRow,
} from '../payments/index.ts';
import { paymentToRefund, takeOffPayment } from '../wallet/index.ts';
import { reopenCart } from './reopen-cart.ts';
import { lockSettlement, type Settlement, settlePayment } from './settle-payment.ts';

/**
 * A provider's report on a payment: in a message (with its id), or on request (`message_id` null).
 */
export interface ProviderWord {
  readonly organiser: Organiser;
  readonly provider: string;
  readonly message_id: string | null;
  readonly input: ProviderPayment;
  readonly now: string;
}

/**
 * Applies a provider's report to our books by compare-and-set, in one transaction: settles received
 * money, takes off money that the provider gave back by itself, and opens the cart again after an
 * end without money. Changes nothing when the report is repeated, out of order, ambiguous, or about
 * an unknown payment (R13). Locks in the one order: cart, places, wallet, receivables, payment.
 */
export async function applyProviderPayment(db: Db, word: Emitting & ProviderWord): Promise<void> {
  const { emit, organiser, input, now } = word;
  const before = await findPayment(db, input.payment_cuid);
  if (before === null || before.provider !== word.provider) return;
  const { cart_id } = before;
  const cart = cart_id === null ? null : await lockCart(db, { cart_id });
  const settlement = await lockSettlement(db, { organiser, payment: before, cart, now });
  const payment = await lockPayment(db, input.payment_cuid);
  if (payment === null) return;
  const outcome = applyProviderMessage(payment, input);
  const name = outcome.kind === 'MOVE' ? `${outcome.from} ${outcome.to}` : outcome.why;
  if (word.message_id !== null) {
    const { provider_reference } = input;
    await insertProviderMessage(db, {
      provider: word.provider,
      message_id: word.message_id,
      provider_reference,
      payload: input,
      outcome: name,
      now,
    });
  }
  if (outcome.kind === 'MOVE') await move(db, { emit, word, payment, settlement, outcome });
}

interface Move {
  readonly word: ProviderWord;
  readonly payment: PaymentRow;
  readonly settlement: Settlement;
  readonly outcome: Extract<PaymentOutcome, { kind: 'MOVE' }>;
}

async function move(db: Db, input: Emitting & Move): Promise<void> {
  const { emit, payment, settlement, outcome } = input;
  const { organiser, now } = input.word;
  const { provider_reference } = input.word.input;
  await noteOpened(db, {
    cuid: payment.cuid,
    provider_reference,
    checkout_url: null,
    expires_at: null,
  });
  const whose = { id: payment.id, from: outcome.from, to: outcome.to, now };
  if (outcome.to === 'PAID') {
    const credit = await settlePayment(db, { emit, organiser, payment, settlement, now });
    await moveOrFail(db, { ...whose, late: credit > 0 });
    emit('payment.received', { payment_id: payment.id });
    if (credit > 0) emit('payment.late', { payment_id: payment.id });
    return;
  }
  if (outcome.newly_refunded_amount > 0) await takeBackOutside(db, input);
  await moveOrFail(db, whose);
  const { cart, checkout } = settlement;
  if (cart?.status === 'PAYING' && checkout !== null && outcome.from === 'PENDING') {
    const { cart_minutes } = organiser;
    await reopenCart(db, { cart_id: cart.id, ...checkout, cart_minutes, now });
  }
}

/**
 * Books money that the provider gave back by itself: a refund of its own, taken from where the
 * money is now. Money that the customer has spent otherwise meanwhile is owed again, so that no
 * cent is lost.
 */
async function takeBackOutside(
  db: Db,
  { word, payment, settlement, outcome }: Move,
): Promise<void> {
  const { now } = word;
  const { money } = settlement;
  const amount = outcome.newly_refunded_amount;
  const refund = await insertRefund(db, {
    payment_id: payment.id,
    amount,
    state: 'DONE',
    provider_reference: word.input.provider_reference,
    message: '',
    created_by: null,
    now,
  });
  const { wallet_amount } = money;
  const facts = await paymentToRefund(db, { payment, wallet_amount });
  const takeoff = takeOff(facts, amount);
  const of = { payment_id: payment.id, refund_id: refund.id, now };
  await takeOffPayment(db, { ...of, money, taken: takeoff });
  const newly_refunded_amount = amount;
  await noteRefunded(db, { id: payment.id, newly_refunded_amount });
}

/**
 * Moves the locked payment from the state in which the move was decided; when it is no longer in
 * it, everything is rolled back.
 */
async function moveOrFail(db: Db, input: Parameters<typeof movePayment>[1]): Promise<void> {
  if (!(await movePayment(db, input)))
    throw new Error(`Payment ${input.id} was not ${input.from} under its own lock`);
}
