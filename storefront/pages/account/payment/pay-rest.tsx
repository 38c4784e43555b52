import {
  type Transfer,
  TransferInstructions,
} from '@ribambelle/elements/pieces/bank-transfer/transfer-instructions.tsx';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import type { SignedIn } from '../signed-in.ts';
import styles from '../account.module.css';
import { PayFromWallet } from './pay-from-wallet.tsx';
import { PayNextPart, PayOnline } from './pay-online.tsx';
import { SendProof } from './send-proof.tsx';

interface PayRestProps {
  readonly account: Pick<SignedIn['account'], 'payment_methods' | 'wallet'>;
  readonly customer: Pick<SignedIn['customer'], 'id'>;
  /** The amount left to pay, in minor units; nothing is shown for 0. */
  readonly amount: number;
  /** The part of it still due as a deposit. */
  readonly deposit: number;
  /** The reference of the registration or cart. */
  readonly reference: string;
  readonly transfer: Transfer | null;
}

/**
 * The amount left to pay and every available way of paying it: online, from the wallet, by transfer
 * (3 §2, 1 §6).
 */
export const PayRest = (props: PayRestProps): ReactElement | null => {
  const texts = useTexts('account');
  const language = useLanguage();
  const { transfer: words } = useTexts('checkout-success');
  const { account, amount, deposit, reference, transfer } = props;
  if (amount <= 0) return null;
  return (
    <section className={styles.panel} aria-labelledby="rest">
      <h2 id="rest" className={styles.panelTitle}>
        {texts.rest}
        <strong>{formatPrice({ amount, language })}</strong>
      </h2>
      {deposit > 0 && deposit < amount && (
        <p className={styles.soft}>
          {texts.rest_deposit(formatPrice({ amount: deposit, language }))}
        </p>
      )}
      {account.payment_methods.online && transfer !== null && transfer.amount === amount && (
        <PayNextPart customer_id={props.customer.id} reference={reference} parts={transfer.parts} />
      )}
      {account.payment_methods.online && (
        <PayOnline customer_id={props.customer.id} reference={reference} />
      )}
      {account.wallet.amount > 0 && (
        <PayFromWallet
          key={amount}
          destination={reference}
          outstanding={amount}
          wallet={account.wallet.amount}
        />
      )}
      {transfer !== null && (
        <div className={styles.transfer}>
          <h3 className={styles.subtitle}>{words.title}</h3>
          {transfer.amount !== amount && <p className={styles.soft}>{texts.rest_of_order}</p>}
          <TransferInstructions transfer={transfer} />
          <SendProof transfer={transfer} />
        </div>
      )}
    </section>
  );
};
