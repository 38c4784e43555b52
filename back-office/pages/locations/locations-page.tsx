import type { Answer } from '@ribambelle/api/client.ts';
import type { DataTableColumn } from 'mantine-datatable';
import { useMemo } from 'react';
import { Outlet } from 'react-router';
import { useCall } from '../../data/use-call.ts';
import { RecordsTable } from '../../lists/records-table.tsx';
import { SearchField } from '../../lists/search-field.tsx';
import { State } from '../../lists/state.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { usePanel } from '../../panels/use-panel.ts';
import { NewButton } from '../../shell/new-button.tsx';
import { Page } from '../../shell/page.tsx';
import { useTexts } from '../../texts/use-texts.ts';

type Row = Answer<'listOfficeLocations'>['data'][number];

/** The organiser's locations; one opens beside the list. */
export function LocationsPage() {
  const texts = useTexts('office-locations');
  const list = useListAddress();
  const panel = usePanel('/locations');
  const { data, isFetching } = useCall('listOfficeLocations', { ...list.paging, search: list.search }, { keep: true });
  const columns = useMemo<DataTableColumn<Row>[]>(
    () => [
      { accessor: 'name', title: texts.name },
      { accessor: 'address', title: texts.address, render: (row) => addressOf(row) },
      { accessor: 'availabilities', title: texts.used, textAlign: 'right', width: 90 },
      {
        ...{ accessor: 'active', title: texts.state, width: 120 },
        render: ({ active }) => <State color={active ? 'green' : 'gray'}>{active ? texts.active : texts.inactive}</State>,
      },
    ],
    [texts],
  );
  const tools = (
    <>
      <SearchField list={list} />
      <NewButton permission="locations.create" onClick={() => panel.open('new')}>
        {texts.add}
      </NewButton>
    </>
  );
  return (
    <Page title={texts.title} tools={tools}>
      <RecordsTable
        {...{ list, columns, answer: data, fetching: isFetching, current: panel.current }}
        onOpen={({ cuid }) => panel.open(cuid)}
      />
      <Outlet />
    </Page>
  );
}

function addressOf(row: Row): string {
  return [`${row.street} ${row.number}`.trim(), `${row.postcode} ${row.city}`.trim()].filter((part) => part !== '').join(', ');
}
