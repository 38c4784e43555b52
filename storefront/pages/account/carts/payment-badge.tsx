import { type Payable, paymentStatus } from '@ribambelle/domain/receivables/owed.ts';
import { Badge } from '@ribambelle/ui/feedback/badge.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import styles from '../account.module.css';

/**
 * The state of payment of a cart; none for a total of 0 (3 §4). The unpaid amount of a cancelled
 * item is no longer owed.
 */
export const PaymentBadge = (
  cart: Payable & { readonly outstanding_amount: number },
): ReactElement | null => {
  const texts = useTexts('account');
  const status = paymentStatus(cart);
  if (status === null) return null;
  return (
    <span className={styles.badges}>
      {cart.outstanding_amount > 0 ? (
        <Badge tone="yellow">{texts.badges.PAYMENT_OUTSTANDING}</Badge>
      ) : (
        <Badge tone="green">{texts.badges.PAYMENT_COMPLETE}</Badge>
      )}
    </span>
  );
};
