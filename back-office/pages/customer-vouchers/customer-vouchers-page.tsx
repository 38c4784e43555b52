import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { lastMomentBefore } from '@ribambelle/domain/base/instants.ts';
import { formatVoucherCode } from '@ribambelle/domain/vouchers/voucher-code.ts';
import type { DataTableColumn } from 'mantine-datatable';
import { useMemo } from 'react';
import { useFormats } from '../../formats/formats.ts';
import { WIDTHS } from '../../lists/column-widths.ts';
import { ListPage } from '../../lists/list-page.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { VoucherState } from './voucher-state.tsx';

type Row = Answer<'listOfficeCustomerVouchers'>['data'][number];

/** Every voucher that was sold, the newest first; one opens beside the list. */
export function CustomerVouchersPage() {
  const texts = useTexts('office-customer-vouchers');
  const list = useListAddress();
  const found = useCall(
    'listOfficeCustomerVouchers',
    { ...list.paging, search: list.search },
    { keep_previous: true },
  );
  const columns = useColumns();
  return (
    <ListPage
      {...{ path: '/customer-vouchers', title: texts.title, search: texts.search }}
      {...{ list, found, columns }}
      add={{ permission: 'customer-vouchers.create', label: texts.sell }}
    />
  );
}

function useColumns(): DataTableColumn<Row>[] {
  const texts = useTexts('office-customer-vouchers');
  const formats = useFormats();
  return useMemo(
    () => [
      {
        accessor: 'code',
        title: texts.code,
        width: 160,
        noWrap: true,
        render: ({ code }) => <code className="office-number">{formatVoucherCode(code)}</code>,
      },
      {
        accessor: 'title',
        title: texts.voucher,
        ellipsis: true,
        render: ({ title }) => <strong className="office-name">{title}</strong>,
      },
      {
        accessor: 'customer',
        title: texts.family,
        width: 170,
        ellipsis: true,
        render: ({ customer }) => customer.fullname,
      },
      {
        accessor: 'amount',
        title: texts.amount,
        textAlign: 'right',
        width: 100,
        render: ({ amount }) => formats.price(amount),
      },
      {
        accessor: 'status',
        title: texts.state,
        width: 120,
        render: ({ status }) => <VoucherState status={status} />,
      },
      {
        accessor: 'expires_at',
        title: texts.until,
        width: WIDTHS.day,
        noWrap: true,
        render: ({ expires_at }) =>
          expires_at === null ? texts.no_end : formats.date(lastMomentBefore(expires_at)),
      },
      {
        accessor: 'created_at',
        title: texts.sold_at,
        width: 124,
        noWrap: true,
        render: ({ created_at }) => formats.shortDate(created_at),
      },
    ],
    [texts, formats],
  );
}
