import { activityColumns } from '@ribambelle/api/activities/activity-columns.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { WIDTHS } from '../../lists/column-widths.ts';
import { FilterSelect } from '../../lists/filter-select.tsx';
import { ListPage } from '../../lists/list-page.tsx';
import { Pictured } from '../../lists/pictured.tsx';
import { State } from '../../lists/state.tsx';
import { orderIn } from '../../lists/order-in.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { type ListAddress, useListAddress } from '../../lists/use-list-address.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useCategoryOptions } from './use-category-options.ts';

/** The organiser's activities in catalogue order; one opens beside the list. */
export function ActivitiesPage() {
  const texts = useTexts('office-activities');
  const list = useListAddress();
  const call = useClient();
  const published = list.filter('published');
  const category = list.filter('category');
  const filters = {
    search: list.search,
    ...(published === null ? {} : { published: published === 'true' }),
    ...(category === null ? {} : { category }),
    sort: orderIn(activityColumns, list),
  };
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
      {...{ path: '/activities', title: texts.title, list, found, table, views: 'activities' }}
      printed={(paging) => call('listOfficeActivities', { ...paging, ...filters })}
      exported={(columns) => ({ list: 'activities', filters, columns })}
      filters={<Filters list={list} />}
      add={{ permission: 'activities.create', label: texts.add }}
    />
  );
}

function Filters({ list }: { list: ListAddress }) {
  const texts = useTexts('office-activities');
  const states = [
    { value: 'true', label: texts.published },
    { value: 'false', label: texts.unpublished },
  ];
  return (
    <>
      <FilterSelect
        list={list}
        name="category"
        label={texts.all_categories}
        options={useCategoryOptions()}
        w={190}
      />
      <FilterSelect
        list={list}
        name="published"
        label={texts.all_states}
        options={states}
        w={140}
      />
    </>
  );
}
