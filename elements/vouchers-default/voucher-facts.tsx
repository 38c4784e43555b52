import type { Answer } from '@ribambelle/api/client.ts';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatDuration } from '@ribambelle/texts/formats/format-duration.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import type { ReactElement } from 'react';
import styles from './view.module.css';

/** What somebody who is given it wants to know: what it is worth, and until when. */
export const VoucherFacts = ({
  voucher: { amount, duration },
}: {
  readonly voucher: Answer<'getVoucher'>;
}): ReactElement => {
  const texts = useTexts('vouchers');
  const language = useLanguage();
  const how_long =
    duration === null ? texts.no_end : texts.from_purchase(formatDuration(duration, language));
  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt>{texts.value}</dt>
        <dd>{formatPrice({ amount, language })}</dd>
      </div>
      <div className={styles.fact}>
        <dt>{texts.validity}</dt>
        <dd>{how_long}</dd>
      </div>
    </dl>
  );
};
