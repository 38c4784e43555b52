import { mailingRecipientColumns } from '@ribambelle/api/mailings/mailing-recipient-columns.ts';
import { mailingRecipientFilterSet } from '@ribambelle/api/mailings/mailing-filters.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { DeclaredFilters } from '../../lists/declared-filters.tsx';
import { ListInTab } from '../../lists/list-in-tab.tsx';
import { State } from '../../lists/state.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useListFilters } from '../../lists/use-list-filters.ts';
import { useListTable } from '../../lists/use-list-table.tsx';

const COLORS = {
  WAITING: 'amber',
  SENT: 'green',
  KEPT: 'red',
  FAILED: 'red',
  BOUNCED: 'red',
  HELD_BACK: 'gray',
  CANCELLED: 'gray',
} as const;
const FILTERED = { filters: mailingRecipientFilterSet, columns: mailingRecipientColumns } as const;

/**
 * The families of a mailing with the result for each; a row leads to its e-mail, or to the family
 * when there is none.
 */
export function RecipientsOfMailing({ mailing }: { mailing: string }) {
  const texts = useTexts('office-mailings');
  const mails = useTexts('office-mails');
  const may = useMay();
  const call = useClient();
  const list = useListAddress();
  const filters = useListFilters(list, FILTERED);
  const request = { mailing, ...filters };
  const found = useCall(
    'listMailingRecipients',
    { ...list.paging, ...request },
    { keep_previous: true },
  );
  const table = useListTable({
    list,
    name: 'mailing-recipients',
    columns: mailingRecipientColumns,
    looks: {
      email: { width: 240 },
      state: {
        width: 320,
        render: ({ state, held_back, failure }) => (
          <State color={COLORS[state]}>
            {[
              texts.recipient_states[state],
              held_back === null ? '' : texts.held_back[held_back],
              failure === null || state === 'CANCELLED' ? '' : mails.failureOf(failure),
            ]
              .filter((part) => part !== '')
              .join(' · ')}
          </State>
        ),
      },
    },
  });
  return (
    <ListInTab
      list={list}
      found={found}
      table={table}
      search={texts.search_recipient}
      filters={
        <DeclaredFilters
          list={list}
          name="mailing-recipients"
          filters={mailingRecipientFilterSet}
        />
      }
      printed={(paging) => call('listMailingRecipients', { ...paging, ...request })}
      hrefOf={({ mail, cuid }) =>
        mail !== null && may('mails.read') ? `/mailbox/${mail}` : `/customers/${cuid}`
      }
    />
  );
}
