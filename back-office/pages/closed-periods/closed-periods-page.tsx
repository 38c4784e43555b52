import { closedPeriodColumns } from '@ribambelle/api/closed-periods/closed-period-columns.ts';
import { closedPeriodFilterSet } from '@ribambelle/api/closed-periods/closed-period-filters.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { DeclaredFilters } from '../../lists/declared-filters.tsx';
import { ListPage } from '../../lists/list-page.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useListFilters } from '../../lists/use-list-filters.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { AddSchoolHolidays } from './add-school-holidays.tsx';

/** The list of the organiser's holidays and closures; one opens beside it. */
export function ClosedPeriodsPage() {
  const texts = useTexts('office-closed-periods');
  const list = useListAddress();
  const call = useClient();
  const filters = useListFilters(list, {
    filters: closedPeriodFilterSet,
    columns: closedPeriodColumns,
  });
  const found = useCall(
    'listClosedPeriods',
    { ...list.paging, ...filters },
    { keep_previous: true },
  );
  const table = useListTable({
    list,
    name: 'closed-periods',
    columns: closedPeriodColumns,
  });
  return (
    <ListPage
      {...{ path: '/closed-periods', title: texts.title, list, found, table }}
      empty={texts.empty}
      filters={
        <DeclaredFilters list={list} name="closed-periods" filters={closedPeriodFilterSet} />
      }
      before={<AddSchoolHolidays />}
      printed={(paging) => call('listClosedPeriods', { ...paging, ...filters })}
      exported={(columns) => ({ list: 'closed-periods', filters, columns })}
      add={{ permission: 'date-configurations.create', label: texts.add }}
    />
  );
}
