import { textsFor } from '@ribambelle/texts/texts-for.ts';
import type { AnswerOf, RequestOf } from '@ribambelle/api/endpoint.ts';
import type { addCartItems } from '@ribambelle/api/carts/add-cart-items.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { holdUntil } from '@ribambelle/domain/carts/hold.ts';
import { inOrder } from '../database/statements.ts';
import type { Db } from '../database/transaction.ts';
import { FieldErrors, KINDS } from '../kinds/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { refuse } from '../refusal.ts';
import { createHeldReader } from '../volume-discounts/index.ts';
import { readCart } from './read-current-cart.ts';
import { keepCoupon } from './keep-coupon.ts';
import { openCart } from './open-cart.ts';

/**
 * Adds items to the customer's cart: takes scarce places under their lock and fixes prices, all or
 * nothing (R9).
 */
export async function addItems(
  db: Db,
  input: {
    organiser: Organiser;
    customer: { readonly id: number };
    language: Language;
    now: string;
    wanted: RequestOf<typeof addCartItems>;
  },
): Promise<AnswerOf<typeof addCartItems>> {
  const { organiser, customer, language, now, wanted } = input;
  const kinds = KINDS.filter((kind) => kind.count(wanted) > 0);
  if (kinds.length === 0) refuse('NOTHING_TO_ADD', { registrations: 'NOTHING_TO_ADD' });
  const whose = { organiser, customer_id: customer.id, language, now };
  for (const kind of kinds) await kind.refuseEarly?.(db, { ...whose, wanted });
  const errors = new FieldErrors();
  const expires_at = holdUntil(now, organiser.cart_minutes);
  // asked for the prices and for the cart in the answer
  const readHeld = createHeldReader();
  const wish = { ...whose, wanted, expires_at, errors, readHeld };
  const [cart, ...offers] = await inOrder(
    () => openCart(db, whose),
    ...kinds.map((kind) => () => kind.offer(db, wish)),
  );
  if (cart.status === 'PAYING') refuse('CART_BEING_PAID');
  errors.refuseAny();
  const cartWithCoupon = await keepCoupon(db, { cart, now });
  const items = offers.flat();
  const into = { cart_id: cart.id, now, items };
  const [, answer] = await inOrder(
    () => inOrder(...kinds.map((kind) => () => kind.insertItems(db, into))),
    () =>
      readCart(db, {
        ...whose,
        cart: cartWithCoupon,
        added: kinds.map(({ type }) => type),
        readHeld,
      }),
  );
  return { cart: answer, message: textsFor(language).carts.added };
}
