import { customerFilterSet } from '@ribambelle/api/customers/customer-filters.ts';
import { customerColumns } from '@ribambelle/api/customers/customer-columns.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { WIDTHS } from '../../lists/column-widths.ts';
import { ListPage } from '../../lists/list-page.tsx';
import { DeclaredFilters } from '../../lists/declared-filters.tsx';
import { useListFilters } from '../../lists/use-list-filters.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

/** The families; one opens beside the list. */
export function CustomersPage() {
  const texts = useTexts('office-customers');
  const list = useListAddress();
  const call = useClient();
  const filters = useListFilters(list, { filters: customerFilterSet, columns: customerColumns });
  const found = useCall(
    'listOfficeCustomers',
    { ...list.paging, ...filters },
    { keep_previous: true },
  );
  const table = useListTable({
    list,
    name: 'customers',
    columns: customerColumns,
    looks: {
      phone: { width: WIDTHS.phone },
      registrations: { width: WIDTHS.registrations },
      owes: { width: WIDTHS.amount },
    },
  });
  return (
    <ListPage
      path="/customers"
      title={texts.title}
      search={texts.search}
      list={list}
      found={found}
      table={table}
      filters={<DeclaredFilters list={list} name="customers" filters={customerFilterSet} />}
      printed={(paging) => call('listOfficeCustomers', { ...paging, ...filters })}
      exported={(columns) => ({ list: 'customers', filters, columns })}
      bulk={{
        permission: 'customer-tags.update',
        on: 'CUSTOMERS',
        kinds: ['TAGS'],
        refreshes: REFRESHES,
        titleOf: ({ name }) => name,
        actionOf: (change, { all, cuids }) =>
          change.kind !== 'TAGS'
            ? null
            : {
                on: 'CUSTOMERS',
                selection: all
                  ? { by: 'FILTERS', filters, except: [...cuids] }
                  : { by: 'CHOSEN', chosen: [...cuids] },
                change,
              },
      }}
      written={{
        permission: 'customers.read',
        titleOf: ({ name }) => name,
        recipientsOf: ({ all, cuids }) => ({
          on: 'CUSTOMERS',
          selection: all
            ? { by: 'FILTERS', filters, except: [...cuids] }
            : { by: 'CHOSEN', chosen: [...cuids] },
        }),
      }}
      add={{ permission: 'customers.create', label: texts.add }}
    />
  );
}

const REFRESHES = ['listOfficeCustomers', 'getOfficeCustomer'] as const;
