import type { cart } from '@ribambelle/api/carts/shapes.ts';
import { isLive } from '@ribambelle/domain/carts/hold.ts';
import type { CouponObstacle } from '@ribambelle/domain/coupons/coupon-effect.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { sortedItems } from '@ribambelle/domain/carts/cart-items.ts';
import {
  areDepositsOnline,
  isTransferRefused,
  offeredStrategies,
} from '@ribambelle/domain/checkout/strategies.ts';
import { type DuePart, dueParts } from '@ribambelle/domain/receivables/due-parts.ts';
import {
  partsOfItem,
  type PlannedPayment,
  waysOfPlan,
} from '@ribambelle/domain/instalment-plans/offered-plans.ts';
import { dueAt, firstDueAt } from '@ribambelle/domain/receivables/due-at.ts';
import { checkoutTotals, depositOf } from '@ribambelle/domain/checkout/totals.ts';
import type { UnpaidPlaces } from '@ribambelle/domain/checkout/unpaid-places.ts';
import type { OwnVolumeDiscount } from '@ribambelle/domain/volume-discounts/volume-discount.ts';
import type { z } from 'zod';
import type { CartCoupon } from '../coupons/index.ts';
import { placesInCart, type ReadItem, type ShownItem, startsShown } from '../kinds/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import type { CartRow } from './cart-views.ts';
import { type ScopedCoupon, withCoupon } from './with-coupon.ts';
import { shownWithVolumes } from './with-volumes.ts';
import { paymentMethodsOf, serviceFeesOf } from '../organisers/index.ts';

export type ShownCart = z.output<typeof cart>;

/**
 * Returns a cart as specified: items sorted (1 §2.4), totals and offered strategies by the rules
 * (3 §4, §9).
 */
export function presentCart(input: {
  cart: CartRow;
  items: readonly ReadItem[];
  /** Its coupon; null for none, and when the organiser has coupons switched off. */
  coupon: ScopedCoupon | null;
  /** The reductions for buying many places. */
  volumes: readonly OwnVolumeDiscount[];
  organiser: Organiser;
  /** The number of the customer's unpaid places. */
  unpaid: number;
  now: string;
  /** Reads bilingual columns. */
  text: (column: Json) => string;
}): ShownCart {
  const { organiser, coupon, volumes, unpaid, now, text } = input;
  const { wallet_amount, customer_id: _, volumes: __, ...cart } = input.cart;
  const items = shownWithVolumes(input.items, { volumes, now, text });
  const live = items.filter((item) => isLive(item, now));
  const pricing = withCoupon(live, { coupon, now });
  const totals = checkoutTotals(
    { items: pricing.items, wallet_amount, service_fees: serviceFeesOf(organiser) },
    now,
  );
  const deposits = new Map(pricing.items.map((item) => [item.id, depositOf(item)]));
  const unpaid_places = {
    maximum: organiser.maximum_unpaid_places,
    unpaid,
    in_cart: placesInCart(items),
  };
  const facts = { methods: paymentMethodsOf(organiser), totals, unpaid_places, ...organiser };
  const payment_strategies = totals.count === 0 ? [] : [...offeredStrategies(facts)];
  const parts = payment_strategies.includes('DELAYED')
    ? transferParts(pricing.items, { organiser, totals, now })
    : [];
  return {
    ...cart,
    coupons_enabled: organiser.coupons_enabled,
    coupon_id: coupon?.id ?? null,
    coupon: coupon === null ? null : presentCoupon(coupon, { ...pricing, text }),
    items: sortedItems(items).map((item) => ({
      ...item,
      deposit: deposits.get(item.id) ?? item.deposit,
    })),
    totals,
    payment_strategies,
    transfer_refused:
      totals.count > 0 && isTransferRefused(facts) ? shownUnpaid(unpaid_places) : null,
    instalment_plans:
      totals.count === 0 || organiser.instalment_plans.length === 0
        ? []
        : offeredPlans(pricing.items, {
            organiser,
            totals,
            strategies: payment_strategies,
            now,
            text,
          }),
    transfer_due_at: parts[0]?.due_at ?? null,
    transfer_due_parts: parts.map(({ titles, ...part }) => ({ ...part, titles: [...titles] })),
  };
}

