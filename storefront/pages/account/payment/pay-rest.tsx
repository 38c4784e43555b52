import { formatPrice } from '@ribambelle/ui/money/format-price.ts';
import { useLanguage, useTexts } from '@ribambelle/ui/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import type { SignedIn } from '../account-frame.tsx';
import styles from '../account.module.css';
import { type Transfer, TransferDetails } from './transfer-details.tsx';

export interface Destination {
  readonly type: 'registration' | 'cart';
  readonly id: number;
}

interface PayRestProps {
  readonly account: SignedIn['account'];
  readonly customer: SignedIn['customer'];
  /** What remains, in minor units; nothing is shown for 0. */
  readonly amount: number;
  /** How much of it is still asked as a deposit. */
  readonly deposit: number;
  readonly reference: string;
  readonly destination: Destination;
  readonly transfer: Transfer | null;
}

/** What remains and every way of paying it that is offered: online, from the wallet, by transfer (3 §2, 1 §6). */
export const PayRest = (props: PayRestProps): ReactElement | null => {
  const [texts, language] = [useTexts('account'), useLanguage()];
  const { amount, deposit, transfer } = props;
  if (amount <= 0) return null;
  return (
    <section className={styles.panel} aria-labelledby="rest">
      <h2 id="rest" className={styles.panelTitle}>
        {texts.rest}
        <strong>{formatPrice({ amount, language })}</strong>
      </h2>
      {deposit > 0 && deposit < amount && <p className={styles.soft}>{texts.rest_deposit(formatPrice({ amount: deposit, language }))}</p>}
      {transfer !== null && <TransferDetails transfer={transfer} />}
    </section>
  );
};
