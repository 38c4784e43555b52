import { customerVoucherColumns } from '@ribambelle/api/customer-vouchers/customer-voucher-columns.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { lastMomentBefore } from '@ribambelle/domain/base/instants.ts';
import { formatVoucherCode } from '@ribambelle/domain/vouchers/voucher-code.ts';
import { useFormats } from '../../formats/formats.ts';
import { WIDTHS } from '../../lists/column-widths.ts';
import { ListPage } from '../../lists/list-page.tsx';
import { useListTable } from '../../lists/use-list-table.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { VoucherState } from './voucher-state.tsx';

/** Every voucher that was sold, the newest first; one opens beside the list. */
export function CustomerVouchersPage() {
  const texts = useTexts('office-customer-vouchers');
  const list = useListAddress();
  const found = useCall(
    'listOfficeCustomerVouchers',
    { ...list.paging, search: list.search },
    { keep_previous: true },
  );
  const formats = useFormats();
  const table = useListTable({
    list,
    name: 'customer-vouchers',
    columns: customerVoucherColumns,
    looks: {
      code: {
        width: 160,
        render: ({ code }) => <code className="office-number">{formatVoucherCode(code)}</code>,
      },
      state: { render: ({ status }) => <VoucherState status={status} /> },
      until: {
        width: WIDTHS.day,
        render: ({ expires_at }) =>
          expires_at === null ? texts.no_end : formats.date(lastMomentBefore(expires_at)),
      },
      family: { width: 180 },
    },
  });
  return (
    <ListPage
      {...{ path: '/customer-vouchers', title: texts.title, search: texts.search }}
      {...{ list, found, table }}
      add={{ permission: 'customer-vouchers.create', label: texts.sell }}
    />
  );
}
