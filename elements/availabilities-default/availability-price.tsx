import type { Answer } from '@ribambelle/api/client.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { Price } from '@ribambelle/ui/money/price.tsx';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import styles from './view.module.css';

/** The whole price of one place, and its deposit when there is one. */
export const AvailabilityPrice = ({
  availability,
}: {
  readonly availability: Pick<Answer<'getAvailability'>, 'price' | 'deposit' | 'members'>;
}): ReactElement => {
  const texts = useTexts('availabilities');
  const language = useLanguage();
  const { price, deposit, members } = availability;
  const member_price = members?.price ?? null;
  return (
    <p className={styles.price}>
      {price === 0 ? (
        <strong className={styles.free}>{texts.free}</strong>
      ) : (
        <Price amount={price} language={language} size="heading" />
      )}
      {member_price !== null && (
        <span className={styles.member}>
          {texts.members_price(
            member_price === 0 ? texts.free : formatPrice({ amount: member_price, language }),
          )}
        </span>
      )}
      {deposit > 0 && (
        <span className={styles.deposit}>
          {texts.deposit(formatPrice({ amount: deposit, language }))}
        </span>
      )}
    </p>
  );
};
