import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { checkoutCart as endpoint } from '@ribambelle/api/checkout/checkout-cart.ts';
import { type CheckoutTotals, checkoutTotals } from '@ribambelle/domain/checkout/totals.ts';
import type { PlannedPayment } from '@ribambelle/domain/instalment-plans/offered-plans.ts';
import { sentStrategy } from '@ribambelle/domain/payments/strategy.ts';
import { action, type ActionContext } from '../action.ts';
import type { LockedCart } from '../carts/index.ts';
import { refuseUnconfirmed } from '../customers/index.ts';
import { paymentMethodsOf, serviceFeesOf } from '../organisers/index.ts';
import { type Locked, placesInCart } from '../kinds/index.ts';
import { refuse } from '../refusal.ts';
import { payFromWallet } from '../wallet/index.ts';
import { acceptedTerms } from './accepted-terms.ts';
import { notKept } from './checkout-agreement.ts';
import { chosenPlan } from './chosen-plan.ts';
import { chosenStrategy } from './chosen-strategy.ts';
import { answerWithPage, resumePayment } from './cart-payment.ts';
import { lockCheckout } from './lock-checkout.ts';
import { refuseOtherCoupon } from './named-coupon.ts';
import { type DiscountedItem, processItems } from './process-items.ts';
import { reducedItems } from './reduced-items.ts';
import { refuseOtherSum } from './refuse-other-sum.ts';
import { startPayment } from './start-payment.ts';
import { wayBack } from './way-back.ts';

type Checkout = ActionContext<typeof endpoint>;

/**
 * Checks the customer's cart out (3 §4, R10): confirms it at once, or opens a payment page that
 * keeps its places until it is paid.
 */
export const checkoutCart = action(endpoint, async (context) => {
  const { db, request, organiser, customer, now } = context;
  // staff who act as the family order for it, but do not pay with its own means
  if (customer.acting !== null && request.payment_strategy.startsWith('IMMEDIATE'))
    refuse('NOT_AS_FAMILY');
  if (organiser.confirmed_email_required) refuseUnconfirmed(customer);
  const { cart, kept, locked, wallet_amount, unpaid, typed } = await lockCheckout(context);
  if (cart.status === 'PROCESSED') return answerOf(context, cart);
  const online = request.payment_strategy.startsWith('IMMEDIATE');
  const page = cart.status === 'PAYING' || online ? await resumePayment(context, cart) : null;
  if (page !== null) return page;
  refuseOtherCoupon({ organiser, cart, typed });
  if (kept.length === 0) refuse('CART_EMPTY');
  const { items: live, obstacle } = await reducedItems(db, {
    customer_id: customer.id,
    organiser,
    cart,
    kept,
    now,
  });
  if (typed !== null && obstacle !== null) refuse(obstacle, { coupon: obstacle });
  const totals = checkoutTotals(
    { items: live, wallet_amount, service_fees: serviceFeesOf(organiser) },
    now,
  );
  const strategy = chosenStrategy(request.payment_strategy, {
    methods: paymentMethodsOf(organiser),
    totals,
    unpaid_places: {
      maximum: organiser.maximum_unpaid_places,
      unpaid,
      in_cart: placesInCart(live),
    },
    ...organiser,
  });
  const planned = chosenPlan(context, { items: live, totals, strategy, locked });
  const terms_version = await acceptedTerms(db, { organiser, named: request.terms_version });
  refuseOtherSum(request.total_amount, totals.payable);
  await locked.refuseGone(live, { customer_id: customer.id });
  const order = { cart, items: planned.items, totals, terms_version };
  if (planned.now_amount > 0)
    return pay(context, { ...order, strategy: sentStrategy(strategy), planned });
  if (request.agreement !== null) notKept();
  return confirm(context, { ...order, locked, wallet_amount });
});

async function confirm(
  context: Checkout,
  input: {
    cart: LockedCart;
    items: readonly DiscountedItem[];
    totals: CheckoutTotals;
    locked: Locked;
    wallet_amount: number;
    terms_version: number | null;
  },
) {
  const { db, emit, organiser, customer, now } = context;
  const { cart, totals, wallet_amount, ...sold } = input;
  const whose = { customer_id: customer.id, cart_id: cart.id, now };
  const strategy = totals.payable === 0 && totals.total > 0 ? 'WALLET' : 'DELAYED';
  const receivables = await processItems(db, {
    emit,
    organiser,
    ...whose,
    ...sold,
    coupon: cart.coupon,
    strategy,
    service_fee_amount: totals.service_fee,
  });
  if (totals.wallet > 0)
    await payFromWallet(db, {
      emit,
      ...whose,
      wallet_amount,
      // never the fee (3 §9)
      receivables: receivables.filter(({ accessory }) => !accessory),
      amount: totals.wallet,
      currency: organiser.currency,
    });
  return answerOf(context, cart);
}

async function pay(
  context: Checkout,
  input: {
    cart: LockedCart;
    items: readonly DiscountedItem[];
    totals: CheckoutTotals;
    strategy: ReturnType<typeof sentStrategy>;
    planned: PlannedPayment;
    terms_version: number | null;
  },
) {
  const { db, customer, language, origin, request } = context;
  const { cart, ...order } = input;
  const payment = await startPayment(db, {
    ...context,
    customer_id: customer.id,
    cart_id: cart.id,
    coupon_id: cart.coupon?.id ?? null,
    ...order,
    way_back: wayBack(origin, { language, cart_cuid: cart.cuid, ...request }),
  });
  return answerWithPage(context, { cart, payment });
}

function answerOf({ language }: Checkout, cart: LockedCart) {
  const { id, cuid } = cart;
  return {
    next_action: null,
    next_action_url: null,
    cart: { id, cuid, status: 'PROCESSED' as const },
    message: textsFor(language).checkout.processed,
  };
}
