import { Button } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import type { DataTableColumn } from 'mantine-datatable';
import { useMemo } from 'react';
import { useMay } from '../../data/session.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useDownload } from '../../data/use-download.ts';
import { useFormats } from '../../formats/formats.ts';
import { FilterChip } from '../../lists/filter-chip.tsx';
import { FilterActivity } from '../../lists/filter-found.tsx';
import { FilterPeriod, FilterSelect } from '../../lists/filter-select.tsx';
import { ListPage } from '../../lists/list-page.tsx';
import { type ListAddress, useListAddress } from '../../lists/use-list-address.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { PaymentState } from './payment-state.tsx';
import { exportAddress, filtersOf } from './use-filters.ts';

type Row = Answer<'listOfficeRegistrations'>['data'][number];

/** All registrations; one opens beside the list, and somebody can be registered there. */
export function RegistrationsPage() {
  const texts = useTexts('office-registrations');
  const list = useListAddress();
  const may = useMay();
  const filters = filtersOf(list);
  const found = useCall(
    'listOfficeRegistrations',
    { ...list.paging, ...filters },
    { keep_previous: true },
  );
  const columns = useColumns();
  const exported = useDownload();
  const download = (
    <Button
      variant="default"
      loading={exported.isPending}
      onClick={() => exported.mutate(exportAddress(filters))}
    >
      {texts.export}
    </Button>
  );
  return (
    <ListPage
      {...{
        path: '/registrations',
        title: texts.title,
        search: texts.search,
        list,
        found,
        columns,
        views: 'registrations',
      }}
      filters={<Filters list={list} />}
      before={may('exports.create') ? download : null}
      add={{ permission: 'registrations.create', label: texts.add }}
    />
  );
}

function Filters({ list }: { list: ListAddress }) {
  const texts = useTexts('office-registrations');
  const payments = (['OUTSTANDING', 'OVERDUE', 'COMPLETE', 'FREE'] as const).map((value) => ({
    value,
    label: texts.payments[value],
  }));
  const cancelled = [
    { value: 'false', label: texts.not_cancelled },
    { value: 'true', label: texts.only_cancelled },
  ];
  return (
    <>
      <FilterActivity list={list} label={texts.all_activities} w={165} />
      <FilterSelect list={list} name="payment" label={texts.payment} options={payments} w={125} />
      <FilterSelect
        list={list}
        name="cancelled"
        label={texts.filter_cancelled}
        options={cancelled}
        w={160}
      />
      <FilterPeriod list={list} from={texts.from} to={texts.to} />
      <FilterAvailability list={list} />
    </>
  );
}

/** Whose list it is, when it is of one availability alone. */
function FilterAvailability({ list }: { list: ListAddress }) {
  const office = useTexts('office');
  const formats = useFormats();
  const availability = list.filter('availability');
  const enabled = useMay()('availabilities.read') && availability !== null;
  const { data } = useCall(
    'getOfficeAvailability',
    { availability: availability ?? '' },
    { enabled },
  );
  const known = data !== undefined && data.cuid === availability;
  const label = known
    ? `${data.activity.title} · ${formats.date(data.start_at)}`
    : office.filters.availability;
  return <FilterChip list={list} name="availability" label={label} />;
}

function useColumns(): DataTableColumn<Row>[] {
  const texts = useTexts('office-registrations');
  const formats = useFormats();
  return useMemo(
    () => [
      { accessor: 'participant_name', title: texts.participant, ellipsis: true },
      { accessor: 'activity_title', title: texts.activity, ellipsis: true },
      {
        accessor: 'start_at',
        title: texts.period,
        width: 150,
        noWrap: true,
        render: ({ start_at }) => formats.date(start_at),
      },
      { accessor: 'customer_name', title: texts.family, ellipsis: true },
      {
        accessor: 'total_amount',
        title: texts.price,
        textAlign: 'right',
        width: 110,
        render: (row) => (row.total_amount === null ? '' : formats.price(row.total_amount)),
      },
      {
        accessor: 'paid_amount',
        title: texts.paid,
        textAlign: 'right',
        width: 110,
        render: (row) => (row.paid_amount === null ? '' : formats.price(row.paid_amount)),
      },
      {
        accessor: 'state',
        title: texts.state,
        width: 110,
        render: (row) => <PaymentState {...row} />,
      },
      {
        accessor: 'created_at',
        title: texts.registered_on,
        width: 124,
        noWrap: true,
        render: ({ created_at }) => formats.shortDate(created_at),
      },
    ],
    [texts, formats],
  );
}
