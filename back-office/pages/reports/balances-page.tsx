import { TextInput } from '@mantine/core';
import { balanceColumns } from '@ribambelle/api/reports/accounts.ts';
import { balanceFilterSet } from '@ribambelle/api/reports/balance-filters.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { isDay } from '@ribambelle/domain/base/calendar.ts';
import { useSession } from '../../data/session.tsx';
import { DeclaredFilters } from '../../lists/declared-filters.tsx';
import { ListPage } from '../../lists/list-page.tsx';
import { type ListAddress, useListAddress } from '../../lists/use-list-address.ts';
import { useListFilters } from '../../lists/use-list-filters.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { todayIn } from '../availabilities/week.ts';
import { customerPage } from '../record-addresses.ts';

/** The amounts that families owed, or had, at the end of a day; a row leads to its family. */
export function BalancesPage() {
  const texts = useTexts('reports').accounts;
  const list = useListAddress();
  const call = useClient();
  const filters = useListFilters(list, { filters: balanceFilterSet, columns: balanceColumns });
  const found = useCall('listBalances', { ...list.paging, ...filters }, { keep_previous: true });
  const table = useListTable({ list, name: 'balances', columns: balanceColumns, looks: LOOKS });
  return (
    <ListPage
      path="/reports/balances"
      title={texts.balances}
      search={null}
      empty={texts.none_open}
      list={list}
      found={found}
      table={table}
      filters={
        <DeclaredFilters
          list={list}
          name="balances"
          filters={balanceFilterSet}
          instead={{ at: <LastDay list={list} /> }}
        />
      }
      hrefOf={({ customer }) => customerPage(customer.cuid, 'payments')}
      printed={(paging) => call('listBalances', { ...paging, ...filters })}
      exported={(columns) => ({ list: 'balances', filters, columns })}
    />
  );
}

/** The width in pixels of `25 septembre 2026`, uncut. */
const LOOKS = { since: { width: 168 } };

/** The day of the balances, at its end; today by default. */
function LastDay({ list }: { list: ListAddress }) {
  const texts = useTexts('reports').accounts;
  const today = todayIn(useSession().organiser.timezone);
  const day_text = list.filter('at');
  return (
    <TextInput
      type="date"
      aria-label={texts.at}
      value={day_text !== null && isDay(day_text) ? day_text : today}
      max={today}
      onChange={({ target }) =>
        target.value === ''
          ? undefined
          : list.set({ at: target.value === today ? null : target.value })
      }
      w={150}
    />
  );
}
