import { collaboratorFilterSet } from '@ribambelle/api/collaborators/collaborator-filters.ts';
import { collaboratorColumns } from '@ribambelle/api/collaborators/collaborator-columns.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { Button } from '@mantine/core';
import { useMay } from '../../data/session.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { ListPage } from '../../lists/list-page.tsx';
import { State } from '../../lists/state.tsx';
import { useListFilters } from '../../lists/use-list-filters.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

/** The list of the team; a collaborator opens beside it. */
export function CollaboratorsPage() {
  const texts = useTexts('office-organisation');
  const list = useListAddress();
  const call = useClient();
  const filters = useListFilters(list, {
    filters: collaboratorFilterSet,
    columns: collaboratorColumns,
  });
  const found = useCall(
    'listCollaborators',
    { ...list.paging, ...filters },
    { keep_previous: true },
  );
  const table = useListTable({
    list,
    name: 'collaborators',
    columns: collaboratorColumns,
    looks: {
      state: {
        render: ({ active }) => (
          <State color={active ? 'green' : 'gray'}>{active ? texts.working : texts.left}</State>
        ),
      },
      second_factor: { width: 180 },
    },
  });
  const add = { permission: 'collaborators.create', label: texts.add_member } as const;
  return (
    <ListPage
      path="/collaborators"
      title={texts.team}
      before={<RulesButton />}
      printed={(paging) => call('listCollaborators', { ...paging, ...filters })}
      exported={(columns) => ({ list: 'collaborators', filters, columns })}
      list={list}
      found={found}
      table={table}
      add={add}
    />
  );
}

function RulesButton() {
  const texts = useTexts('office-access');
  const panel = usePanel('/collaborators');
  return useMay()('organiser-account.read') ? (
    <Button variant="default" onClick={() => panel.open('rules')}>
      {texts.rules}
    </Button>
  ) : null;
}
