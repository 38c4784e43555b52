import type { Answer } from '@ribambelle/api/client.ts';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatVoucherCode } from '@ribambelle/domain/vouchers/voucher-code.ts';
import { formatWorth } from '@ribambelle/texts/formats/format-worth.ts';
import { useFormats } from '../../formats/formats.ts';
import { WIDTHS } from '../../lists/column-widths.ts';
import { VoucherState } from './voucher-state.tsx';

type Row = Answer<'listOfficeCustomerVouchers'>['data'][number];

/** Returns the looks of the columns of sold vouchers, the same in every list. */
export function useSoldVoucherLooks() {
  const texts = useTexts('office-customer-vouchers');
  const formats = useFormats();
  const language = useLanguage();
  return {
    code: {
      width: 160,
      render: ({ code }: Row) => (
        <code className="office-number">{formatVoucherCode(code, texts.code_unreadable)}</code>
      ),
    },
    state: { render: ({ status }: Row) => <VoucherState status={status} /> },
    until: {
      width: WIDTHS.date,
      render: ({ expires_at }: Row) =>
        expires_at === null ? texts.no_end : formats.lastDay(expires_at),
    },
    amount: { width: WIDTHS.amount, render: (row: Row) => formatWorth(row, language) },
  };
}
