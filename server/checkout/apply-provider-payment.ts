import {
  applyProviderMessage,
  type PaymentOutcome,
} from '@ribambelle/domain/payments/payment-states.ts';
import { type LockedCart, lockCart } from '../carts/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Emit } from '../events/events.ts';
import type { Organiser } from '../organisers/organiser.ts';
import type { ProviderPayment } from '../outside/payment-port.ts';
import {
  findPaymentCart,
  insertProviderMessage,
  lockPayment,
  movePayment,
  noteOpened,
  noteRefunded,
  type PaymentRow,
} from '../payments/index.ts';
import { reopenCart } from './reopen-cart.ts';
import { settlePayment } from './settle-payment.ts';

/** What a provider says of a payment: in a message (with its id), or when it was asked (`message_id` null). */
export interface ProviderWord {
  readonly organiser: Organiser;
  readonly provider: string;
  readonly message_id: string | null;
  readonly input: ProviderPayment;
  readonly now: string;
}

/**
 * Applies a provider's word to our books by compare-and-set, in one transaction: money received is settled, an end without money opens
 * the cart again. Nothing changes when the word is repeated, out of order, ambiguous, or about nobody's payment (R13).
 */
export async function applyProviderPayment(db: Db, emit: Emit, word: ProviderWord): Promise<void> {
  const { organiser, input, now } = word;
  const organiser_id = organiser.id;
  // the cart is locked before the payment, as at checkout
  const cart_id = await findPaymentCart(db, { organiser_id, cuid: input.payment_cuid });
  const cart = cart_id === null ? null : await lockCart(db, { organiser_id, cart_id });
  const payment = await lockPayment(db, { organiser_id, cuid: input.payment_cuid });
  if (payment === null || payment.provider !== word.provider) return;
  const outcome = applyProviderMessage(payment, input);
  const name = outcome.kind === 'MOVE' ? `${outcome.from} ${outcome.to}` : outcome.why;
  if (word.message_id !== null) {
    const { provider_reference } = input;
    await insertProviderMessage(db, {
      organiser_id,
      provider: word.provider,
      message_id: word.message_id,
      provider_reference,
      payload: input,
      outcome: name,
      now,
    });
  }
  if (outcome.kind === 'MOVE') await move(db, emit, { word, payment, cart, outcome });
}

async function move(
  db: Db,
  emit: Emit,
  input: {
    word: ProviderWord;
    payment: PaymentRow;
    cart: LockedCart | null;
    outcome: Extract<PaymentOutcome, { kind: 'MOVE' }>;
  },
): Promise<void> {
  const { payment, cart, outcome } = input;
  const { organiser, now } = input.word;
  const organiser_id = organiser.id;
  const { provider_reference } = input.word.input;
  await noteOpened(db, {
    organiser_id,
    cuid: payment.cuid,
    provider_reference,
    checkout_url: null,
    expires_at: null,
  });
  const whose = { organiser_id, id: payment.id, from: outcome.from, to: outcome.to, now };
  if (outcome.to === 'PAID') {
    const credit = await settlePayment(db, emit, { organiser, payment, cart, now });
    await moveOrFail(db, { ...whose, late: credit > 0 });
    emit('payment.received', { payment_id: payment.id });
    if (credit > 0) emit('payment.late', { payment_id: payment.id });
    return;
  }
  await moveOrFail(db, whose);
  if (outcome.newly_refunded_amount > 0) {
    await noteRefunded(db, {
      organiser_id,
      id: payment.id,
      newly_refunded_amount: outcome.newly_refunded_amount,
    });
  } else if (cart?.status === 'PAYING' && outcome.from === 'PENDING') {
    const { cart_minutes } = organiser;
    await reopenCart(db, {
      organiser_id,
      cart_id: cart.id,
      item_ids: payment.cart_item_ids,
      cart_minutes,
      now,
    });
  }
}

/** The payment is under lock, so that it is still in the state from which the move was decided; if not, all is rolled back. */
async function moveOrFail(db: Db, input: Parameters<typeof movePayment>[1]): Promise<void> {
  if (!(await movePayment(db, input)))
    throw new Error(`Payment ${input.id} was not ${input.from} under its own lock`);
}
