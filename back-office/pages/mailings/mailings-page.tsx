import { mailingColumns } from '@ribambelle/api/mailings/mailing-columns.ts';
import { mailingFilterSet } from '@ribambelle/api/mailings/mailing-filters.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { DeclaredFilters } from '../../lists/declared-filters.tsx';
import { ListPage } from '../../lists/list-page.tsx';
import { State } from '../../lists/state.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useListFilters } from '../../lists/use-list-filters.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { mailingPage } from './mailing-address.ts';

const COLORS = {
  DRAFT: 'gray',
  WRITING: 'amber',
  SENDING: 'amber',
  SENT: 'green',
  CANCELLED: 'red',
} as const;
const FILTERED = { filters: mailingFilterSet, columns: mailingColumns } as const;

/** The mailings, drafts among them; a row leads to its page. */
export function MailingsPage() {
  const texts = useTexts('office-mailings');
  const list = useListAddress();
  const call = useClient();
  const filters = useListFilters(list, FILTERED);
  const found = useCall('listMailings', { ...list.paging, ...filters }, { keep_previous: true });
  const table = useListTable({
    list,
    name: 'mailings',
    columns: mailingColumns,
    looks: {
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
    },
  });
  return (
    <ListPage
      path="/mailings"
      title={texts.title}
      search={texts.search}
      list={list}
      found={found}
      table={table}
      empty={texts.empty}
      filters={<DeclaredFilters list={list} name="mailings" filters={mailingFilterSet} />}
      printed={(paging) => call('listMailings', { ...paging, ...filters })}
      hrefOf={({ cuid }) => mailingPage(cuid)}
      add={{ permission: 'customer-notifications.create', label: texts.add }}
    />
  );
}
