import type { NewItem } from '../kinds/index.ts';
import { orRefuse } from '../refusal.ts';
import { type DeskContext, receiveAtDesk } from './receive-at-desk.ts';
import { sellTogether } from '../checkout/index.ts';

/**
 * Sells one item of any kind at the desk, and records the money received with it on its order
 * (selling.md: all kinds are owed alike); returns the purchase.
 */
export async function sellAtDesk(
  context: DeskContext,
  sale: {
    readonly buyer: Parameters<typeof receiveAtDesk>[1]['payer'];
    readonly item: NewItem;
  } & Pick<Parameters<typeof sellTogether>[1], 'locked'>,
): Promise<{ readonly cuid: string }> {
  const { db, emit, organiser, collaborator, now } = context;
  const { buyer, item, locked } = sale;
  const saleResult = await sellTogether(db, {
    emit,
    organiser,
    customer_id: buyer.id,
    created_by: collaborator.id,
    items: [item],
    locked,
    now,
  });
  await receiveAtDesk(context, { payer: buyer, cart_id: saleResult.cart_id });
  return orRefuse(saleResult.made[0], 'UNKNOWN_ERROR');
}
