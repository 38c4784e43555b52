import { inOrder } from '../database/statements.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { addCartItems as endpoint } from '@ribambelle/api/carts/add-cart-items.ts';
import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import { holdUntil } from '@ribambelle/domain/carts/hold.ts';
import { action } from '../action.ts';
import { decideTogether, isCrowded, lockPlaces, noteCrowd } from '../availabilities/index.ts';
import type { Db } from '../database/transaction.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { heldOnce } from '../registrations/index.ts';
import { textReader } from '../texts/bilingual.ts';
import { insertItems, type NewItem } from './cart-store.ts';
import { Faults } from './field-errors.ts';
import { readCurrentCart } from './index.ts';
import { loadOffers } from './offer-views.ts';
import { openCart } from './open-cart.ts';
import { loadOwnParticipants } from './participant-facts.ts';
import { dateIdsOf, itemOf, type RegistrationWish } from './price-item.ts';

/** Adds registrations to the current cart: their places are taken under the lock, their price is fixed, all or nothing (R9). */
export const addCartItems = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now }) => {
    if (request.customer_id !== null && request.customer_id !== customer.id)
      refuse('CUSTOMER_MISMATCH', { customer_id: 'CUSTOMER_MISMATCH' });
    refuseUnsold(request);
    const wishes = wishesOf(request);
    const whose = { organiser_id: organiser.id, customer_id: customer.id };
    const availability_ids = wishes.map((wish) => wish.availability_id);
    const text = textReader({ language, organiser });
    if (availability_ids.some((id) => isCrowded(id, now)))
      await refuseAtOnce(db, { organiser_id: organiser.id, now, wishes });
    const [cart, offers, participants, places, once] = await inOrder(
      () => openCart(db, { organiser, customer_id: customer.id, now }),
      () => loadOffers(db, { organiser_id: organiser.id, availability_ids, text }),
      () =>
        loadOwnParticipants(db, {
          ...whose,
          ids: wishes.flatMap((wish) => wish.participant_id ?? []),
        }),
      () => lockPlaces(db, { organiser_id: organiser.id, now, availability_ids }),
      () => heldOnce(db, { organiser_id: organiser.id, wanted: wishes, now }),
    );
    if (cart.status === 'PAYING') refuse('CART_BEING_PAID');
    const fieldErrors = new Faults();
    const items: NewItem[] = [];
    for (const [index, wish] of wishes.entries()) {
      const offer = offers.get(wish.availability_id);
      const participant =
        wish.participant_id === null ? undefined : participants.get(wish.participant_id);
      const item = itemOf(wish, {
        offer,
        participant,
        timezone: organiser.timezone,
        expires_at: holdUntil(now, organiser.cart_minutes),
      });
      if (!item.ok) fieldErrors.add(`registrations.${index}`, item);
      else if (wish.total_amount !== null && wish.total_amount !== item.value.price)
        fieldErrors.addPrice(`registrations.${index}`, item.value.price);
      else items.push(item.value);
    }
    if (!once.ok) fieldErrors.add('registrations', once);
    const decision = decideTogether(places, wishes, { now });
    if (!decision.ok) {
      for (const id of availability_ids) noteCrowd(id, now);
      fieldErrors.add('registrations', decision);
    }
    fieldErrors.refuseAny();
    const [, shown] = await inOrder(
      () => insertItems(db, { organiser_id: organiser.id, cart_id: cart.id, now, items }),
      () => readCurrentCart(db, { organiser, customer_id: customer.id, now, language }),
    );
    return { cart: orRefuse(shown, 'CART_NOT_FOUND'), message: textsFor(language).carts.added };
  },
);

/** A registration to add, and the price that was shown for it; null when none was. */
type Wish = RegistrationWish & { readonly total_amount: number | null };

/** In a rush most come too late: they are told so from a look at the rows, without standing in line for the lock. */
async function refuseAtOnce(
  db: Db,
  input: { organiser_id: number; now: string; wishes: readonly Wish[] },
): Promise<void> {
  const { organiser_id, now, wishes } = input;
  const availability_ids = wishes.map((wish) => wish.availability_id);
  const places = await lockPlaces(db, { organiser_id, now, availability_ids, unlocked: true });
  const decision = decideTogether(places, wishes, { now });
  if (decision.ok || decision.refused !== 'PLACES_TAKEN') return;
  const fieldErrors = new Faults();
  fieldErrors.add('registrations', decision);
  fieldErrors.refuseAny();
}

function wishesOf(request: RequestOf<typeof endpoint>): readonly Wish[] {
  return request.registrations.map(({ availability_dates, ...wish }) => ({
    ...wish,
    participant_id: wish.participant_id ?? request.participant_id,
    date_ids: dateIdsOf(availability_dates),
  }));
}

/** What this version does not sell yet is refused by its name; so is a call with nothing in it. */
function refuseUnsold(request: RequestOf<typeof endpoint>): void {
  const { registrations_requests, bundles, vouchers, memberships, bookings } = request;
  const unsold = Object.entries({
    registrations_requests,
    bundles,
    vouchers,
    memberships,
    bookings,
  }).filter(([, list]) => list.length > 0);
  if (unsold.length > 0)
    refuse(
      'ITEM_NOT_SOLD',
      Object.fromEntries(unsold.map(([name]) => [name, 'ITEM_NOT_SOLD' as const])),
    );
  if (request.registrations.length === 0)
    refuse('NOTHING_TO_ADD', { registrations: 'NOTHING_TO_ADD' });
}
