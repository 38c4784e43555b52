import type { Answer } from '@ribambelle/api/client.ts';
import { requestColumns } from '@ribambelle/api/registration-requests/request-columns.ts';
import { requestFilterSet } from '@ribambelle/api/registration-requests/request-filters.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { DeclaredFilters } from '../../lists/declared-filters.tsx';
import { ListPage } from '../../lists/list-page.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useListFilters } from '../../lists/use-list-filters.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { RequestState } from './request-state.tsx';

type Row = Answer<'listOfficeRegistrationRequests'>['data'][number];

/** The requests of families, the newest first; one opens beside the list, to be decided. */
export function RegistrationRequestsPage() {
  const texts = useTexts('office-registration-requests');
  const list = useListAddress();
  const call = useClient();
  const filters = useListFilters(list, { filters: requestFilterSet, columns: requestColumns });
  const found = useCall(
    'listOfficeRegistrationRequests',
    { ...list.paging, ...filters },
    { keep_previous: true },
  );
  const table = useListTable({
    list,
    name: 'registration-requests',
    columns: requestColumns,
    looks: {
      state: { render: ({ status }: Row) => <RequestState status={status} /> },
      requested: { width: 110 },
      family: { under: 'participant' },
    },
  });
  return (
    <ListPage
      path="/registration-requests"
      title={texts.title}
      search={texts.search}
      list={list}
      found={found}
      table={table}
      filters={
        <DeclaredFilters list={list} name="registration-requests" filters={requestFilterSet} />
      }
      printed={(paging) => call('listOfficeRegistrationRequests', { ...paging, ...filters })}
      exported={(columns) => ({ list: 'registration-requests', filters, columns })}
    />
  );
}
