import type { Answer } from '@ribambelle/api/client.ts';
import type { DataTableColumn } from 'mantine-datatable';
import { useMemo } from 'react';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { ListPage } from '../../lists/list-page.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

type Row = Answer<'listRoles'>['data'][number];

/** The roles; one opens beside the list. */
export function RolesPage() {
  const texts = useTexts('office-organisation');
  const list = useListAddress();
  const found = useCall('listRoles', list.paging, { keep_previous: true });
  const columns = useMemo<DataTableColumn<Row>[]>(
    () => [
      { accessor: 'name', title: texts.role_name },
      {
        accessor: 'permissions',
        title: texts.rights,
        textAlign: 'right',
        width: 160,
        render: ({ permissions }) => permissions.length,
      },
      { accessor: 'collaborators', title: texts.members, textAlign: 'right', width: 140 },
    ],
    [texts],
  );
  const add = { permission: 'collaborator-roles.create', label: texts.add_role } as const;
  return (
    <ListPage path="/roles" title={texts.roles} search={null} {...{ list, found, columns, add }} />
  );
}
