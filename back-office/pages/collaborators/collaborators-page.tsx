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

type Row = Answer<'listCollaborators'>['data'][number];

/** The team; somebody opens beside the list. */
export function CollaboratorsPage() {
  const texts = useTexts('office-organisation');
  const list = useListAddress();
  const panel = usePanel('/collaborators');
  const { data, isFetching } = useCall('listCollaborators', { ...list.paging, search: list.search }, { keep: true });
  const columns = useMemo<DataTableColumn<Row>[]>(
    () => [
      { accessor: 'name', title: texts.name, render: ({ firstname, lastname }) => `${firstname} ${lastname}` },
      { accessor: 'email', title: texts.email },
      { accessor: 'role', title: texts.role, render: ({ role }) => role.name },
      {
        accessor: 'second_factor',
        title: texts.second_factor,
        width: 180,
        render: ({ second_factor }) => (second_factor ? texts.yes : ''),
      },
      {
        ...{ accessor: 'active', title: texts.state, width: 140 },
        render: ({ active }) => <State color={active ? 'green' : 'gray'}>{active ? texts.working : texts.left}</State>,
      },
    ],
    [texts],
  );
  const tools = (
    <>
      <SearchField list={list} />
      <NewButton permission="collaborators.create" onClick={() => panel.open('new')}>
        {texts.add_member}
      </NewButton>
    </>
  );
  return (
    <Page title={texts.team} tools={tools}>
      <RecordsTable
        {...{ list, columns, answer: data, fetching: isFetching, current: panel.current }}
        onOpen={({ cuid }) => panel.open(cuid)}
      />
      <Outlet />
    </Page>
  );
}
