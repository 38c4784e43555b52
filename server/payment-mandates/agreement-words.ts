import type { Language } from '@ribambelle/domain/base/languages.ts';
import { lastDayOf } from '@ribambelle/domain/base/last-day.ts';
import type { Amount } from '@ribambelle/domain/base/money.ts';
import { formatDay } from '@ribambelle/texts/formats/format-date.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import type { Organiser } from '../organisers/organiser.ts';

/** The part of an agreement about one thing, or about several that are paid together. */
export interface AgreedThing {
  readonly title: string;
  /** The amounts that are collected later, the first due first; in minor units. */
  readonly parts: readonly { readonly amount: Amount; readonly due_at: string }[];
  /** The price of today of what renews it; null for what does not renew itself. */
  readonly renewal_price: Amount | null;
}

/**
 * Returns the words of an agreement, a line for each thing. The same agreement has the same words,
 * to the letter.
 */
export function agreementWords(
  things: readonly AgreedThing[],
  of: {
    readonly organiser: Pick<Organiser, 'name' | 'timezone'>;
    readonly language: Language;
  },
): string {
  const { organiser, language } = of;
  const texts = textsFor(language)['payment-mandates'];
  const lines = things.flatMap(({ title, parts, renewal_price }) => {
    const dated = parts.map(({ amount, due_at }) =>
      texts.agreed_part(
        formatPrice({ amount, language }),
        formatDay(lastDayOf(due_at, organiser.timezone), language),
      ),
    );
    const renewals =
      renewal_price === null
        ? []
        : [texts.agreed_renewals(title, formatPrice({ amount: renewal_price, language }))];
    return [
      ...(dated.length === 0 ? [] : [texts.agreed_parts(title, dated.join(', '))]),
      ...renewals,
    ];
  });
  return [texts.agreed_opening(organiser.name), ...lines, texts.agreed_rest].join('\n');
}

/** Returns the name of a thing in an agreement, with the participant that it is for, if any. */
export function agreedName({
  title,
  firstname,
}: {
  readonly title: string;
  readonly firstname: string | null;
}): string {
  return firstname === null ? title : `${title}, ${firstname}`;
}
