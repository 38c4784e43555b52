import { paymentColumns } from '@ribambelle/api/payments/payment-columns.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { ListInTab } from '../../lists/list-in-tab.tsx';
import { orderIn } from '../../lists/order-in.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { usePaymentLooks } from '../payments/use-payment-looks.tsx';

/** The payments of a family; the amount that it owes is beside its name in every tab. */
export function CustomerPayments({ record: { cuid } }: { record: { cuid: string } }) {
  const list = useListAddress();
  const filters = { customer: cuid, sort: orderIn(paymentColumns, list) };
  const call = useClient();
  const found = useCall(
    'listOfficePayments',
    { ...list.paging, ...filters },
    { keep_previous: true },
  );
  const table = useListTable({
    list,
    name: 'payments',
    columns: paymentColumns,
    without: ['family'],
    cards: { title: 'created' },
    looks: usePaymentLooks(),
  });
  return (
    <ListInTab
      list={list}
      found={found}
      table={table}
      printed={(paging) => call('listOfficePayments', { ...paging, ...filters })}
      hrefOf={(row) => `/payments/${row.cuid}`}
      exported={(columns) => ({ list: 'payments', filters, columns })}
    />
  );
}
