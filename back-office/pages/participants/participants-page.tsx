import { participantFilterSet } from '@ribambelle/api/participants/participant-filters.ts';
import { participantColumns } from '@ribambelle/api/participants/participant-columns.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { WIDTHS } from '../../lists/column-widths.ts';
import { DeclaredFilters } from '../../lists/declared-filters.tsx';
import { ListPage } from '../../lists/list-page.tsx';
import { useListFilters } from '../../lists/use-list-filters.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

/** The list of all participants; one opens beside it. */
export function ParticipantsPage() {
  const texts = useTexts('office-customers');
  const list = useListAddress();
  const call = useClient();
  const filters = useListFilters(list, {
    filters: participantFilterSet,
    columns: participantColumns,
  });
  const found = useCall(
    'listOfficeParticipants',
    { ...list.paging, ...filters },
    { keep_previous: true },
  );
  const table = useListTable({
    list,
    name: 'participants',
    columns: participantColumns,
    looks: { registrations: { width: WIDTHS.registrations } },
  });
  return (
    <ListPage
      path="/participants"
      title={texts.participants_title}
      list={list}
      found={found}
      table={table}
      filters={<DeclaredFilters list={list} name="participants" filters={participantFilterSet} />}
      printed={(paging) => call('listOfficeParticipants', { ...paging, ...filters })}
      exported={(columns) => ({ list: 'participants', filters, columns })}
    />
  );
}
