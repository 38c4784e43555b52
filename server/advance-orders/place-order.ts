import { addCartItems } from '@ribambelle/api/carts/add-cart-items.ts';
import { mayStayUnpaid } from '@ribambelle/domain/checkout/unpaid-places.ts';
import { isAsAgreed } from '@ribambelle/domain/waiting-list/advance-orders.ts';
import { lockPlaces } from '../availabilities/index.ts';
import { sellTogether } from '../checkout/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Emitting } from '../events/events.ts';
import {
  countUnpaid,
  FieldErrors,
  offerRegistrations,
  placesInCart,
  sellRegistrations,
  startsOf,
} from '../kinds/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { refuse } from '../refusal.ts';
import { loadVolumes } from '../volume-discounts/index.ts';
import { lockEntry } from '../waiting-list/index.ts';
import { lockMoney, owedInAll, payFromWallet } from '../wallet/index.ts';
import { noteOrdered } from './advance-order-store.ts';
import { joinableDates } from './advance-price.ts';

interface Ordered {
  readonly organiser: Organiser;
  readonly customer_id: number;
  /** The id of the entry. */
  readonly id: number;
  readonly now: string;
}

/**
 * Sells a place that is kept for an entry which ordered it in advance, by the same path as the
 * family would take, as an order of its own that is paid later, or at once from the wallet. Does
 * nothing when the entry has left, or nothing is kept or ordered for it any more. Refuses an order
 * that cannot be placed as agreed.
 */
export async function placeOrder(db: Db, input: Emitting & Ordered): Promise<void> {
  const { emit, organiser, customer_id, id, now } = input;
  const entry = await lockEntry(db, { customer_id, id, now });
  if (entry === undefined || entry.offer === null || entry.advance_price === null) return;
  const { availability_id, participant_id, offer, advance_price } = entry;
  const registration = {
    availability_id,
    participant_id,
    availability_dates: [...offer.date_ids],
  };
  const errors = new FieldErrors();
  const items = await offerRegistrations(db, {
    organiser,
    customer_id,
    language: organiser.language,
    wanted: addCartItems.request.parse({ registrations: [registration] }),
    expires_at: now,
    now,
    errors,
  });
  errors.refuseAny();
  const of = { availability_id, now };
  const terms = {
    agreed: advance_price,
    price: items[0]?.price ?? 0,
    date_ids: offer.date_ids,
    joinable_ids: await joinableDates(db, of),
  };
  if (items.length === 0 || !isAsAgreed(terms)) refuse('PRICE_CHANGED');
  const by_wallet = entry.advance_strategy === 'WALLET';
  const unpaid = await countUnpaid(db, { organiser, customer_id });
  const maximum = organiser.maximum_unpaid_places;
  if (!by_wallet && !mayStayUnpaid({ maximum, unpaid, in_cart: placesInCart(items) }))
    refuse('TOO_MANY_UNPAID_PLACES');
  const whom = { participant_id, availability_id };
  const availability_ids = [availability_id];
  const places = await lockPlaces(db, { now, availability_ids, except_kept: [whom] });
  const { cart_id } = await sellTogether(db, {
    emit,
    organiser,
    customer_id,
    created_by: null,
    items,
    volumes: await loadVolumes(db),
    locked: {
      startsOf: (newItems) => startsOf(places, newItems),
      sell: (emitter, sale) => sellRegistrations(db, { emit: emitter, sale, places }),
    },
    now,
  });
  if (by_wallet) await payWhole(db, { emit, organiser, customer_id, cart_id, now });
  await noteOrdered(db, { id, cart_id });
}

/**
 * Pays a whole order from the wallet of its customer. Refuses INSUFFICIENT_WALLET_AMOUNT when the
 * wallet no longer holds enough.
 */
async function payWhole(
  db: Db,
  order: Emitting & Omit<Ordered, 'id'> & { readonly cart_id: number },
): Promise<void> {
  const { emit, organiser, customer_id, cart_id, now } = order;
  const money = await lockMoney(db, { customer_id, which: { cart_id } });
  const amount = owedInAll(money.receivables);
  if (money.wallet_amount < amount) refuse('INSUFFICIENT_WALLET_AMOUNT');
  await payFromWallet(db, {
    emit,
    ...money,
    cart_id,
    amount,
    currency: organiser.currency,
    now,
  });
}
