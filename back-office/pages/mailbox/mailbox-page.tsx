import type { Ask } from '@ribambelle/api/client.ts';
import { mailColumns } from '@ribambelle/api/notifications/mail-columns.ts';
import { mailState } from '@ribambelle/api/notifications/mail-shapes.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { FilterSelect } from '../../lists/filter-select.tsx';
import { ListPage } from '../../lists/list-page.tsx';
import { orderIn } from '../../lists/order-in.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { MailState } from './mail-state.tsx';
import { SendAll } from './send-again.tsx';

/** The filter of the address, when it is a state. */
function stateOf(text: string | null): Pick<Ask<'listSentMails'>, 'state'> {
  const state = text === 'UNSENT' ? text : mailState.safeParse(text).data;
  return state === undefined ? {} : { state };
}

/** The e-mails to families; one opens beside the list. */
export function MailboxPage() {
  const texts = useTexts('office-organisation');
  const mails = useTexts('office-mails');
  const list = useListAddress();
  const call = useClient();
  const filters = {
    search: list.search,
    ...stateOf(list.filter('state')),
    sort: orderIn(mailColumns, list),
  };
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
  const options = [
    { value: 'UNSENT', label: mails.unsent },
    ...mailState.options.map((value) => ({ value, label: texts.mailStateOf(value) })),
  ];
  return (
    <ListPage
      path="/mailbox"
      title={texts.mailbox}
      search={texts.search_mail}
      filters={
        <FilterSelect list={list} name="state" label={mails.all_states} options={options} w={210} />
      }
      printed={(paging) => call('listSentMails', { ...paging, ...filters })}
      exported={(columns) => ({ list: 'mails', filters, columns })}
      before={<SendAll />}
      {...{ list, found, table }}
    />
  );
}
