import type { Texts } from '@ribambelle/texts/all.ts';
import { withdrawalSentences } from '@ribambelle/texts/formats/withdrawal-sentences.ts';
import type { Cart } from './cart.ts';

type Item = Pick<Cart['items'][number], 'type' | 'cancellation_conditions'> & {
  readonly availability: { readonly activity: { readonly title: string } } | null;
};

/**
 * Returns what holds if the family changes its mind: the law for each kind of thing in the cart,
 * and the conditions of the organiser, with the activity where they differ.
 */
export function conditionsOf(
  items: readonly Item[],
  texts: Pick<Texts['checkout-page'], 'withdrawals' | 'cancellation'>,
): readonly string[] {
  const kinds = items.map(({ type }) => type);
  const written = items.filter(({ cancellation_conditions }) => cancellation_conditions !== '');
  const isSame = new Set(items.filter(isRegistration).map(textOf)).size < 2;
  const sentences = written.map((item) =>
    texts.cancellation(isSame ? '' : (item.availability?.activity.title ?? ''), textOf(item)),
  );
  return [...withdrawalSentences(kinds, texts.withdrawals), ...new Set(sentences)];
}

const textOf = ({ cancellation_conditions }: Item) => cancellation_conditions;

const isRegistration = ({ type }: Item) => type === 'REGISTRATION';
