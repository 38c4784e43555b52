import type { Answer } from '@ribambelle/api/client.ts';
import { formatPrice } from '@ribambelle/ui/money/format-price.ts';
import { useLanguage, useTexts } from '@ribambelle/ui/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import styles from '../account.module.css';
import { Fact } from '../fact.tsx';

export type Transfer = NonNullable<Answer<'getAccountCart'>['bank_transfer']>;

/** Everything that a bank asks for, and the code that says it all (R19). */
export const TransferDetails = ({ transfer }: { readonly transfer: Transfer }): ReactElement => {
  const [texts, language] = [useTexts('account'), useLanguage()];
  const iban = transfer.iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
  return (
    <div className={styles.transfer}>
      <div>
        <h3 className={styles.subtitle}>{texts.pay_transfer}</h3>
        <p className={styles.soft}>{texts.transfer_help}</p>
        <dl className={styles.facts}>
          <Fact name={texts.beneficiary}>{transfer.beneficiary}</Fact>
          <Fact name={texts.iban}>{iban}</Fact>
          <Fact name={texts.amount}>{formatPrice({ amount: transfer.amount, language })}</Fact>
          <Fact name={texts.communication}>{transfer.communication}</Fact>
        </dl>
      </div>
      {transfer.qr_svg !== null && (
        <img
          className={styles.qr}
          src={`data:image/svg+xml,${encodeURIComponent(transfer.qr_svg)}`}
          alt={texts.qr}
          width={176}
          height={176}
        />
      )}
    </div>
  );
};
