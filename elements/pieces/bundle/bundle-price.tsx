import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { Price } from '@ribambelle/ui/money/price.tsx';
import type { ReactElement } from 'react';
import styles from './bundle-price.module.css';

interface BundlePriceProps {
  readonly bundle: {
    readonly price: number;
    readonly capacity: number | null;
    readonly price_per_registration: number | null;
  };
  readonly size: 'card' | 'heading';
}

/** The price of a bundle, and of each of its registrations (2 §9). */
export const BundlePrice = ({
  bundle: { price, capacity, price_per_registration },
  size,
}: BundlePriceProps): ReactElement => {
  const texts = useTexts('bundles');
  const language = useLanguage();
  if (price === 0) return <strong>{texts.free}</strong>;
  return (
    <span className={styles.price}>
      <Price amount={price} language={language} size={size} />
      {price_per_registration !== null && capacity !== 1 && (
        <span className={styles.each}>
          {texts.each(formatPrice({ amount: price_per_registration, language }))}
        </span>
      )}
    </span>
  );
};
