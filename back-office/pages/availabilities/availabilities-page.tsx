import { Button, TextInput } from '@mantine/core';
import { availabilityColumns } from '@ribambelle/api/availabilities/availability-columns.ts';
import { useMay, useSession } from '../../data/session.tsx';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useFormats } from '../../formats/formats.ts';
import { FilterActivity, FilterLocation } from '../../lists/filter-found.tsx';
import { FilterSelect } from '../../lists/filter-select.tsx';
import { orderIn } from '../../lists/order-in.ts';
import { ListPage } from '../../lists/list-page.tsx';
import { useListTable } from '../../lists/use-list-table.tsx';
import { type ListAddress, useListAddress } from '../../lists/use-list-address.ts';
import { usePanel } from '../../panels/use-panel.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { AvailabilityState, Places, type Status } from './places.tsx';
import { AVAILABILITY_LISTS } from './refreshes.ts';
import { todayIn } from './week.ts';

const STATUSES = ['OPEN', 'FULL', 'CLOSED'] as const satisfies readonly Status[];

/** Availabilities from today on, unless the filters say otherwise; one opens beside the list. */
export function AvailabilitiesPage() {
  const texts = useTexts('office-availabilities');
  const formats = useFormats();
  const { timezone } = useSession().organiser;
  const list = useListAddress();
  const call = useClient();
  const panel = usePanel('/availabilities');
  const may = useMay();
  const status = STATUSES.find((one) => one === list.filter('status'));
  const from = list.filter('from') ?? todayIn(timezone);
  const location = list.filter('location');
  const activity = list.filter('activity');
  const tag = list.filter('tag');
  const filters = {
    search: list.search,
    from,
    ...(status === undefined ? {} : { status }),
    ...(location === null ? {} : { location }),
    ...(activity === null ? {} : { activity }),
    ...(tag === null ? {} : { tag }),
  };
  const sort = orderIn(availabilityColumns, list);
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
      filters={<Filters list={list} from={from} />}
      add={{ permission: 'availabilities.create', label: texts.add_series, panel: 'series' }}
      before={may('availabilities.create') ? one : null}
    />
  );
}

const REFRESHES = [...AVAILABILITY_LISTS, 'listAvailabilityTags'] as const;

function Filters({ list, from }: { list: ListAddress; from: string }) {
  const texts = useTexts('office-availabilities');
  const tags = useCall('listAvailabilityTags', {}).data?.tags ?? [];
  const states = STATUSES.map((value) => ({ value, label: texts.states[value] }));
  return (
    <>
      <TextInput
        type="date"
        aria-label={texts.from}
        value={from}
        onChange={({ target }) => list.set({ from: target.value })}
        w={130}
      />
      <FilterActivity list={list} label={texts.all_activities} w={165} />
      <FilterLocation list={list} label={texts.all_locations} w={140} />
      <FilterSelect list={list} name="status" label={texts.all_states} options={states} w={135} />
      {tags.length === 0 ? null : (
        <FilterSelect
          list={list}
          name="tag"
          label={texts.all_tags}
          options={tags.map((value) => ({ value, label: value }))}
          w={150}
        />
      )}
    </>
  );
}
