import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatVoucherCode } from '@ribambelle/domain/vouchers/voucher-code.ts';
import { CopyButton } from '@ribambelle/elements/pieces/facts/copy-button.tsx';
import { useWebsite } from '@ribambelle/ui/data/site-context.tsx';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import type { ReactElement } from 'react';
import styles from '../account.module.css';

/**
 * The code of a voucher, to give to somebody, or whom to ask when it cannot be read; nothing once
 * it cannot be redeemed any more.
 */
export const VoucherCode = ({
  voucher: { code, status },
}: {
  readonly voucher: Answer<'getAccountVoucher'>;
}): ReactElement | null => {
  const { voucher_code } = useTexts('account');
  const texts = useTexts('voucher-codes');
  const { name } = useWebsite().organiser;
  if (status !== 'VALID' && status !== 'UNPAID') return null;
  if (code === '')
    return (
      <Notice tone="yellow" title={texts.lost}>
        {texts.ask(name)}
      </Notice>
    );
  const code_text = formatVoucherCode(code, texts.lost);
  return (
    <section className={styles.code} aria-labelledby="code">
      <h2 id="code" className={styles.soft}>
        {voucher_code}
      </h2>
      <p className={styles.codeText}>
        {code_text}
        <CopyButton label={texts.copy} text={code_text} done={texts.copied} />
      </p>
      <p className={styles.soft}>
        {status === 'UNPAID' ? texts.once_paid : texts.give}{' '}
        {status === 'VALID' && (
          <Link href={`/account/vouchers/redeem/${code}`}>{texts.redeem_myself}</Link>
        )}
      </p>
    </section>
  );
};
