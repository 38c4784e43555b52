import { mailColumns } from '@ribambelle/api/notifications/mail-columns.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { ListInTab } from '../../lists/list-in-tab.tsx';
import { orderIn } from '../../lists/order-in.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { MailState } from '../mailbox/mail-state.tsx';

/** The e-mails to a family. */
export function CustomerMails({ record: { cuid: customer } }: { record: { cuid: string } }) {
  const list = useListAddress();
  const call = useClient();
  const found = useCall(
    'listSentMails',
    { ...list.paging, customer, sort: orderIn(mailColumns, list) },
    { keep_previous: true },
  );
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
    <ListInTab
      list={list}
      found={found}
      table={table}
      printed={(paging) =>
        call('listSentMails', { ...paging, customer, sort: orderIn(mailColumns, list) })
      }
      hrefOf={({ cuid }) => `/mailbox/${cuid}`}
    />
  );
}
