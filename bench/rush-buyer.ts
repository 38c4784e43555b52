import type { Buyer, Wish } from './buyers.ts';
import type { Caller } from './caller.ts';
import type { RushBook } from './rush-book.ts';
import {
  add,
  atPaymentPage,
  CART_ID,
  cartState,
  checkout,
  ITEM_ID,
  numberIn,
  remove,
} from './shopping.ts';

/**
 * The way a buyer intends to pay: by transfer, online, refused once and then by transfer, not at
 * all, or after the page has expired.
 */
export type Way = 'transfer' | 'pay' | 'refused' | 'abandon' | 'late';

interface Purchase {
  readonly buyer: Buyer;
  readonly wish: Wish;
  readonly way: Way;
  readonly book: RushBook;
}

/** Makes one buyer's try; true when they end with a registration. */
export async function buy(caller: Caller, purchase: Purchase): Promise<boolean> {
  const { buyer, wish, way, book } = purchase;
  const item = await add(caller, { buyer, wish });
  if (!book.note('add', item)) return false;
  const cart_id = numberIn(item, CART_ID);
  if (way === 'transfer')
    return book.ended(
      'transfer',
      book.note('checkout', await checkout(caller, { buyer, cart_id, strategy: 'DELAYED' })),
    );
  const paying = await checkout(caller, { buyer, cart_id, strategy: 'IMMEDIATE' });
  if (!book.note('checkout', paying)) return book.ended(way, false);
  const url = /"next_action_url":"([^"]+)"/.exec(paying.body)?.[1] ?? '';
  await atPaymentPage(caller, {
    url,
    action:
      way === 'pay'
        ? 'pay'
        : way === 'refused'
          ? 'refuse'
          : way === 'late'
            ? 'pay_late'
            : 'abandon',
  });
  const state = await settled(caller, buyer);
  if (way === 'pay' || way === 'late') return book.ended(way, state === null);
  if (way === 'refused')
    return book.ended(
      'refused, then transfer',
      book.note('checkout', await checkout(caller, { buyer, cart_id, strategy: 'DELAYED' })),
    );
  book.note('remove', await remove(caller, { buyer, item_id: numberIn(item, ITEM_ID) }));
  return book.ended('abandoned', false);
}

/**
 * Waits, 15 seconds at most, until the provider's message has arrived and the cart is no longer
 * being paid.
 */
async function settled(caller: Caller, buyer: Buyer): Promise<string | null> {
  let state = await cartState(caller, buyer);
  for (let tries = 0; tries < 60 && state === 'PAYING'; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    state = await cartState(caller, buyer);
  }
  return state;
}
