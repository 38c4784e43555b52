import type { Json } from '@ribambelle/database/json.ts';
import { prorate } from '@ribambelle/domain/base/prorate.ts';
import type { ReductionLine } from '@ribambelle/domain/pricing/take-off.ts';
import { newId } from '../database/new-id.ts';
import type { NewReceivable } from '../receivables/index.ts';

/** The parts of an item that decide what is owed for it. */
interface Owed {
  readonly receivable_id: number;
  readonly share_ids: readonly number[];
  readonly type: string;
  readonly price: number;
  readonly deposit: number;
  readonly discount: number;
  readonly price_lines: PriceLines;
}

/** The reductions in the price of an item, and the number of its shares. */
type PriceLines =
  | { readonly reductions?: readonly ReductionLine[]; readonly shares?: number }
  | object;

/**
 * Adds ids to an item for its receivable, and for each other share when it is split: drawn in
 * advance, so that the resulting purchase can refer to them.
 */
export function withReceivables<Item extends { readonly price_lines: PriceLines }>(
  item: Item,
): Item & { readonly receivable_id: number; readonly share_ids: readonly number[] } {
  const shares = 'shares' in item.price_lines ? (item.price_lines.shares ?? 1) : 1;
  return {
    ...item,
    receivable_id: newId(),
    share_ids: Array.from({ length: shares - 1 }, newId),
  };
}

/**
 * Returns the receivables of an item of an order, of any kind: one, or one per share, equal to the
 * cent. Minor units.
 */
export function receivablesOf(
  item: Owed,
  order: {
    readonly cart_id: number;
    readonly due_at: string | null;
    /** The title of its coupon, a bilingual column; null without one. */
    readonly coupon_title: Json;
  },
): readonly NewReceivable[] {
  const ids = [item.receivable_id, ...item.share_ids];
  const equal = ids.map(() => 1);
  const [prices, discounts, deposits] = [item.price, item.discount, item.deposit].map((amount) =>
    prorate(amount, equal),
  );
  return ids.map((id, index) => {
    const discount = discounts?.[index] ?? 0;
    const total_amount = (prices?.[index] ?? 0) - discount;
    return {
      id,
      cart_id: order.cart_id,
      due_at: order.due_at,
      kind: item.type,
      accessory: false,
      total_amount,
      deposit_amount: Math.min(deposits?.[index] ?? 0, total_amount),
      discounts: [
        ...reductionsIn(item.price_lines),
        ...(discount === 0 ? [] : [{ amount: discount, label: order.coupon_title }]),
      ],
    };
  });
}

/**
 * Returns the reductions of a registration's price before it came into the cart; none for other
 * kinds.
 */
function reductionsIn(lines: PriceLines): NonNullable<NewReceivable['discounts']> {
  if (!('reductions' in lines)) return [];
  return (lines.reductions ?? []).map(({ amount, label }) => ({ amount, label }));
}
