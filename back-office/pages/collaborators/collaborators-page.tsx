import { collaboratorFilterSet } from '@ribambelle/api/collaborators/collaborator-filters.ts';
import { collaboratorColumns } from '@ribambelle/api/collaborators/collaborator-columns.ts';
import { Button } from '@mantine/core';
import { useMay } from '../../data/session.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { State } from '../../lists/state.tsx';
import { DeclaredListPage } from '../../lists/declared-list-page.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

/** The list of the team; a collaborator opens beside it. */
export function CollaboratorsPage() {
  const texts = useTexts('office-organisation');
  return (
    <DeclaredListPage
      path="/collaborators"
      call="listCollaborators"
      name="collaborators"
      columns={collaboratorColumns}
      filters={collaboratorFilterSet}
      looks={{
        state: {
          render: ({ active }) => (
            <State color={active ? 'green' : 'gray'}>{active ? texts.working : texts.left}</State>
          ),
        },
        second_factor: { width: 180 },
      }}
      title={texts.team}
      before={<RulesButton />}
      exported={(of) => ({ list: 'collaborators', ...of })}
      add={{ permission: 'collaborators.create', label: texts.add_member }}
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
