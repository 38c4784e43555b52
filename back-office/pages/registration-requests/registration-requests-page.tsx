import { requestColumns } from '@ribambelle/api/registration-requests/request-columns.ts';
import { requestFilterSet } from '@ribambelle/api/registration-requests/request-filters.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { DeclaredListPage } from '../../lists/declared-list-page.tsx';
import { RequestState } from './request-state.tsx';

/** The requests of families, the newest first; one opens beside the list, to be decided. */
export function RegistrationRequestsPage() {
  const texts = useTexts('office-registration-requests');
  return (
    <DeclaredListPage
      path="/registration-requests"
      call="listOfficeRegistrationRequests"
      name="registration-requests"
      columns={requestColumns}
      filters={requestFilterSet}
      filtered="registration-requests"
      looks={{
        state: { render: ({ status }) => <RequestState status={status} /> },
        requested: { width: 110 },
        family: { under: 'participant' },
      }}
      title={texts.title}
      search={texts.search}
      exported={(of) => ({ list: 'registration-requests', ...of })}
    />
  );
}
