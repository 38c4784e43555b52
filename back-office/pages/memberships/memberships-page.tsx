import { memberships } from '@ribambelle/api/memberships/record.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Pictured } from '../../lists/pictured.tsx';
import { RecordsPage } from '../../records/records-page.tsx';
import { PublishedState } from '../offers/published-state.tsx';
import { usePeriod } from './use-period.ts';

/** The list of the organiser's memberships in their order; one opens beside it. */
export function MembershipsPage() {
  const texts = useTexts('office-memberships');
  const period = usePeriod();
  return (
    <RecordsPage
      record={memberships}
      texts={texts}
      filtered="memberships"
      looks={{
        title: { render: (row) => <Pictured picture={row.picture} title={row.title} /> },
        period: { width: 290, render: (row) => period(row) },
        state: { render: (row) => <PublishedState published={row.published} words={texts} /> },
      }}
    />
  );
}
