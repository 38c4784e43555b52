import type { Answer } from '@ribambelle/api/client.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import styles from './view.module.css';

/** The price, the amount paid and the rest. */
export const PaymentState = ({
  done,
}: {
  readonly done: Answer<'getCheckoutSuccess'>;
}): ReactElement => {
  const { payment: texts } = useTexts('checkout-success');
  const language = useLanguage();
  const lines = [
    { label: texts.total, amount: done.total_amount, shown: true },
    { label: texts.fee, amount: done.service_fee_amount, shown: done.service_fee_amount > 0 },
    { label: texts.paid, amount: done.paid_amount, shown: done.paid_amount > 0 },
    {
      label: texts.outstanding,
      amount: done.outstanding_amount,
      shown: done.outstanding_amount > 0,
    },
  ];
  return (
    <section className={styles.payment}>
      <h2>{texts.title}</h2>
      <dl className={styles.lines}>
        {lines
          .filter((line) => line.shown)
          .map((line) => (
            <div key={line.label}>
              <dt>{line.label}</dt>
              <dd>{formatPrice({ amount: line.amount, language })}</dd>
            </div>
          ))}
      </dl>
      {done.coupon !== null && (
        <p className={styles.coupon}>
          {texts.coupon({
            title: done.coupon.title,
            code: done.coupon.label,
            amount: formatPrice({ amount: done.coupon.amount, language }),
          })}
        </p>
      )}
      {done.outstanding_amount === 0 && (
        <p className={styles.complete}>
          {done.total_amount === 0 ? texts.nothing : texts.complete}
        </p>
      )}
    </section>
  );
};
