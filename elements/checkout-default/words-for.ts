import type { Texts } from '@ribambelle/texts/all.ts';
import type { Cart } from './cart.ts';

/** How what is in a cart is called. */
export type Words = Texts['checkout-page']['things'];

/** Registrations by their name while there is nothing else; anything else makes them things among others. */
export function wordsFor(
  items: readonly Pick<Cart['items'][number], 'type'>[],
  texts: Texts['checkout-page'],
): Words {
  return items.every(({ type }) => type === 'REGISTRATION') ? texts.registrations : texts.things;
}

/** What the button says that it does: it asks for places, confirms what is free, or orders what is to be paid (3 §4). */
export function orderText(
  items: readonly Pick<Cart['items'][number], 'type'>[],
  { total, texts }: { readonly total: number; readonly texts: Texts['checkout-page'] },
): string {
  if (total > 0) return texts.order;
  if (items.every(({ type }) => type === 'REGISTRATION_REQUEST')) return texts.order_request;
  return items.every(({ type }) => type === 'REGISTRATION')
    ? texts.order_free
    : texts.order_nothing;
}
