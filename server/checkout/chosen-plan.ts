import type { checkoutCart } from '@ribambelle/api/checkout/checkout-cart.ts';
import { areDepositsOnline } from '@ribambelle/domain/checkout/strategies.ts';
import { type CheckoutTotals, payNow } from '@ribambelle/domain/checkout/totals.ts';
import {
  isSamePayment,
  partsOfItem,
  type PlannedPayment,
  waysOfPlan,
} from '@ribambelle/domain/instalment-plans/offered-plans.ts';
import { sentStrategy, type Strategy } from '@ribambelle/domain/payments/strategy.ts';
import { dueAt } from '@ribambelle/domain/receivables/due-at.ts';
import type { ActionContext } from '../action.ts';
import type { Locked } from '../kinds/index.ts';
import { refuse } from '../refusal.ts';
import { plannedItem } from './planned-item.ts';
import type { DiscountedItem } from './process-items.ts';

/** The items of an order with their parts; what is paid at once, and later. Minor units. */
interface PlannedCheckout extends PlannedPayment {
  readonly items: readonly DiscountedItem[];
}

/**
 * Returns the items of a checkout in the way to pay in instalments that it names, whole for none,
 * the amount that is paid at once, and the other parts. Refuses INSTALMENTS_NOT_OFFERED for a way
 * that is not offered for this order (any more) with this strategy, and INSTALMENTS_CHANGED when
 * other parts were shown (R33).
 */
export function chosenPlan(
  { request, organiser, now }: ActionContext<typeof checkoutCart>,
  of: {
    readonly items: readonly DiscountedItem[];
    readonly totals: CheckoutTotals;
    readonly strategy: Strategy;
    readonly locked: Locked;
  },
): PlannedCheckout {
  const { instalment_plan } = request;
  const { items, totals, strategy, locked } = of;
  if (instalment_plan === null) return { items, now_amount: payNow(totals, strategy), parts: [] };
  const plan = organiser.instalment_plans.find(({ cuid }) => cuid === instalment_plan);
  if (plan === undefined) return notOffered();
  const { payment_term_days: term_days, timezone } = organiser;
  const planned = items.map((item) => plannedItem(item, { organiser, locked, now }));
  const fee_due_at = dueAt(now, { term_days, starts: locked.startsOf(items), timezone });
  const order = {
    items: planned,
    service_fee: { amount: totals.service_fee, due_at: fee_due_at },
    wallet: totals.wallet,
    ordered_at: now,
    timezone,
  };
  const ways = waysOfPlan(order, { plan, deposits_online: areDepositsOnline(organiser) });
  const sent = sentStrategy(strategy);
  const way = sent === 'DELAYED' ? ways.later : sent === 'IMMEDIATE' ? ways.online : null;
  if (way === null) return notOffered();
  if (request.instalments !== null && !isSamePayment(request.instalments, way))
    refuse('INSTALMENTS_CHANGED', { instalments: 'INSTALMENTS_CHANGED' });
  return {
    items: items.map((item, index) => {
      const one = planned[index];
      const at = { plan, ordered_at: now, timezone };
      return { ...item, instalments: one === undefined ? null : partsOfItem(one, at) };
    }),
    now_amount: way.now_amount,
    parts: way.parts,
  };
}

function notOffered(): never {
  return refuse('INSTALMENTS_NOT_OFFERED', { instalment_plan: 'INSTALMENTS_NOT_OFFERED' });
}
