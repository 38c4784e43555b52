import { customerColumns } from '@ribambelle/api/customers/customer-columns.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { WIDTHS } from '../../lists/column-widths.ts';
import { FilterSelect } from '../../lists/filter-select.tsx';
import { ListPage } from '../../lists/list-page.tsx';
import { orderIn } from '../../lists/order-in.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

/** The families; one opens beside the list. */
export function CustomersPage() {
  const texts = useTexts('office-customers');
  const list = useListAddress();
  const call = useClient();
  const filters = {
    search: list.search,
    ...(list.filter('outstanding') === null ? {} : { outstanding: true }),
    sort: orderIn(customerColumns, list),
  };
  const found = useCall(
    'listOfficeCustomers',
    { ...list.paging, ...filters },
    { keep_previous: true },
  );
  const table = useListTable({
    list,
    name: 'customers',
    columns: customerColumns,
    looks: { owes: { width: WIDTHS.amount } },
  });
  const owing = [{ value: 'true', label: texts.only_owing }];
  return (
    <ListPage
      {...{
        path: '/customers',
        title: texts.title,
        search: texts.search,
        list,
        found,
        table,
        views: 'customers',
      }}
      filters={
        <FilterSelect
          list={list}
          name="outstanding"
          label={texts.filter_owes}
          options={owing}
          w={210}
        />
      }
      printed={(paging) => call('listOfficeCustomers', { ...paging, ...filters })}
      exported={(columns) => ({ list: 'customers', filters, columns })}
      add={{ permission: 'customers.create', label: texts.add }}
    />
  );
}
