import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatVoucherCode } from '@ribambelle/domain/vouchers/voucher-code.ts';
import { CopyButton } from '@ribambelle/elements/pieces/facts/copy-button.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import type { ReactElement } from 'react';
import styles from '../account.module.css';

/** The code of a voucher, to be given to somebody; nothing once it cannot be redeemed any more. */
export const VoucherCode = ({
  voucher: { code, status },
}: {
  readonly voucher: Answer<'getAccountVoucher'>;
}): ReactElement | null => {
  const texts = useTexts('account');
  if (status !== 'VALID' && status !== 'UNPAID') return null;
  const written = formatVoucherCode(code);
  return (
    <section className={styles.code} aria-labelledby="code">
      <h2 id="code" className={styles.soft}>
        {texts.voucher_code}
      </h2>
      <p className={styles.codeText}>
        {written}
        <CopyButton label={texts.voucher_copy} text={written} done={texts.voucher_copied} />
      </p>
      <p className={styles.soft}>
        {status === 'UNPAID' ? texts.voucher_unpaid : texts.voucher_give}{' '}
        {status === 'VALID' && (
          <Link href={`/account/vouchers/redeem/${code}`}>{texts.redeem_myself}</Link>
        )}
      </p>
    </section>
  );
};
