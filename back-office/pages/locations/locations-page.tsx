import type { Answer } from '@ribambelle/api/client.ts';
import type { DataTableColumn } from 'mantine-datatable';
import { useMemo } from 'react';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { ListPage } from '../../lists/list-page.tsx';
import { State } from '../../lists/state.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

type Row = Answer<'listOfficeLocations'>['data'][number];

/** The organiser's locations; one opens beside the list. */
export function LocationsPage() {
  const texts = useTexts('office-locations');
  const list = useListAddress();
  const found = useCall(
    'listOfficeLocations',
    { ...list.paging, search: list.search },
    { keep_previous: true },
  );
  const columns = useMemo<DataTableColumn<Row>[]>(
    () => [
      { accessor: 'name', title: texts.name },
      { accessor: 'address', title: texts.address, render: (row) => addressOf(row) },
      { accessor: 'availabilities', title: texts.used, textAlign: 'right', width: 90 },
      {
        accessor: 'active',
        title: texts.state,
        width: 120,
        render: ({ active }) => (
          <State color={active ? 'green' : 'gray'}>{active ? texts.active : texts.inactive}</State>
        ),
      },
    ],
    [texts],
  );
  const add = { permission: 'locations.create', label: texts.add } as const;
  return <ListPage path="/locations" title={texts.title} {...{ list, found, columns, add }} />;
}

function addressOf(row: Row): string {
  return [`${row.street} ${row.number}`.trim(), `${row.postcode} ${row.city}`.trim()]
    .filter((part) => part !== '')
    .join(', ');
}
