import { resources } from '@ribambelle/api/resources/record.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Pictured } from '../../lists/pictured.tsx';
import { RecordsPage } from '../../records/records-page.tsx';
import { PublishedState } from '../offers/published-state.tsx';

/** The list of the organiser's resources in their order; one opens beside it. */
export function ResourcesPage() {
  const texts = useTexts('office-resources');
  return (
    <RecordsPage
      record={resources}
      texts={texts}
      filtered="resources"
      looks={{
        name: { render: (row) => <Pictured picture={row.picture} title={row.name} /> },
        state: { render: (row) => <PublishedState published={row.published} words={texts} /> },
      }}
    />
  );
}
