import { mailFilterSet } from '@ribambelle/api/notifications/mail-filters.ts';
import { mailColumns } from '@ribambelle/api/notifications/mail-columns.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { ListPage } from '../../lists/list-page.tsx';
import { DeclaredFilters } from '../../lists/declared-filters.tsx';
import { useListFilters } from '../../lists/use-list-filters.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { MailState } from './mail-state.tsx';
import { SendAll } from './send-again.tsx';

/** The e-mails to families; one opens beside the list. */
export function MailboxPage() {
  const texts = useTexts('office-organisation');
  const list = useListAddress();
  const call = useClient();
  const filters = useListFilters(list, { filters: mailFilterSet, columns: mailColumns });
  const found = useCall('listSentMails', { ...list.paging, ...filters }, { keep_previous: true });
  const table = useListTable({
    list,
    name: 'mails',
    columns: mailColumns,
    looks: {
      state: { width: 290, render: ({ state }) => <MailState state={state} /> },
      recipient: { width: 260 },
    },
  });
  return (
    <ListPage
      path="/mailbox"
      title={texts.mailbox}
      search={texts.search_mail}
      filters={<DeclaredFilters list={list} name="mails" filters={mailFilterSet} />}
      printed={(paging) => call('listSentMails', { ...paging, ...filters })}
      exported={(columns) => ({ list: 'mails', filters, columns })}
      before={<SendAll />}
      list={list}
      found={found}
      table={table}
    />
  );
}
