import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatVoucherCode } from '@ribambelle/domain/vouchers/voucher-code.ts';
import { lastDay } from '@ribambelle/elements/pieces/facts/last-day.ts';
import { useReading } from '@ribambelle/elements/pieces/facts/use-reading.ts';
import type { ReactElement } from 'react';
import { PurchaseRow } from '../purchase-row.tsx';
import { type Voucher, VoucherBadge } from './voucher-badge.tsx';

/** One voucher in a list: its name, code, end and state. */
export const VoucherRow = ({ voucher }: { readonly voucher: Voucher }): ReactElement => {
  const texts = useTexts('account');
  const reading = useReading();
  const { expires_at, status } = voucher;
  const { title, amount, bundle } = voucher.voucher;
  const code_text = formatVoucherCode(voucher.code, useTexts('voucher-codes').lost);
  return (
    <PurchaseRow
      href={`/account/vouchers/${voucher.cuid}`}
      title={title}
      told_by={code_text}
      start_at={voucher.created_at}
      past={status !== 'VALID' && status !== 'UNPAID'}
      cancelled={status === 'CANCELLED'}
      facts={[
        code_text,
        ...(bundle === null ? [] : [bundle.title]),
        ...(expires_at === null ? [] : [`${texts.voucher_until} ${lastDay(expires_at, reading)}`]),
      ]}
      badge={<VoucherBadge status={status} />}
      outstanding_amount={voucher.outstanding_amount ?? 0}
      amount={amount}
    />
  );
};
