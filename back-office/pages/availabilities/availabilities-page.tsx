import { Button, Select, TextInput } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import type { DataTableColumn } from 'mantine-datatable';
import { useMemo } from 'react';
import { Outlet } from 'react-router';
import { useMay, useSession } from '../../data/session.tsx';
import { useCall } from '../../data/use-call.ts';
import { LocationSelect } from '../../fields/location-select.tsx';
import { type Formats, useFormats } from '../../formats/formats.ts';
import { RecordsTable } from '../../lists/records-table.tsx';
import { SearchField } from '../../lists/search-field.tsx';
import { type ListAddress, useListAddress } from '../../lists/use-list-address.ts';
import { usePanel } from '../../panels/use-panel.ts';
import { NewButton } from '../../shell/new-button.tsx';
import { Page } from '../../shell/page.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { AvailabilityState, Places, type Status } from './places.tsx';
import { todayIn } from './week.ts';

type Row = Answer<'listOfficeAvailabilities'>['data'][number];

const STATUSES = ['OPEN', 'FULL', 'CLOSED'] as const satisfies readonly Status[];

/** Availabilities from today on, unless the filters say otherwise; one opens beside the list. */
export function AvailabilitiesPage() {
  const texts = useTexts('office-availabilities');
  const formats = useFormats();
  const { timezone } = useSession().organiser;
  const list = useListAddress();
  const panel = usePanel('/availabilities');
  const may = useMay();
  const status = STATUSES.find((one) => one === list.filter('status'));
  const from = list.filter('from') ?? todayIn(timezone);
  const location = list.filter('location');
  const activity = list.filter('activity');
  const { data, isFetching } = useCall(
    'listOfficeAvailabilities',
    {
      ...{ ...list.paging, search: list.search, from },
      ...(status === undefined ? {} : { status }),
      ...(location === null ? {} : { location }),
      ...(activity === null ? {} : { activity }),
    },
    { keep: true },
  );
  const columns = useMemo(() => columnsOf({ texts, formats }), [texts, formats]);
  const tools = (
    <>
      <SearchField list={list} placeholder={texts.activity} />
      <Filters list={list} from={from} />
      <NewButton permission="availabilities.create" onClick={() => panel.open('series')}>
        {texts.add_series}
      </NewButton>
      {may('availabilities.create') ? (
        <Button variant="default" onClick={() => panel.open('new')}>
          {texts.add}
        </Button>
      ) : null}
    </>
  );
  return (
    <Page title={texts.title} tools={tools}>
      <RecordsTable
        {...{ list, columns, answer: data, fetching: isFetching, current: panel.current }}
        onOpen={({ cuid }) => panel.open(cuid)}
      />
      <Outlet />
    </Page>
  );
}

function Filters({ list, from }: { list: ListAddress; from: string }) {
  const texts = useTexts('office-availabilities');
  return (
    <>
      <TextInput type="date" aria-label={texts.from} value={from} onChange={({ target }) => list.set({ from: target.value })} w={150} />
      <LocationSelect
        placeholder={texts.all_locations}
        value={list.filter('location')}
        onChange={(location) => list.set({ location })}
        w={170}
      />
      <Select
        aria-label={texts.state}
        placeholder={texts.all_states}
        data={STATUSES.map((value) => ({ value, label: texts.states[value] }))}
        value={list.filter('status')}
        onChange={(status) => list.set({ status })}
        {...{ clearable: true, w: 140 }}
      />
    </>
  );
}

function columnsOf(told: { texts: ReturnType<typeof useTexts<'office-availabilities'>>; formats: Formats }): DataTableColumn<Row>[] {
  const { texts, formats } = told;
  return [
    {
      ...{ accessor: 'start_at', title: texts.when, width: 250, noWrap: true },
      render: (row) => (
        <span>
          {formats.date(row.start_at)}{' '}
          <span className="office-muted">{row.dates > 1 ? texts.days_count(row.dates) : formats.time(row.start_at)}</span>
        </span>
      ),
    },
    { accessor: 'activity', title: texts.activity, ellipsis: true, render: (row) => row.activity.title },
    { accessor: 'location', title: texts.location, ellipsis: true, render: (row) => row.location ?? '' },
    { accessor: 'price', title: texts.price, textAlign: 'right', width: 110, noWrap: true, render: (row) => formats.price(row.price) },
    {
      ...{ accessor: 'registered', title: texts.places, textAlign: 'right', width: 150 },
      render: (row) => <Places registered={row.registered} capacity={row.capacity} />,
    },
    { accessor: 'status', title: texts.state, width: 120, render: (row) => <AvailabilityState status={row.status} /> },
  ];
}
