import { mailingColumns } from '@ribambelle/api/mailings/mailing-columns.ts';
import { mailingFilterSet } from '@ribambelle/api/mailings/mailing-filters.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { DeclaredListPage } from '../../lists/declared-list-page.tsx';
import { State } from '../../lists/state.tsx';
import { mailingPage } from './mailing-address.ts';

const COLORS = {
  DRAFT: 'gray',
  PLANNED: 'green',
  WRITING: 'amber',
  SENDING: 'amber',
  SENT: 'green',
  CANCELLED: 'red',
} as const;

/** The mailings, drafts among them; a row leads to its page. */
export function MailingsPage() {
  const texts = useTexts('office-mailings');
  return (
    <DeclaredListPage
      path="/mailings"
      call="listMailings"
      name="mailings"
      columns={mailingColumns}
      filters={mailingFilterSet}
      filtered="mailings"
      looks={{
        subject: { width: 260, render: ({ subject }) => subject || texts.untitled },
        state: {
          width: 150,
          render: ({ state, families, sent, failed }) =>
            state === 'SENT' && families > 0 && sent + failed === 0 ? (
              <State color="red">{texts.kept_state(0)}</State>
            ) : (
              <State color={COLORS[state]}>{texts.states[state]}</State>
            ),
        },
      }}
      title={texts.title}
      search={texts.search}
      empty={texts.empty}
      hrefOf={({ cuid }) => mailingPage(cuid)}
      add={{ permission: 'customer-notifications.create', label: texts.add }}
    />
  );
}
