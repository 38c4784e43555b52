import type { checkoutCart } from '@ribambelle/api/checkout/checkout-cart.ts';
import { partsOfItem } from '@ribambelle/domain/instalment-plans/offered-plans.ts';
import { sentStrategy, type Strategy } from '@ribambelle/domain/payments/strategy.ts';
import type { ActionContext } from '../action.ts';
import type { OfferedPlan } from '../organisers/index.ts';
import { refuse } from '../refusal.ts';
import { plannedItem } from './planned-item.ts';
import type { DiscountedItem } from './process-items.ts';

/**
 * Returns the way to pay in instalments that a checkout names; null for none. Refuses
 * INSTALMENTS_NOT_OFFERED for one that is not offered for this order (any more), or with another
 * way of paying than later.
 */
export function chosenPlan(
  { request, organiser, now }: ActionContext<typeof checkoutCart>,
  of: {
    readonly items: readonly DiscountedItem[];
    readonly strategy: Strategy;
  },
): OfferedPlan | null {
  const { instalment_plan } = request;
  if (instalment_plan === null) return null;
  const { items, strategy } = of;
  const { timezone } = organiser;
  const plan = organiser.instalment_plans.find(({ cuid }) => cuid === instalment_plan);
  const is_offered =
    plan !== undefined &&
    sentStrategy(strategy) === 'DELAYED' &&
    items.some(
      (item) => partsOfItem(plannedItem(item, now), { plan, ordered_at: now, timezone }) !== null,
    );
  if (plan === undefined || !is_offered)
    return refuse('INSTALMENTS_NOT_OFFERED', { instalment_plan: 'INSTALMENTS_NOT_OFFERED' });
  return plan;
}
