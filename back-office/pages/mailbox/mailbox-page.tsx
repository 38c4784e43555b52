import { mailColumns } from '@ribambelle/api/notifications/mail-columns.ts';
import { mailFilterSet } from '@ribambelle/api/notifications/mail-filters.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { DeclaredListPage } from '../../lists/declared-list-page.tsx';
import { MailState } from './mail-state.tsx';
import { SendAll } from './send-again.tsx';

/** The e-mails to families; one opens beside the list. */
export function MailboxPage() {
  const texts = useTexts('office-organisation');
  return (
    <DeclaredListPage
      path="/mailbox"
      call="listSentMails"
      name="mails"
      columns={mailColumns}
      filters={mailFilterSet}
      filtered="mails"
      looks={{
        state: { width: 290, render: ({ state }) => <MailState state={state} /> },
        recipient: { width: 260 },
      }}
      title={texts.mailbox}
      search={texts.search_mail}
      before={<SendAll />}
      exported={(of) => ({ list: 'mails', ...of })}
    />
  );
}
