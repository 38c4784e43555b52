import { mailColumns } from '@ribambelle/api/notifications/mail-columns.ts';
import { ListOfRecord } from '../../lists/list-of-record.tsx';
import { DeliveryLines } from '../notifications/delivery-lines.tsx';
import { MailState } from '../mailbox/mail-state.tsx';

/** The notifications of a family, and all e-mails to it. */
export function CustomerMails({ record: { cuid: customer } }: { record: { cuid: string } }) {
  return (
    <>
      <div className="office-tab-form">
        <DeliveryLines customer={customer} />
      </div>
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
    </>
  );
}
