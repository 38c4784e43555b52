import { mailColumns } from '@ribambelle/api/notifications/mail-columns.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { ListPage } from '../../lists/list-page.tsx';
import { State } from '../../lists/state.tsx';
import { useListTable } from '../../lists/use-list-table.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

/** The e-mails to families; one opens beside the list. */
export function MailboxPage() {
  const texts = useTexts('office-organisation');
  const list = useListAddress();
  const found = useCall(
    'listSentMails',
    { ...list.paging, search: list.search },
    { keep_previous: true },
  );
  const table = useListTable({
    list,
    name: 'mails',
    columns: mailColumns,
    looks: {
      state: {
        width: 290,
        render: ({ state }) => (
          <State color={state === 'FAILED' ? 'red' : state === 'QUEUED' ? 'amber' : 'green'}>
            {texts.mailStateOf(state)}
          </State>
        ),
      },
      recipient: { width: 260 },
    },
  });
  return (
    <ListPage
      path="/mailbox"
      title={texts.mailbox}
      search={texts.search_mail}
      {...{ list, found, table }}
    />
  );
}
