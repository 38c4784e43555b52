import type { cart } from '@ribambelle/api/carts/shapes.ts';
import { sortedItems } from '@ribambelle/domain/carts/cart-items.ts';
import { offeredStrategies } from '@ribambelle/domain/checkout/strategies.ts';
import { checkoutTotals } from '@ribambelle/domain/checkout/totals.ts';
import type { z } from 'zod';
import type { ShownItem } from '../kinds/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import type { CartRow } from './cart-views.ts';
import { paymentMethodsOf, serviceFeesOf } from './payment-settings.ts';

export type ShownCart = z.output<typeof cart>;

/** A cart as the promise shows it: items sorted (1 §2.4), totals and offered strategies by the rules (3 §4, §9). */
export function presentCart(input: {
  cart: CartRow;
  items: readonly ShownItem[];
  organiser: Organiser;
  now: string;
}): ShownCart {
  const { organiser, items, now } = input;
  const { wallet_amount, customer_id: _, ...cart } = input.cart;
  const totals = checkoutTotals(
    { items, coupon_discount: 0, wallet_amount, service_fees: serviceFeesOf(organiser) },
    now,
  );
  return {
    ...cart,
    coupon: null,
    items: [...sortedItems(items)],
    totals,
    payment_strategies:
      totals.count === 0
        ? []
        : [...offeredStrategies({ methods: paymentMethodsOf(organiser), totals, ...organiser })],
  };
}
