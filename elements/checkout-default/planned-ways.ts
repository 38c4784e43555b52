import { payNow } from '@ribambelle/domain/checkout/totals.ts';
import type { Cart } from './cart.ts';

type Plan = Cart['instalment_plans'][number];
type Strategy = Cart['payment_strategies'][number];

/** A way to pay in instalments, with what is paid at once and later; minor units. */
export interface PlannedWay extends Pick<Plan, 'cuid' | 'title'> {
  readonly payment: NonNullable<Plan['later']>;
}

/** Returns the ways to pay a cart in instalments that go with a way of paying. */
export function plannedWays(cart: Cart, strategy: Strategy | null): readonly PlannedWay[] {
  if (strategy === null || strategy === 'IMMEDIATE_DEPOSIT') return [];
  return cart.instalment_plans.flatMap(({ cuid, title, later, online }) => {
    const payment = strategy === 'IMMEDIATE' ? online : later;
    return payment === null ? [] : { cuid, title, payment };
  });
}

/** Returns the amount to pay at once with the chosen way, in minor units. */
export function nowAmount(
  { totals }: Pick<Cart, 'totals'>,
  chosen: { readonly strategy: Strategy | null; readonly way: PlannedWay | null },
): number {
  const { strategy, way } = chosen;
  if (way !== null) return way.payment.now_amount;
  return strategy === null ? 0 : payNow(totals, strategy);
}
