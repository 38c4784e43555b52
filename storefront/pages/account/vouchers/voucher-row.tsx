import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatVoucherCode } from '@ribambelle/domain/vouchers/voucher-code.ts';
import { lastDay } from '@ribambelle/elements/pieces/facts/last-day.ts';
import { useReading } from '@ribambelle/elements/pieces/facts/use-reading.ts';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { DateBlock } from '@ribambelle/ui/dates/date-block.tsx';
import { DateRow } from '@ribambelle/ui/dates/date-row.tsx';
import { Price } from '@ribambelle/ui/money/price.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import type { ReactElement } from 'react';
import { type Voucher, VoucherBadge } from './voucher-badge.tsx';

/**
 * One voucher in a list: its name, code, end and state; the amount is what remains to be paid, if
 * anything.
 */
export const VoucherRow = ({ voucher }: { readonly voucher: Voucher }): ReactElement => {
  const texts = useTexts('account');
  const reading = useReading();
  const { code, expires_at, outstanding_amount, status } = voucher;
  const { title, amount, bundle } = voucher.voucher;
  const code_text = formatVoucherCode(code, useTexts('voucher-codes').lost);
  const is_unpaid = outstanding_amount !== null && outstanding_amount > 0;
  const label = is_unpaid ? texts.see_and_pay : texts.see;
  return (
    <DateRow
      block={
        <DateBlock
          start_at={voucher.created_at}
          {...reading}
          muted={status !== 'VALID' && status !== 'UNPAID'}
        />
      }
      title={title}
      facts={[
        code_text,
        ...(bundle === null ? [] : [bundle.title]),
        ...(expires_at === null ? [] : [`${texts.voucher_until} ${lastDay(expires_at, reading)}`]),
      ]}
      badge={<VoucherBadge status={status} />}
      price={
        is_unpaid || amount !== null ? (
          <Price
            amount={is_unpaid ? outstanding_amount : (amount ?? 0)}
            before={is_unpaid ? texts.remains : null}
            language={reading.language}
          />
        ) : undefined
      }
      action={
        <Link
          href={`/account/vouchers/${voucher.cuid}`}
          className={buttonClass({ kind: 'white' })}
          aria-label={`${label}, ${title}, ${code_text}`}
        >
          {label}
        </Link>
      }
      muted={status === 'CANCELLED'}
    />
  );
};
