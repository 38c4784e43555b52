import { getCheckoutAgreement as endpoint } from '@ribambelle/api/checkout/get-checkout-agreement.ts';
import { collectorOf } from '@ribambelle/domain/payments/payment-mode.ts';
import { action } from '../action.ts';
import { readCurrentCart } from '../carts/index.ts';
import { checkoutAgreement } from './checkout-agreement.ts';

/** Answers the words by which the caller's means of payment can be kept with its order. */
export const getCheckoutAgreement = action(endpoint, async (context) => {
  const { db, request, organiser, customer, language, now } = context;
  const { instalment_plan, payment_method: provider_method = null } = request;
  const nothing = { words: null };
  const collector = organiser.online_payments_activated ? collectorOf(organiser) : null;
  const cart = await readCurrentCart(db, { organiser, customer_id: customer.id, language, now });
  if (collector === null || cart?.id !== request.cart_id) return nothing;
  if (cart.totals.payable !== request.total_amount) return nothing;
  const plan = cart.instalment_plans.find(({ cuid }) => cuid === instalment_plan);
  const way = plan?.online ?? null;
  if (instalment_plan !== undefined && way === null) return nothing;
  const agreement = await checkoutAgreement(db, {
    organiser,
    language,
    collector,
    provider_method,
    item_ids: cart.items.map(({ id }) => id),
    planned_ids: way === null ? [] : (plan?.item_ids ?? []),
    parts: way?.parts ?? [],
  });
  return { words: agreement?.words ?? null };
});
