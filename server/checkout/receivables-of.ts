import type { Json } from '@ribambelle/database/json.ts';
import { dayOf } from '@ribambelle/domain/base/days.ts';
import { sumAmounts } from '@ribambelle/domain/base/money.ts';
import { prorate } from '@ribambelle/domain/base/prorate.ts';
import type { ReductionLine } from '@ribambelle/domain/pricing/take-off.ts';
import type { VatCategory } from '@ribambelle/domain/vat/categories.ts';
import type { Taxed } from '@ribambelle/domain/vat/item-vat.ts';
import { lineVatOf, type LineVat } from '@ribambelle/domain/vat/rates.ts';
import { saleLines, type SaleReduction } from '@ribambelle/domain/vat/sale-lines.ts';
import { newId } from '../database/new-id.ts';
import type { Organiser } from '../organisers/organiser.ts';
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

/** The reductions in the price of an item, the number of its shares, and its categories by VAT. */
type PriceLines = Taxed &
  ({ readonly reductions?: readonly ReductionLine[]; readonly shares?: number } | object);

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

/** The order of items, and what decides about their VAT. */
interface OwedOrder {
  readonly organiser: Organiser;
  readonly cart_id: number;
  readonly due_at: string | null;
  readonly now: string;
}

/**
 * Returns the receivables of an item of an order, of any kind: one, or one per share, equal to the
 * cent. Minor units.
 */
export function receivablesOf(
  item: Owed,
  order: OwedOrder & {
    /** The title of its coupon, a bilingual column; null without one. */
    readonly coupon_title: Json;
  },
): readonly NewReceivable[] {
  const ids = [item.receivable_id, ...item.share_ids];
  const equal = ids.map(() => 1);
  const [prices, discounts, deposits] = [item.price, item.discount, item.deposit].map((amount) =>
    prorate(amount, equal),
  );
  const vatOf = vatOn(order);
  const { category = null, options = [] } = item.price_lines.vat ?? {};
  return ids.map((id, index) => {
    const discount = discounts?.[index] ?? 0;
    const price = prices?.[index] ?? 0;
    const reductions = reductionsIn(item.price_lines);
    const coupon = { amount: discount, label: order.coupon_title, of_all: true };
    return receivableOf(order, {
      id,
      kind: item.type,
      deposit_amount: Math.min(deposits?.[index] ?? 0, price - discount),
      lines: saleLines({
        amount: price + sumAmounts(reductions.map(({ amount }) => amount)),
        vat: vatOf(category),
        options: options.map((option) => ({
          ...vatOf(option.category),
          amount: option.amount,
        })),
        reductions: [...reductions, coupon],
      }),
    });
  });
}

/** Returns the receivable of the service fee, which an order adds to its items (3 §9). */
export function receivableOfFee(order: OwedOrder, amount: number): readonly NewReceivable[] {
  if (amount === 0) return [];
  const vat = vatOn(order)(order.organiser.service_fee_vat_category);
  const lines = saleLines<Json>({ amount, vat, options: [], reductions: [] });
  const fee = { id: newId(), kind: 'SERVICE_FEE', deposit_amount: 0, lines };
  return [{ ...receivableOf(order, fee), accessory: true }];
}

function receivableOf(
  { cart_id, due_at }: OwedOrder,
  of: Pick<NewReceivable, 'id' | 'kind' | 'deposit_amount' | 'lines'>,
): NewReceivable {
  const total_amount = sumAmounts(of.lines.map(({ amount }) => amount));
  return { ...of, cart_id, due_at, accessory: false, total_amount };
}

/** Returns how a line of this moment is taxed, by the category of its thing. */
function vatOn({ organiser, now }: OwedOrder): (category: VatCategory | null) => LineVat {
  const day = dayOf(now, organiser.timezone);
  return (category) => lineVatOf(category, { settings: organiser, day });
}

/**
 * Returns the reductions of a registration's price before it came into the cart; none for other
 * kinds.
 */
function reductionsIn(lines: PriceLines): readonly SaleReduction<Json>[] {
  if (!('reductions' in lines)) return [];
  return (lines.reductions ?? []).map(({ amount, label }) => ({ amount, label, of_all: false }));
}
