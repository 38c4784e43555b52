import { paymentFilterSet } from '@ribambelle/api/payments/payment-filters.ts';
import { paymentColumns } from '@ribambelle/api/payments/payment-columns.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { DeclaredFilters } from '../../lists/declared-filters.tsx';
import { useListFilters } from '../../lists/use-list-filters.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { ListPage } from '../../lists/list-page.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { AwaitedMoney } from './awaited-money.tsx';
import { usePaymentLooks } from './use-payment-looks.tsx';

/** All payments; one opens beside the list, and a received one can be recorded there. */
export function PaymentsPage() {
  const texts = useTexts('office-payments');
  const list = useListAddress();
  const call = useClient();
  const filters = useListFilters(list, { filters: paymentFilterSet, columns: paymentColumns });
  const found = useCall(
    'listOfficePayments',
    { ...list.paging, ...filters },
    { keep_previous: true },
  );
  const table = useListTable({
    list,
    name: 'payments',
    columns: paymentColumns,
    looks: usePaymentLooks(),
  });
  return (
    <ListPage
      path="/payments"
      title={texts.title}
      search={texts.search}
      list={list}
      found={found}
      table={table}
      notice={<AwaitedMoney />}
      filters={<DeclaredFilters list={list} name="payments" filters={paymentFilterSet} />}
      printed={(paging) => call('listOfficePayments', { ...paging, ...filters })}
      exported={(columns) => ({ list: 'payments', filters, columns })}
      add={{ permission: 'payments.create', label: texts.add }}
    />
  );
}
