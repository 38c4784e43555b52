import type { Decision } from '../base/refusal.ts';
import { permit, refuse } from '../base/refusal.ts';

/**
 * The stock of an option at one of its prices (null is no limit), and the pieces that are sold or
 * held in carts.
 */
export interface OptionStock {
  readonly stock: number | null;
  readonly taken: number;
}

/** The options that a registration takes: one piece of each for each of its places (R23). */
export interface StockWish {
  readonly quantity: number;
  readonly options: readonly { readonly price_id: number }[];
}

/**
 * Returns the pieces left: null without a limit, never below 0, even when the stock was lowered
 * after a sale.
 */
export function stockLeft({ stock, taken }: OptionStock): number | null {
  return stock === null ? null : Math.max(0, stock - taken);
}

/**
 * Decides whether there are pieces for all wishes, in their order: all are granted or none. `left`
 * is the number of pieces by price id; a price that is not in it has no limit. The fields name the
 * wishes that come too late: `<index>.options.<index>.price_id`.
 */
export function decideStock(
  left: ReadonlyMap<number, number>,
  wishes: readonly StockWish[],
): Decision<null, 'OPTION_SOLD_OUT'> {
  const remaining = new Map(left);
  const fields: Record<string, 'OPTION_SOLD_OUT'> = {};
  for (const [index, { quantity, options }] of wishes.entries())
    for (const [at, { price_id }] of options.entries()) {
      const pieces = remaining.get(price_id);
      if (pieces === undefined) continue;
      if (pieces < quantity) fields[`${index}.options.${at}.price_id`] = 'OPTION_SOLD_OUT';
      else remaining.set(price_id, pieces - quantity);
    }
  return Object.keys(fields).length > 0 ? refuse('OPTION_SOLD_OUT', fields) : permit(null);
}
