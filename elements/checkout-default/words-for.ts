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
