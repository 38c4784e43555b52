import type { Answer } from '@ribambelle/api/client.ts';
import type { DataTableColumn } from 'mantine-datatable';
import { useMemo } from 'react';
import { Outlet } from 'react-router';
import { useCall } from '../../data/use-call.ts';
import { RecordsTable } from '../../lists/records-table.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { usePanel } from '../../panels/use-panel.ts';
import { NewButton } from '../../shell/new-button.tsx';
import { Page } from '../../shell/page.tsx';
import { useTexts } from '../../texts/use-texts.ts';

type Row = Answer<'listRoles'>['data'][number];

/** The roles; one opens beside the list. */
export function RolesPage() {
  const texts = useTexts('office-organisation');
  const list = useListAddress();
  const panel = usePanel('/roles');
  const { data, isFetching } = useCall('listRoles', list.paging, { keep: true });
  const columns = useMemo<DataTableColumn<Row>[]>(
    () => [
      { accessor: 'name', title: texts.role_name },
      { accessor: 'permissions', title: texts.rights, textAlign: 'right', width: 160, render: ({ permissions }) => permissions.length },
      { accessor: 'collaborators', title: texts.members, textAlign: 'right', width: 140 },
    ],
    [texts],
  );
  const add = (
    <NewButton permission="collaborator-roles.create" onClick={() => panel.open('new')}>
      {texts.add_role}
    </NewButton>
  );
  return (
    <Page title={texts.roles} tools={add}>
      <RecordsTable
        {...{ list, columns, answer: data, fetching: isFetching, current: panel.current }}
        onOpen={({ cuid }) => panel.open(cuid)}
      />
      <Outlet />
    </Page>
  );
}
