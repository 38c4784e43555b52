import type { Json } from '@ribambelle/database/json.ts';
import type { ReductionLine } from '@ribambelle/domain/pricing/take-off.ts';
import type { NewReceivable } from '../receivables/index.ts';

/** What one owes for an item of an order, whatever it is; its id was drawn before. Minor units. */
export function receivableOf(
  item: {
    readonly receivable_id: number;
    readonly type: string;
    readonly price: number;
    readonly deposit: number;
    readonly discount: number;
    readonly price_lines: { readonly reductions?: readonly ReductionLine[] } | object;
  },
  order: {
    readonly cart_id: number;
    readonly due_at: string | null;
    /** What its coupon is called, a bilingual column; null without one. */
    readonly coupon_title: Json;
  },
): NewReceivable {
  const total_amount = item.price - item.discount;
  return {
    id: item.receivable_id,
    cart_id: order.cart_id,
    due_at: order.due_at,
    kind: item.type,
    accessory: false,
    total_amount,
    deposit_amount: Math.min(item.deposit, total_amount),
    discounts: [
      ...reductionsIn(item.price_lines),
      ...(item.discount === 0 ? [] : [{ amount: item.discount, label: order.coupon_title }]),
    ],
  };
}

/** What was taken off the price of a registration before it came into the cart; nothing of anything else. */
function reductionsIn(
  lines: Parameters<typeof receivableOf>[0]['price_lines'],
): NonNullable<NewReceivable['discounts']> {
  if (!('reductions' in lines)) return [];
  return (lines.reductions ?? []).map(({ amount, label }) => ({ amount, label }));
}
