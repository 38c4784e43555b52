import { activityFilterSet } from '@ribambelle/api/activities/activity-filters.ts';
import { activityColumns } from '@ribambelle/api/activities/activity-columns.ts';
import { WIDTHS } from '../../lists/column-widths.ts';
import { DeclaredListPage } from '../../lists/declared-list-page.tsx';
import { Pictured } from '../../lists/pictured.tsx';
import { State } from '../../lists/state.tsx';
import { recordAddress } from '../record-addresses.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

/** The organiser's activities in catalogue order; each leads to its page. */
export function ActivitiesPage() {
  const texts = useTexts('office-activities');
  return (
    <DeclaredListPage
      path="/activities"
      call="listOfficeActivities"
      name="activities"
      columns={activityColumns}
      filters={activityFilterSet}
      filtered="activities"
      looks={{
        title: { render: (row) => <Pictured picture={row.picture} title={row.title} /> },
        categories: { lines: 1 },
        ages: {
          width: WIDTHS.ages,
          render: ({ age_minimum, age_maximum }) => texts.years(age_minimum, age_maximum),
        },
        state: {
          render: ({ published }) => (
            <State color={published ? 'green' : 'gray'}>
              {published ? texts.published : texts.unpublished}
            </State>
          ),
        },
      }}
      title={texts.title}
      exported={(of) => ({ list: 'activities', ...of })}
      hrefOf={({ cuid }) => recordAddress('/activities', cuid)}
      add={{ permission: 'activities.create', label: texts.add }}
    />
  );
}
