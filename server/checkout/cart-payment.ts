import { textsFor } from '@ribambelle/texts/texts-for.ts';
import type { checkoutCart } from '@ribambelle/api/checkout/checkout-cart.ts';
import type { AnswerOf } from '@ribambelle/api/endpoint.ts';
import { isAfter } from '@ribambelle/domain/base/instants.ts';
import type { PlannedPayment } from '@ribambelle/domain/instalment-plans/offered-plans.ts';
import { sentStrategy } from '@ribambelle/domain/payments/strategy.ts';
import type { ActionContext } from '../action.ts';
import { type LockedCart, lockCart } from '../carts/index.ts';
import { findAgreedWords } from '../payment-mandates/index.ts';
import { lockPendingPayment, type PaymentRow } from '../payments/index.ts';
import { Refusal, refuse } from '../refusal.ts';
import { abandonPayment } from './abandon-payment.ts';
import { endPage } from './end-page.ts';
import { openPaymentPage, whyNot } from './payment-page.ts';

type Checkout = ActionContext<typeof checkoutCart>;
type CheckoutAnswer = AnswerOf<typeof checkoutCart>;

/**
 * Returns the page that is already open for a cart being paid, when the same way to pay is chosen
 * again (R13); null otherwise: that payment is then given up with its page, and if money comes for
 * it after all, it is settled as late money (R12). A cart that is open resumes no page.
 */
export async function resumePayment(
  context: Checkout,
  cart: LockedCart,
): Promise<CheckoutAnswer | null> {
  const { db, request, now } = context;
  const pending = await lockPendingPayment(db, cart.id);
  if (pending === null) return null;
  if (pending.on_its_way) refuse('PAYMENT_ON_ITS_WAY');
  const alive =
    cart.status === 'PAYING' && pending.expires_at !== null && isAfter(pending.expires_at, now);
  const { instalment_plan, instalments } = request;
  const same =
    pending.instalment_plan === instalment_plan &&
    (instalments === null || asksFor(pending, instalments)) &&
    pending.strategy === sentStrategy(request.payment_strategy) &&
    pending.provider_method === request.payment_method &&
    (await findAgreedWords(db, pending)) === request.agreement;
  if (alive && same) return answerWithPage(context, { cart, payment: pending });
  await abandonPayment(db, { payment: pending, now });
  return null;
}

/**
 * Tests whether a payment asks for what was shown: the amount that is paid at once, and the days of
 * the other parts, which change at midnight.
 */
function asksFor(payment: PaymentRow, shown: PlannedPayment): boolean {
  const days = new Set(payment.cart_item_instalments.flat().map(({ due_at }) => due_at));
  return (
    shown.now_amount === payment.amount &&
    shown.parts.every(({ due_at }) => due_at !== null && days.has(due_at))
  );
}

/**
 * Returns the answer that sends the browser to the payment page, which opens once the transaction
 * is committed.
 */
export function answerWithPage(
  context: Checkout,
  input: { cart: LockedCart; payment: PaymentRow },
): CheckoutAnswer {
  const { organiser, language, originOf, outside, now } = context;
  const { cart, payment } = input;
  context.afterCommit(async (answer, inTenant) => {
    const page = {
      payment,
      references: [cart.reference],
      organiser,
      language,
      originOf,
      outside,
      inTenant,
      now,
    };
    const opening = await openPaymentPage(page).catch(whyNot);
    if (typeof opening !== 'string') return { ...answer, next_action_url: opening.checkout_url };
    await inTenant(async (db) => {
      const lockedCart = await lockCart(db, { cart_id: cart.id });
      await endPage(db, { organiser, cart: lockedCart, payment, to: 'CANCELLED', now });
    });
    throw new Refusal(opening);
  });
  const cartAnswer = { id: cart.id, cuid: cart.cuid, status: 'PAYING' as const };
  return {
    next_action: 'payment',
    next_action_url: null,
    cart: cartAnswer,
    message: textsFor(language).checkout.to_payment,
  };
}
