import { dueAt } from '@ribambelle/domain/receivables/due-at.ts';
import { openOrder } from '../carts/index.ts';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/transaction.ts';
import type { Emit } from '../events/events.ts';
import type { Locked, NewItem } from '../kinds/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { insertReceivables } from '../receivables/index.ts';
import { orRefuse } from '../refusal.ts';
import { loadVolumes, type OwnVolume, priceAfter } from '../volume-discounts/index.ts';
import { lockWallet } from '../wallet/index.ts';
import { receivableOf } from './receivable-of.ts';

/**
 * Sells one thing for staff, or by itself, of whatever kind: an order of its own carries its reference (R19), what it costs is owed under it, and the
 * customer gets the order's e-mail. Who calls has decided that it may be sold.
 */
export async function sellByStaff(
  db: Db,
  emit: Emit,
  input: {
    organiser: Organiser;
    customer_id: number;
    /** Null where nobody did it: a membership that renews itself. */
    created_by: number | null;
    item: NewItem;
    /** The volume discounts of the organiser, where there may be any; what the family has is read again under its lock. */
    volumes?: readonly OwnVolume[];
    /** The lock under which it was decided. */
    locked: Pick<Locked, 'sell' | 'startsOf'>;
    now: string;
  },
): Promise<{ readonly cuid: string }> {
  const { organiser, customer_id, created_by, locked, now } = input;
  const cart_id = await openOrder(db, { organiser, customer_id, now });
  const priced = await priceOf(db, input);
  const item = { ...priced, id: null, receivable_id: newId(), discount: 0 };
  const order = { customer_id, cart_id, created_by, now };
  const { payment_term_days: term_days, timezone } = organiser;
  const due_at = dueAt(now, { term_days, starts: locked.startsOf([item]), timezone });
  const receivables = [receivableOf(item, { cart_id, due_at, coupon_title: null })];
  await insertReceivables(db, { organiser_id: organiser.id, ...order, receivables });
  const [made] = await locked.sell(emit, { organiser, ...order, items: [item] });
  emit('cart.processed', { cart_id });
  return orRefuse(made, 'UNKNOWN_ERROR');
}

/** A registration with what volume discounts take off it: of two sales to one family at once the second counts the first. */
async function priceOf(
  db: Db,
  input: Pick<
    Parameters<typeof sellByStaff>[2],
    'organiser' | 'customer_id' | 'item' | 'volumes' | 'now'
  >,
): Promise<NewItem> {
  const { organiser, customer_id, item, volumes = [], now } = input;
  if (item.type !== 'REGISTRATION' || volumes.length === 0) return item;
  const whose = { organiser_id: organiser.id, customer_id };
  await lockWallet(db, whose);
  const price_lines = priceAfter([], {
    item: { ...item, dates: item.date_ids.length },
    volumes: await loadVolumes(db, whose),
    now,
  });
  const { total_price: price, total_deposit: deposit } = price_lines;
  return { ...item, price, deposit, price_lines };
}
