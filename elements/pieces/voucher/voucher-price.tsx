import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { Price } from '@ribambelle/ui/money/price.tsx';
import type { ReactElement } from 'react';
import styles from './voucher-price.module.css';

/** What a voucher costs, and what it is worth where that is something else. */
export const VoucherPrice = ({
  voucher: { price, amount },
  size,
}: {
  readonly voucher: { readonly price: number; readonly amount: number };
  readonly size: 'card' | 'heading';
}): ReactElement => {
  const texts = useTexts('vouchers');
  const language = useLanguage();
  return (
    <span className={styles.price}>
      {price === 0 ? (
        <strong>{texts.free}</strong>
      ) : (
        <Price amount={price} language={language} size={size} />
      )}
      {price !== amount && (
        <span className={styles.worth}>{texts.worth(formatPrice({ amount, language }))}</span>
      )}
    </span>
  );
};
