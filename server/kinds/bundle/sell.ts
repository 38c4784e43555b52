import { bundleExpiry } from '@ribambelle/domain/bundles/bundle-expiry.ts';
import type { Db } from '../../database/transaction.ts';
import type { Emitting } from '../../events/events.ts';
import { itemsOf } from '../items.ts';
import type { Made, Sale } from '../kind.ts';
import { insertCustomerBundles } from './sell-store.ts';

/**
 * Makes sold packs of items, on the terms that were promised when they were added; their time
 * begins now.
 */
export async function sellBundles(db: Db, sale: Emitting & Sale): Promise<readonly Made[]> {
  const { emit, organiser, customer_id, cart_id, created_by, now } = sale;
  const items = itemsOf('BUNDLE', sale.items);
  if (items.length === 0) return [];
  const { timezone } = organiser;
  const bundles = items.map(({ id, bundle_id, participant_id, receivable_id, price_lines }) => ({
    bundle_id,
    receivable_id,
    cart_item_id: id,
    participant_id,
    capacity: price_lines.capacity,
    expires_at: bundleExpiry(now, { ...price_lines, timezone }),
  }));
  const order = { customer_id, cart_id, created_by, now };
  const rows = await insertCustomerBundles(db, { ...order, bundles });
  for (const { id } of rows) emit('bundle.sold', { customer_bundle_id: id });
  return rows;
}
