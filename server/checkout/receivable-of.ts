import type { NewReceivable } from '../receivables/index.ts';

/** What one owes for an item of an order, whatever it is; its id was drawn before. Minor units. */
export function receivableOf(
  item: {
    readonly receivable_id: number;
    readonly type: string;
    readonly price: number;
    readonly deposit: number;
  },
  order: { readonly cart_id: number; readonly due_at: string | null },
): NewReceivable {
  return {
    id: item.receivable_id,
    cart_id: order.cart_id,
    due_at: order.due_at,
    kind: item.type,
    accessory: false,
    total_amount: item.price,
    deposit_amount: item.deposit,
  };
}
