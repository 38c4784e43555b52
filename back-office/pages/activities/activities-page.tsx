import { activityFilterSet } from '@ribambelle/api/activities/activity-filters.ts';
import { activityColumns } from '@ribambelle/api/activities/activity-columns.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { WIDTHS } from '../../lists/column-widths.ts';
import { ListPage } from '../../lists/list-page.tsx';
import { Pictured } from '../../lists/pictured.tsx';
import { State } from '../../lists/state.tsx';
import { DeclaredFilters } from '../../lists/declared-filters.tsx';
import { useListFilters } from '../../lists/use-list-filters.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { recordAddress } from '../record-addresses.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

/** The organiser's activities in catalogue order; each leads to its page. */
export function ActivitiesPage() {
  const texts = useTexts('office-activities');
  const list = useListAddress();
  const call = useClient();
  const filters = useListFilters(list, { filters: activityFilterSet, columns: activityColumns });
  const found = useCall(
    'listOfficeActivities',
    { ...list.paging, ...filters },
    { keep_previous: true },
  );
  const table = useListTable({
    list,
    name: 'activities',
    columns: activityColumns,
    looks: {
      title: { render: (row) => <Pictured picture={row.picture} title={row.title} /> },
      categories: { lines: 1 },
      ages: {
        width: WIDTHS.ages,
        render: ({ age_minimum, age_maximum }) => texts.years(age_minimum, age_maximum),
      },
      state: {
        render: (row) => (
          <State color={row.published ? 'green' : 'gray'}>
            {row.published ? texts.published : texts.unpublished}
          </State>
        ),
      },
    },
  });
  return (
    <ListPage
      path="/activities"
      title={texts.title}
      list={list}
      found={found}
      table={table}
      printed={(paging) => call('listOfficeActivities', { ...paging, ...filters })}
      exported={(columns) => ({ list: 'activities', filters, columns })}
      hrefOf={({ cuid }) => recordAddress('/activities', cuid)}
      filters={<DeclaredFilters list={list} name="activities" filters={activityFilterSet} />}
      add={{ permission: 'activities.create', label: texts.add }}
    />
  );
}
