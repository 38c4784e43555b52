import { customerCartColumns } from '@ribambelle/api/customers/belonging-columns.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { WIDTHS } from '../../lists/column-widths.ts';
import { ListInTab } from '../../lists/list-in-tab.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useListTable } from '../../lists/use-list-table.tsx';

/** The carts and orders of a family. */
export function CustomerOrders({ record: { cuid: customer } }: { record: { cuid: string } }) {
  const list = useListAddress();
  const call = useClient();
  const found = useCall('listCustomerCarts', { ...list.paging, customer }, { keep_previous: true });
  const table = useListTable({
    list,
    name: 'customer-carts',
    columns: customerCartColumns,
    looks: { communication: { width: WIDTHS.communication } },
  });
  return (
    <ListInTab
      list={list}
      found={found}
      table={table}
      printed={(paging) => call('listCustomerCarts', { ...paging, customer })}
    />
  );
}
