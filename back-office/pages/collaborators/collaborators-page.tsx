import type { Answer } from '@ribambelle/api/client.ts';
import type { DataTableColumn } from 'mantine-datatable';
import { useMemo } from 'react';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { ListPage } from '../../lists/list-page.tsx';
import { State } from '../../lists/state.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

type Row = Answer<'listCollaborators'>['data'][number];

/** The team; somebody opens beside the list. */
export function CollaboratorsPage() {
  const texts = useTexts('office-organisation');
  const list = useListAddress();
  const found = useCall(
    'listCollaborators',
    { ...list.paging, search: list.search },
    { keep_previous: true },
  );
  const columns = useMemo<DataTableColumn<Row>[]>(
    () => [
      {
        accessor: 'name',
        title: texts.name,
        render: ({ firstname, lastname }) => `${firstname} ${lastname}`,
      },
      { accessor: 'email', title: texts.email },
      { accessor: 'role', title: texts.role, render: ({ role }) => role.name },
      {
        accessor: 'second_factor',
        title: texts.second_factor,
        width: 180,
        render: ({ second_factor }) => (second_factor ? texts.yes : ''),
      },
      {
        accessor: 'active',
        title: texts.state,
        width: 140,
        render: ({ active }) => (
          <State color={active ? 'green' : 'gray'}>{active ? texts.working : texts.left}</State>
        ),
      },
    ],
    [texts],
  );
  const add = { permission: 'collaborators.create', label: texts.add_member } as const;
  return <ListPage path="/collaborators" title={texts.team} {...{ list, found, columns, add }} />;
}
