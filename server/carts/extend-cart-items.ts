import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { extendCartItems as endpoint } from '@ribambelle/api/carts/extend-cart-items.ts';
import { extendHold, isLive } from '@ribambelle/domain/carts/hold.ts';
import { action } from '../action.ts';
import { type LockedItem, lockItems } from '../kinds/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { holdItems, loadItems, lockCurrentCart } from './cart-store.ts';
import { readCart } from './index.ts';

/**
 * Gives items a full cart time from now, once. Their places are decided again, because another
 * clock may have considered them expired.
 */
export const extendCartItems = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now }) => {
    const cart = orRefuse(await lockCurrentCart(db, customer.id), 'CART_ITEM_NOT_FOUND');
    if (cart.status === 'PAYING') refuse('CART_BEING_PAID');
    const items = wantedItems(await loadItems(db, cart.id), { item_id: request.item_id, now });
    const at = { now, cart_minutes: organiser.cart_minutes };
    const extensions = items.map((item) => extendHold(item, at));
    const extendable = items.filter((_, index) => extensions[index]?.ok);
    const refusal = extensions.find((extension) => !extension.ok);
    const until = extensions.find((extension) => extension.ok);
    if (until === undefined)
      refuse(refusal === undefined ? 'CART_ITEM_NOT_FOUND' : refusal.refused);
    const ids = extendable.map((item) => item.id);
    const locks = await lockItems(db, { organiser, now, of: extendable });
    if (locks.fitting(extendable).length < extendable.length) refuse('PLACES_TAKEN');
    await holdItems(db, { item_ids: ids, expires_at: until.value, extended: true });
    const answer = await readCart(db, {
      organiser,
      customer_id: customer.id,
      now,
      language,
      cart,
    });
    return { cart: answer, message: textsFor(language).carts.extended };
  },
);

/** Returns the named item, or all live ones. */
function wantedItems(
  items: readonly LockedItem[],
  input: { item_id: number | null; now: string },
): readonly LockedItem[] {
  if (input.item_id === null) return items.filter((item) => isLive(item, input.now));
  return [
    orRefuse(
      items.find(({ id }) => id === input.item_id),
      'CART_ITEM_NOT_FOUND',
    ),
  ];
}
