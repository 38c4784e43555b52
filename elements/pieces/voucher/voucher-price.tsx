import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { Price } from '@ribambelle/ui/money/price.tsx';
import type { ReactElement } from 'react';
import styles from './voucher-price.module.css';

/** The price of a voucher, and its worth when that is different: another amount, or a bundle. */
export const VoucherPrice = ({
  voucher: { price, amount, bundle },
  size,
}: {
  readonly voucher: {
    readonly price: number;
    readonly amount: number | null;
    readonly bundle: { readonly title: string } | null;
  };
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
      {bundle !== null && <span className={styles.worth}>{bundle.title}</span>}
      {amount !== null && price !== amount && (
        <span className={styles.worth}>{texts.worth(formatPrice({ amount, language }))}</span>
      )}
    </span>
  );
};
