import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import type { Drawing } from '../definition.ts';
import type { Fact } from './facts.tsx';
import { Paragraph } from './paragraph.tsx';

/** The money of a registration after a change by staff, in minor units. */
interface Money {
  readonly total_amount: number | null;
  readonly owed_amount: number;
  readonly credited_amount: number;
}

/**
 * Returns the rows for the price and the amount left to pay; none when the price did not change.
 */
export function moneyRows(
  { total_amount, owed_amount }: Money,
  { texts, language }: Pick<Drawing<unknown>, 'texts' | 'language'>,
): readonly Fact[] {
  if (total_amount === null) return [];
  const priceOf = (amount: number) => formatPrice({ amount, language });
  const owed: Fact = [texts.moved_owed, priceOf(owed_amount)];
  return [[texts.price, priceOf(total_amount)], ...(owed_amount > 0 ? [owed] : [])];
}

/** Shows how the remainder is paid, and where the excess went. */
export function MoneyAfter({ facts, texts, language }: Drawing<Money>) {
  const { total_amount, owed_amount, credited_amount } = facts;
  return (
    <>
      {total_amount !== null && owed_amount > 0 ? <Paragraph>{texts.moved_pay}</Paragraph> : null}
      {credited_amount > 0 ? (
        <Paragraph>
          {texts.moved_credit(formatPrice({ amount: credited_amount, language }))}
        </Paragraph>
      ) : null}
    </>
  );
}
