import { TextInput } from '@mantine/core';
import { balanceColumns } from '@ribambelle/api/reports/accounts.ts';
import { balanceFilterSet } from '@ribambelle/api/reports/balance-filters.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { isDay } from '@ribambelle/domain/base/calendar.ts';
import { useSession } from '../../data/session.tsx';
import { DeclaredFilters } from '../../lists/declared-filters.tsx';
import { ListPage } from '../../lists/list-page.tsx';
import type { ListAddress } from '../../lists/use-list-address.ts';
import { useDeclaredList } from '../../lists/use-declared-list.ts';
import { todayIn } from '../availabilities/week.ts';
import { customerPage } from '../record-addresses.ts';

/** The amounts that families owed, or had, at the end of a day; a row leads to its family. */
export function BalancesPage() {
  const texts = useTexts('reports').accounts;
  const { query, ...shown } = useDeclaredList({
    call: 'listBalances',
    name: 'balances',
    columns: balanceColumns,
    filters: balanceFilterSet,
    looks: LOOKS,
  });
  return (
    <ListPage
      {...shown}
      path="/reports/balances"
      title={texts.balances}
      search={null}
      empty={texts.none_open}
      filters={
        <DeclaredFilters
          list={shown.list}
          name="balances"
          filters={balanceFilterSet}
          instead={{ at: <LastDay list={shown.list} /> }}
        />
      }
      hrefOf={({ customer }) => customerPage(customer.cuid, 'payments')}
      exported={(columns) => ({ list: 'balances', filters: query, columns })}
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
