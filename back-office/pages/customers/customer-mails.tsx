import { mailColumns } from '@ribambelle/api/notifications/mail-columns.ts';
import { ListOfRecord } from '../../lists/list-of-record.tsx';
import { MailState } from '../mailbox/mail-state.tsx';

/** The e-mails to a family. */
export function CustomerMails({ record: { cuid: customer } }: { record: { cuid: string } }) {
  return (
    <ListOfRecord
      call="listSentMails"
      of={{ customer }}
      name="mails"
      columns={mailColumns}
      looks={{
        state: { width: 290, render: ({ state }) => <MailState state={state} /> },
        recipient: { width: 260 },
      }}
      hrefOf={({ cuid }) => `/mailbox/${cuid}`}
    />
  );
}
