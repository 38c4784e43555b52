import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { addCartItems as endpoint } from '@ribambelle/api/carts/add-cart-items.ts';
import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import { holdUntil } from '@ribambelle/domain/carts/hold.ts';
import { action } from '../action.ts';
import { inOrder } from '../database/statements.ts';
import { FieldErrors, KINDS } from '../kinds/index.ts';
import { refuse } from '../refusal.ts';
import { readLockedCart } from './index.ts';
import { keepCoupon } from './keep-coupon.ts';
import { openCart } from './open-cart.ts';

/** Adds items to the current cart: what is scarce is taken under its lock, their price is fixed, all or nothing (R9). */
export const addCartItems = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now }) => {
    if (request.customer_id !== null && request.customer_id !== customer.id)
      refuse('CUSTOMER_MISMATCH', { customer_id: 'CUSTOMER_MISMATCH' });
    refuseUnsold(request);
    const kinds = KINDS.filter((kind) => kind.count(request) > 0);
    if (kinds.length === 0) refuse('NOTHING_TO_ADD', { registrations: 'NOTHING_TO_ADD' });
    const whose = { organiser, customer_id: customer.id, language, now };
    for (const kind of kinds) await kind.refuseEarly?.(db, { ...whose, wanted: request });
    const errors = new FieldErrors();
    const expires_at = holdUntil(now, organiser.cart_minutes);
    const wish = { ...whose, wanted: request, expires_at, errors };
    const [cart, ...offered] = await inOrder(
      () => openCart(db, whose),
      ...kinds.map((kind) => () => kind.offer(db, wish)),
    );
    if (cart.status === 'PAYING') refuse('CART_BEING_PAID');
    errors.refuseAny();
    const kept = await keepCoupon(db, { organiser_id: organiser.id, cart, now });
    const items = offered.flat();
    const into = { organiser_id: organiser.id, cart_id: cart.id, now, items };
    const [, shown] = await inOrder(
      () => inOrder(...kinds.map((kind) => () => kind.insertItems(db, into))),
      () => readLockedCart(db, { ...whose, cart: kept }),
    );
    return { cart: shown, message: textsFor(language).carts.added };
  },
);

/** What this version does not sell yet is refused by its name. */
function refuseUnsold(request: RequestOf<typeof endpoint>): void {
  const { registrations_requests, bookings } = request;
  const unsold = Object.entries({ registrations_requests, bookings }).filter(
    ([, list]) => list.length > 0,
  );
  if (unsold.length > 0)
    refuse(
      'ITEM_NOT_SOLD',
      Object.fromEntries(unsold.map(([name]) => [name, 'ITEM_NOT_SOLD' as const])),
    );
}
