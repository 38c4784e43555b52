import { availabilityFilterSet } from '@ribambelle/api/availabilities/availability-filters.ts';
import { Button } from '@mantine/core';
import { availabilityColumns } from '@ribambelle/api/availabilities/availability-columns.ts';
import { useMay, useSession } from '../../data/session.tsx';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useFormats } from '../../formats/formats.ts';
import { ListPage } from '../../lists/list-page.tsx';
import { DeclaredFilters } from '../../lists/declared-filters.tsx';
import { useListFilters } from '../../lists/use-list-filters.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { usePanel } from '../../panels/use-panel.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { AvailabilityState, Places } from './places.tsx';
import { AVAILABILITY_LISTS } from './refreshes.ts';
import { todayIn } from './week.ts';

/** Availabilities from today on, unless the filters say otherwise; one opens beside the list. */
export function AvailabilitiesPage() {
  const texts = useTexts('office-availabilities');
  const formats = useFormats();
  const { timezone } = useSession().organiser;
  const list = useListAddress();
  const call = useClient();
  const panel = usePanel('/availabilities');
  const may = useMay();
  const read = useListFilters(list, {
    filters: availabilityFilterSet,
    columns: availabilityColumns,
  });
  const { sort, ...chosen } = read;
  const ahead = chosen.from === undefined && chosen.until === undefined;
  const filters = ahead ? { ...chosen, from: todayIn(timezone) } : chosen;
  const found = useCall(
    'listOfficeAvailabilities',
    { ...list.paging, ...filters, sort },
    { keep_previous: true },
  );
  const table = useListTable({
    list,
    name: 'availabilities',
    columns: availabilityColumns,
    looks: {
      start: {
        width: 250,
        render: (row) => (
          <span>
            {formats.date(row.start_at)}{' '}
            <span className="office-muted">
              {row.dates > 1 ? texts.days_count(row.dates) : formats.time(row.start_at)}
            </span>
          </span>
        ),
      },
      places: {
        width: 150,
        render: (row) => <Places registered={row.registered} capacity={row.capacity} />,
      },
      state: { render: (row) => <AvailabilityState status={row.status} /> },
    },
  });
  const one = (
    <Button variant="default" onClick={() => panel.open('new')}>
      {texts.add}
    </Button>
  );
  return (
    <ListPage
      {...{
        path: '/availabilities',
        title: texts.title,
        search: texts.activity,
        list,
        found,
        table,
        views: 'availabilities',
      }}
      printed={(paging) => call('listOfficeAvailabilities', { ...paging, ...filters, sort })}
      exported={(columns) => ({
        list: 'availabilities',
        filters: { ...filters, sort },
        columns,
      })}
      bulk={{
        permission: 'availabilities.update',
        on: 'AVAILABILITIES',
        kinds: ['CLOSED', 'CAPACITY', 'PRICE', 'TAGS'],
        refreshes: REFRESHES,
        titleOf: (row) => `${row.activity.title}, ${formats.date(row.start_at)}`,
        actionOf: (change, { all, cuids }) => ({
          on: 'AVAILABILITIES',
          selection: all
            ? { by: 'FILTERS', filters, except: [...cuids] }
            : { by: 'CHOSEN', chosen: [...cuids] },
          change,
        }),
      }}
      filters={
        <DeclaredFilters list={list} name="availabilities" filters={availabilityFilterSet} />
      }
      add={{ permission: 'availabilities.create', label: texts.add_series, panel: 'series' }}
      before={may('availabilities.create') ? one : null}
    />
  );
}

const REFRESHES = [...AVAILABILITY_LISTS, 'listAvailabilityTags'] as const;
