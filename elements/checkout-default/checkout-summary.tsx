import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { SumList } from '@ribambelle/ui/money/sum-list.tsx';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import type { Cart } from './cart.ts';
import { nowAmount, type PlannedWay } from './planned-ways.ts';
import type { Words } from './words-for.ts';
import styles from './view.module.css';

interface SummaryProps {
  /** The words for the items of the cart. */
  readonly words: Words;
  readonly totals: Cart['totals'];
  readonly strategy: Cart['payment_strategies'][number] | null;
  /** The way to pay in instalments that is chosen with it; null for the whole amount. */
  readonly way?: PlannedWay | null;
}

/**
 * The price, line by line, and the parts to pay now and later with the chosen strategy (3 §2, §9).
 */
export const CheckoutSummary = ({
  words,
  totals,
  strategy,
  way = null,
}: SummaryProps): ReactElement => {
  const { summary: texts } = useTexts('checkout-page');
  const language = useLanguage();
  const now = nowAmount({ totals }, { strategy, way });
  const later = totals.payable - now;
  const lines = [
    { label: words.items, amount: totals.items_total, shown: true },
    { label: texts.coupon, amount: -totals.coupon_discount, shown: totals.coupon_discount > 0 },
    { label: texts.total, amount: totals.total, shown: totals.coupon_discount > 0 },
    { label: texts.wallet, amount: -totals.wallet, shown: totals.wallet > 0 },
    { label: texts.service_fee, amount: totals.service_fee, shown: totals.service_fee > 0 },
    {
      label: texts.payable,
      amount: totals.payable,
      shown: totals.wallet > 0 || totals.service_fee > 0,
    },
    { label: texts.deposit, amount: totals.deposit_payable, shown: totals.show_deposit },
  ];
  return (
    <>
      <SumList
        lines={lines.filter((line) => line.shown)}
        total={{ label: texts.now, amount: now }}
        after={later > 0 ? [{ label: texts.later, amount: later }] : []}
        language={language}
      />
      {totals.wallet > 0 && totals.payable > 0 && totals.payable === totals.service_fee && (
        <p className={styles.explained}>
          {words.fee_beside_wallet(formatPrice({ amount: totals.service_fee, language }))}
        </p>
      )}
      <p className={styles.small}>{texts.vat}</p>
    </>
  );
};
