import type { Answer } from '@ribambelle/api/client.ts';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { SumList } from '@ribambelle/ui/money/sum-list.tsx';
import type { ReactElement, ReactNode } from 'react';
import styles from './quick-booking.module.css';

interface QuickTotalProps {
  readonly cart: Answer<'addCartItems'>['cart'];
  readonly sending: boolean;
  readonly onOrder: () => void;
  readonly foot: ReactNode;
}

/** The total where it differs from the price, and the button that orders. */
export const QuickTotal = ({ cart, sending, onOrder, foot }: QuickTotalProps): ReactElement => {
  const texts = useTexts('quick-booking');
  const language = useLanguage();
  const { items_total, coupon_discount, wallet, service_fee, payable } = cart.totals;
  const lines = [
    { label: texts.places, amount: items_total },
    { label: texts.coupon, amount: -coupon_discount },
    { label: texts.wallet, amount: -wallet },
    { label: texts.service_fee, amount: service_fee },
  ];
  return (
    <>
      <SumList
        lines={lines.filter(({ amount }) => amount !== 0)}
        total={{ label: texts.payable, amount: payable }}
        language={language}
      />
      <Button size="large" wide loading={sending} onClick={onOrder}>
        {texts.order}
      </Button>
      <p className={styles.foot}>{foot}</p>
    </>
  );
};
