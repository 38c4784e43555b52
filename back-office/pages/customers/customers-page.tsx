import { customerFilterSet } from '@ribambelle/api/customers/customer-filters.ts';
import { customerColumns } from '@ribambelle/api/customers/customer-columns.ts';
import { WIDTHS } from '../../lists/column-widths.ts';
import { ListPage } from '../../lists/list-page.tsx';
import { DeclaredFilters } from '../../lists/declared-filters.tsx';
import { useDeclaredList } from '../../lists/use-declared-list.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

/** The families; one opens beside the list. */
export function CustomersPage() {
  const texts = useTexts('office-customers');
  const { query, ...shown } = useDeclaredList({
    call: 'listOfficeCustomers',
    name: 'customers',
    columns: customerColumns,
    filters: customerFilterSet,
    looks: {
      phone: { width: WIDTHS.phone },
      registrations: { width: WIDTHS.registrations },
      owes: { width: WIDTHS.amount },
    },
    also: ({ unmoved_from, unmoved_to }) =>
      unmoved_from === undefined && unmoved_to === undefined ? [] : ['wallet', 'moved'],
  });
  return (
    <ListPage
      {...shown}
      path="/customers"
      title={texts.title}
      search={texts.search}
      filters={<DeclaredFilters list={shown.list} name="customers" filters={customerFilterSet} />}
      exported={(columns) => ({ list: 'customers', filters: query, columns })}
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
                  ? { by: 'FILTERS', filters: query, except: [...cuids] }
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
            ? { by: 'FILTERS', filters: query, except: [...cuids] }
            : { by: 'CHOSEN', chosen: [...cuids] },
        }),
      }}
      add={{ permission: 'customers.create', label: texts.add }}
    />
  );
}

const REFRESHES = ['listOfficeCustomers', 'getOfficeCustomer'] as const;
