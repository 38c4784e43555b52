import { voucherFilterSet } from '@ribambelle/api/vouchers/voucher-filters.ts';
import { voucherColumns } from '@ribambelle/api/vouchers/voucher-columns.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatDuration } from '@ribambelle/texts/formats/format-duration.ts';
import { formatWorth } from '@ribambelle/texts/formats/format-worth.ts';
import { WIDTHS } from '../../lists/column-widths.ts';
import { ListPage } from '../../lists/list-page.tsx';
import { Pictured } from '../../lists/pictured.tsx';
import { DeclaredFilters } from '../../lists/declared-filters.tsx';
import { useListFilters } from '../../lists/use-list-filters.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { PublishedState } from '../offers/published-state.tsx';

/** The list of the organiser's vouchers in their order; one opens beside it. */
export function VouchersPage() {
  const texts = useTexts('office-vouchers');
  const language = useLanguage();
  const list = useListAddress();
  const call = useClient();
  const filters = useListFilters(list, { filters: voucherFilterSet, columns: voucherColumns });
  const found = useCall(
    'listOfficeVouchers',
    { ...list.paging, ...filters },
    { keep_previous: true },
  );
  const table = useListTable({
    list,
    name: 'vouchers',
    columns: voucherColumns,
    looks: {
      title: { render: (row) => <Pictured picture={row.picture} title={row.title} /> },
      amount: { width: WIDTHS.amount, render: (row) => formatWorth(row, language) },
      duration: {
        width: 140,
        render: ({ duration }) =>
          duration === null ? texts.no_end : formatDuration(duration, language),
      },
      state: {
        render: (row) => <PublishedState published={row.published} words={texts} />,
      },
    },
  });
  return (
    <ListPage
      {...{ path: '/vouchers', title: texts.title, list, found, table }}
      printed={(paging) => call('listOfficeVouchers', { ...paging, ...filters })}
      exported={(columns) => ({ list: 'vouchers', filters, columns })}
      filters={<DeclaredFilters list={list} name="vouchers" filters={voucherFilterSet} />}
      add={{ permission: 'vouchers.create', label: texts.add }}
    />
  );
}
