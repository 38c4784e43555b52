import { dueAt } from '@ribambelle/domain/receivables/due-at.ts';
import { openOrder } from '../carts/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Emitting } from '../events/events.ts';
import type { Locked, Made, NewItem } from '../kinds/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { insertReceivables } from '../receivables/index.ts';
import {
  type VolumeRule,
  priceAfter,
  type PricedPlaces,
  scopedVolumes,
  withHeld,
} from '../volume-discounts/index.ts';
import { lockWallet } from '../wallet/index.ts';
import { receivablesOf, withReceivables } from './receivables-of.ts';

interface StaffSale {
  readonly organiser: Organiser;
  readonly customer_id: number;
  /** The author; null for a membership that renews itself. */
  readonly created_by: number | null;
  /**
   * The volume discounts of the organiser, if any; the family's places are read again under its
   * lock.
   */
  readonly volumes?: readonly VolumeRule[];
  /** The lock under which the sale was decided. */
  readonly locked: Pick<Locked, 'sell' | 'startsOf'>;
  readonly now: string;
}

/**
 * Sells items for staff, or automatically, in one order of their own, which carries its reference
 * (R19): their price is owed under it, and the customer gets the order's e-mail. The caller has
 * decided that they may be sold. Returns the order, and the purchases.
 */
export async function sellTogether(
  db: Db,
  input: Emitting & StaffSale & { readonly items: readonly NewItem[] },
): Promise<{ readonly cart_id: number; readonly made: readonly Made[] }> {
  const { emit, organiser, customer_id, created_by, locked, now } = input;
  const cart_id = await openOrder(db, { organiser, customer_id, now });
  const prices = await pricesOf(db, input);
  const items = prices.map((item) => withReceivables({ ...item, id: null, discount: 0 }));
  const order = { customer_id, cart_id, created_by, now };
  const { payment_term_days: term_days, timezone } = organiser;
  const receivables = items.flatMap((item) => {
    const due_at = dueAt(now, { term_days, starts: locked.startsOf([item]), timezone });
    return receivablesOf(item, { organiser, cart_id, due_at, now, coupon_title: null });
  });
  await insertReceivables(db, { ...order, receivables });
  const rows = await locked.sell(emit, { organiser, ...order, items });
  emit('cart.processed', { cart_id });
  return { cart_id, made: rows };
}

/**
 * Returns registrations with their volume discounts: of two simultaneous sales to one family the
 * second counts the first.
 */
async function pricesOf(
  db: Db,
  input: Pick<StaffSale, 'organiser' | 'customer_id' | 'volumes' | 'now'> & {
    readonly items: readonly NewItem[];
  },
): Promise<readonly NewItem[]> {
  const { customer_id, items, volumes = [], now } = input;
  if (volumes.length === 0 || items.every(({ type }) => type !== 'REGISTRATION')) return items;
  await lockWallet(db, customer_id);
  const registrations = items.flatMap((item) => (item.type === 'REGISTRATION' ? [item] : []));
  const ownVolumes = await withHeld(db, { customer_id, volumes });
  const scopes = await scopedVolumes(db, { ...input, volumes: ownVolumes, places: registrations });
  const before: PricedPlaces[] = [];
  return items.map((item) => {
    if (item.type !== 'REGISTRATION') return item;
    const places = { ...item, dates: item.date_ids.length };
    const price_lines = priceAfter(before, { item: places, volumes: scopes, now });
    before.push(places);
    const { total_price: price, total_deposit: deposit } = price_lines;
    return { ...item, price, deposit, price_lines };
  });
}
