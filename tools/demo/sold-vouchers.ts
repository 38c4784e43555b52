import { addMinutes, addSeconds, type Instant } from '@ribambelle/domain/base/instants.ts';
import type { Amount } from '@ribambelle/domain/base/money.ts';
import { customerSince } from './customer-since.ts';
import type { Customer } from './people.ts';
import { addReceivableRows } from './receivables.ts';
import type { Shop } from './shop.ts';

const DAY = 24 * 60;
const YEAR = 365 * 86_400;
/** The number of registrations that the given bundle pays. */
const SUNDAYS = 5;

/** The code of a redeemable voucher of the demo. */
const DEMO_CODE = 'DEMA2QUAND4M';

/** The code of a voucher that nobody redeemed in time. */
const EXPIRED_CODE = 'TARD6QUAND4M';

/** An offered voucher, by its id, with its worth and price. */
export interface OfferedVoucher {
  readonly id: number;
  readonly price: Amount;
  readonly amount: Amount | null;
  readonly bundle_id: number | null;
}

/**
 * Adds two vouchers that friends gave to the family of the demo: one of an amount that waits to be
 * redeemed by its code, and one of a bundle that they have redeemed; and one that the family bought
 * itself and forgot until it had expired. All were paid at the desk.
 */
export function addSoldVouchers(
  shop: Shop,
  input: { offers: readonly OfferedVoucher[]; buyer: Customer; family: Customer },
): void {
  const { offers, buyer, family } = input;
  const amount = offers.find((offer) => offer.amount !== null);
  const bundle = offers.find((offer) => offer.bundle_id !== null);
  const { now } = shop;
  if (amount !== undefined)
    sell(shop, { offer: amount, buyer, code: DEMO_CODE, at: addMinutes(now, -6 * DAY), by: null });
  if (amount !== undefined) {
    const at = addMinutes(now, -380 * DAY);
    customerSince(shop, { customer: family, before: addMinutes(at, -DAY) });
    sell(shop, { offer: amount, buyer: family, code: EXPIRED_CODE, at, by: null });
  }
  if (bundle !== undefined)
    sell(shop, {
      offer: bundle,
      buyer,
      code: 'CADEAU5JEUDS',
      at: addMinutes(now, -9 * DAY),
      by: { family, at: addMinutes(now, -2 * DAY) },
    });
}

interface Sale {
  readonly offer: OfferedVoucher;
  readonly buyer: Customer;
  readonly code: string;
  readonly at: Instant;
  /** The family that redeemed it, and when; null for nobody. */
  readonly by: { readonly family: Customer; readonly at: Instant } | null;
}

/**
 * Sells a voucher at the desk, where it is paid at once; once redeemed, it is a bundle for a year
 * with nothing owed.
 */
function sell(shop: Shop, { offer, buyer, code, at, by }: Sale): void {
  const { organiser_id, random, batch } = shop;
  const receivable_id = random.id();
  addReceivableRows(shop, {
    id: receivable_id,
    customer_id: buyer.id,
    cart_id: null,
    kind: 'VOUCHER',
    accessory: false,
    deposit_amount: 0,
    due_at: null,
    cancelled_at: null,
    sale_amount: offer.price,
    paid_amount: offer.price,
    created_by: null,
    created_at: at,
    used_at: by?.at ?? null,
  });
  payAtTheDesk(shop, { buyer, receivable_id, amount: offer.price, at });
  const terms = { capacity: SUNDAYS, duration: YEAR, expires_at: null };
  batch.add('customer_vouchers', {
    organiser_id,
    id: random.id(),
    cuid: random.cuid(),
    // sealed when the server starts
    code_sealed: code,
    voucher_id: offer.id,
    amount: offer.amount,
    bundle_id: offer.bundle_id,
    bundle_terms: offer.bundle_id === null ? null : terms,
    customer_id: buyer.id,
    receivable_id,
    expires_at: addSeconds(at, YEAR),
    recipient_id: by?.family.id ?? null,
    redeemed_at: by?.at ?? null,
    customer_bundle_id: by === null ? null : addBundle(shop, { offer, ...by }),
    created_at: at,
  });
}

/** Takes cash for a sale, at the same moment. */
export function payAtTheDesk(
  { organiser_id, random, batch }: Shop,
  of: { buyer: Customer; receivable_id: number; amount: Amount; at: Instant },
): void {
  const { buyer, receivable_id, amount, at } = of;
  const id = random.id();
  batch.add('payments', {
    organiser_id,
    id,
    cuid: random.cuid(),
    customer_id: buyer.id,
    cart_id: null,
    method: 'CASH',
    strategy: null,
    amount,
    message: '',
    created_by: null,
    provider: null,
    provider_reference: null,
    return_url: null,
    expires_at: null,
    service_fee_amount: 0,
    state: 'PAID',
    late: false,
    refunded_amount: 0,
    payment_mandate_id: null,
    created_at: at,
    paid_at: at,
  });
  batch.add('payment_allocations', {
    organiser_id,
    id: random.id(),
    payment_id: id,
    receivable_id,
    refund_id: null,
    amount,
    created_at: at,
  });
}

/** Adds the bundle that a voucher became; returns its id. */
function addBundle(
  shop: Shop,
  { offer, family, at }: { offer: OfferedVoucher; family: Customer; at: Instant },
): number {
  const { organiser_id, random, batch } = shop;
  const id = random.id();
  const receivable_id = random.id();
  addReceivableRows(shop, {
    id: receivable_id,
    customer_id: family.id,
    cart_id: null,
    kind: 'BUNDLE',
    accessory: false,
    sale_amount: 0,
    deposit_amount: 0,
    paid_amount: 0,
    due_at: null,
    created_by: null,
    created_at: at,
    cancelled_at: null,
  });
  batch.add('customer_bundles', {
    organiser_id,
    id,
    cuid: random.cuid(),
    bundle_id: offer.bundle_id ?? 0,
    capacity: SUNDAYS,
    expires_at: addSeconds(at, YEAR),
    customer_id: family.id,
    receivable_id,
    created_at: at,
  });
  return id;
}
