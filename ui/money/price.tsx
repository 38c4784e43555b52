import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import styles from './price.module.css';

type PriceProps = {
  readonly amount: number;
  readonly language: Language;
  readonly before?: ReactNode;
  readonly full_amount?: number | null | undefined;
  readonly size?: 'text' | 'card' | 'heading' | undefined;
};

/**
 * A price in cents, with the word before it ("from") and the full price it was lowered from, struck
 * through.
 */
export const Price = ({
  amount,
  language,
  before,
  full_amount,
  size = 'text',
}: PriceProps): ReactElement => {
  const is_lowered = typeof full_amount === 'number' && full_amount > amount;
  return (
    <span className={classNames(styles.price, styles[size])}>
      {before !== undefined && before !== null && <span className={styles.before}>{before} </span>}
      {is_lowered && (
        <s className={styles.full}>{formatPrice({ amount: full_amount, language })}</s>
      )}
      <data className={styles.amount} value={(amount / 100).toFixed(2)}>
        {formatPrice({ amount, language })}
      </data>
    </span>
  );
};
