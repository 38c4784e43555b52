import type { Answer } from '@ribambelle/api/client.ts';
import type { DataTableColumn } from 'mantine-datatable';
import { useMemo } from 'react';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useFormats } from '../../formats/formats.ts';
import { WIDTHS } from '../../lists/column-widths.ts';
import { FilterSelect } from '../../lists/filter-select.tsx';
import { ListPage } from '../../lists/list-page.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

type Row = Answer<'listOfficeCustomers'>['data'][number];

/** The families; one opens beside the list. */
export function CustomersPage() {
  const texts = useTexts('office-customers');
  const list = useListAddress();
  const request = {
    ...list.paging,
    search: list.search,
    ...(list.filter('outstanding') === null ? {} : { outstanding: true }),
  };
  const found = useCall('listOfficeCustomers', request, { keep_previous: true });
  const columns = useColumns();
  const owing = [{ value: 'true', label: texts.only_owing }];
  return (
    <ListPage
      {...{
        path: '/customers',
        title: texts.title,
        search: texts.search,
        list,
        found,
        columns,
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
      add={{ permission: 'customers.create', label: texts.add }}
    />
  );
}

function useColumns(): DataTableColumn<Row>[] {
  const texts = useTexts('office-customers');
  const formats = useFormats();
  return useMemo(
    () => [
      { accessor: 'name', title: texts.name, noWrap: true },
      { accessor: 'participants', title: texts.children, ellipsis: true },
      { accessor: 'email', title: texts.email, ellipsis: true },
      { accessor: 'phone', title: texts.phone, width: 160, noWrap: true },
      { accessor: 'registrations', title: texts.registrations, textAlign: 'right', width: 110 },
      {
        accessor: 'outstanding_amount',
        title: texts.owes,
        textAlign: 'right',
        width: WIDTHS.amount,
        render: ({ outstanding_amount }) =>
          outstanding_amount === null || outstanding_amount === 0
            ? ''
            : formats.price(outstanding_amount),
      },
      {
        accessor: 'wallet_amount',
        title: texts.wallet,
        textAlign: 'right',
        width: 120,
        render: ({ wallet_amount }) =>
          wallet_amount === null || wallet_amount === 0 ? '' : formats.price(wallet_amount),
      },
    ],
    [texts, formats],
  );
}
