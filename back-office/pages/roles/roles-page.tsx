import { roleColumns } from '@ribambelle/api/collaborators/role-columns.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { ListPage } from '../../lists/list-page.tsx';
import { useListTable } from '../../lists/use-list-table.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

/** The list of roles; one opens beside it. */
export function RolesPage() {
  const texts = useTexts('office-organisation');
  const list = useListAddress();
  const found = useCall('listRoles', list.paging, { keep_previous: true });
  const table = useListTable({ list, name: 'roles', columns: roleColumns });
  const add = { permission: 'collaborator-roles.create', label: texts.add_role } as const;
  return (
    <ListPage
      path="/roles"
      title={texts.roles}
      search={null}
      list={list}
      found={found}
      table={table}
      add={add}
    />
  );
}
