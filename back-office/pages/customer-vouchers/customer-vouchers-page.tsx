import { customerVoucherFilterSet } from '@ribambelle/api/customer-vouchers/customer-voucher-filters.ts';
import { customerVoucherColumns } from '@ribambelle/api/customer-vouchers/customer-voucher-columns.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { DeclaredFilters } from '../../lists/declared-filters.tsx';
import { ListPage } from '../../lists/list-page.tsx';
import { useListFilters } from '../../lists/use-list-filters.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useSoldVoucherLooks } from './use-sold-voucher-looks.tsx';

/** Every sold voucher, the newest first; one opens beside the list. */
export function CustomerVouchersPage() {
  const texts = useTexts('office-customer-vouchers');
  const list = useListAddress();
  const call = useClient();
  const filters = useListFilters(list, {
    filters: customerVoucherFilterSet,
    columns: customerVoucherColumns,
  });
  const found = useCall(
    'listOfficeCustomerVouchers',
    { ...list.paging, ...filters },
    { keep_previous: true },
  );
  const table = useListTable({
    list,
    name: 'customer-vouchers',
    columns: customerVoucherColumns,
    looks: useSoldVoucherLooks(),
  });
  return (
    <ListPage
      path="/customer-vouchers"
      title={texts.title}
      search={texts.search}
      list={list}
      found={found}
      table={table}
      filters={<DeclaredFilters list={list} name="sold" filters={customerVoucherFilterSet} />}
      printed={(paging) => call('listOfficeCustomerVouchers', { ...paging, ...filters })}
      exported={(columns) => ({ list: 'customer-vouchers', filters, columns })}
      add={{ permission: 'customer-vouchers.create', label: texts.sell }}
    />
  );
}