/**
 * Returns the due dates of a transfer for these items when they are ordered now, each with its
 * amount (R32); the fee is due with the first, and the wallet covers the earliest amounts but not
 * the fee.
 */
function transferParts(
  items: readonly (ShownItem & { readonly discount: number })[],
  of: { organiser: Organiser; totals: ReturnType<typeof checkoutTotals>; now: string },
): readonly DuePart[] {
  const { organiser, totals, now } = of;
  const { payment_term_days: term_days, timezone } = organiser;
  const due = (some: readonly ShownItem[]) =>
    dueAt(now, { term_days, starts: startsShown(some), timezone });
  const debts = items.map((item) => ({
    amount: item.price - item.discount,
    due_at: due([item]),
    title: titleOf(item),
  }));
  const fee = { amount: totals.service_fee, due_at: due(items), title: null };
  return dueParts([fee, ...debts], totals.wallet);
}

/**
 * Returns the ways to pay these items in instalments, as far as they can be paid later or online:
 * their parts add up to what is left to pay.
 */
function offeredPlans(
  items: readonly (ShownItem & { readonly discount: number })[],
  of: {
    organiser: Organiser;
    totals: ReturnType<typeof checkoutTotals>;
    strategies: ShownCart['payment_strategies'];
    now: string;
    text: (column: Json) => string;
  },
): ShownCart['instalment_plans'] {
  const { organiser, totals, strategies, now, text } = of;
  const { timezone, payment_term_days: term_days } = organiser;
  const planned = items.map((item) => {
    const at = { term_days, starts: startsShown([item]), timezone };
    return {
      activity_id: item.type === 'REGISTRATION' ? (item.availability?.activity.id ?? null) : null,
      price: item.price - item.discount,
      start_at: item.availability?.start_at ?? null,
      due_at: dueAt(now, at),
      first_due_at: firstDueAt(now, at),
    };
  });
  const fee_due_at = dueAt(now, { term_days, starts: startsShown(items), timezone });
  const order = {
    items: planned,
    service_fee: { amount: totals.service_fee, due_at: fee_due_at },
    wallet: totals.wallet,
    ordered_at: now,
    timezone,
  };
  return organiser.instalment_plans.flatMap((plan) => {
    const ways = waysOfPlan(order, { plan, deposits_online: areDepositsOnline(organiser) });
    const later = strategies.includes('DELAYED') ? ways.later : null;
    const online = strategies.includes('IMMEDIATE') ? ways.online : null;
    if (later === null && online === null) return [];
    const at = { plan, ordered_at: now, timezone };
    return {
      cuid: plan.cuid,
      title: text(plan.title),
      item_ids: planned.flatMap((item, index) =>
        partsOfItem(item, at) === null ? [] : (items[index]?.id ?? []),
      ),
      later: shownPlanned(later),
      online: shownPlanned(online),
    };
  });
}

function shownPlanned(way: PlannedPayment | null) {
  return way === null ? null : { ...way, parts: [...way.parts] };
}

/** Returns the title of an item. */
function titleOf({ type, availability, resource, bundle, voucher, membership }: ShownItem) {
  const goods = { bundle, voucher, membership };
  if (type === 'BOOKING') return resource?.name ?? null;
  if (availability !== null) return availability.activity.title;
  return Object.values(goods).find((one) => one !== null)?.title ?? null;
}

/** Returns a coupon as the cart shows it (3 §3). */
function presentCoupon(
  coupon: CartCoupon,
  { obstacle, text }: { obstacle: CouponObstacle | null; text: (column: Json) => string },
): NonNullable<ShownCart['coupon']> {
  const { id, code, amount, percentage, min_total_amount } = coupon;
  const title = text(coupon.title);
  const active = obstacle === null;
  return { id, title, label: code, amount, percentage, min_total_amount, active, obstacle };
}

/** Returns the counts that explain a refused transfer; null when there is no limit. */
export function shownUnpaid({ maximum, unpaid, in_cart }: UnpaidPlaces) {
  if (maximum === null) return null;
  return { unpaid_places: unpaid, cart_places: in_cart, maximum_unpaid_places: maximum };
}
