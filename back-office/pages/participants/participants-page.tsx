import { participantColumns } from '@ribambelle/api/participants/participant-columns.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { ListPage } from '../../lists/list-page.tsx';
import { orderIn } from '../../lists/order-in.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

/** Everybody who takes part; one opens beside the list. */
export function ParticipantsPage() {
  const texts = useTexts('office-customers');
  const list = useListAddress();
  const call = useClient();
  const filters = { search: list.search, sort: orderIn(participantColumns, list) };
  const found = useCall(
    'listOfficeParticipants',
    { ...list.paging, ...filters },
    { keep_previous: true },
  );
  const table = useListTable({ list, name: 'participants', columns: participantColumns });
  return (
    <ListPage
      path="/participants"
      title={texts.participants_title}
      {...{ list, found, table }}
      printed={(paging) => call('listOfficeParticipants', { ...paging, ...filters })}
      exported={(columns) => ({ list: 'participants', filters, columns })}
    />
  );
}
