import type { Texts } from '@ribambelle/texts/all.ts';
import type { Cart } from './cart.ts';

/** The words for the items of a cart. */
export type Words = Texts['checkout-page']['things'];

/** Returns the words for registrations when there is nothing else, else the general ones. */
export function wordsFor(
  items: readonly Pick<Cart['items'][number], 'type'>[],
  texts: Texts['checkout-page'],
): Words {
  return items.every(({ type }) => type === 'REGISTRATION') ? texts.registrations : texts.things;
}

/**
 * Returns the label of the button, by its action: to request places, to confirm what is free, or to
 * order and pay (3 §4).
 */
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
