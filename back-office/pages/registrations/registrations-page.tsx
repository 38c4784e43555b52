import { registrationColumns } from '@ribambelle/api/registrations/registration-columns.ts';
import { useMay } from '../../data/session.tsx';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useFormats } from '../../formats/formats.ts';
import { FilterChip } from '../../lists/filter-chip.tsx';
import { FilterActivity } from '../../lists/filter-found.tsx';
import { useListTable } from '../../lists/use-list-table.tsx';
import { FilterPeriod } from '../../lists/filter-select.tsx';
import { ListPage } from '../../lists/list-page.tsx';
import { type ListAddress, useListAddress } from '../../lists/use-list-address.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { PaymentState } from './payment-state.tsx';
import { StateFilters } from './state-filters.tsx';
import { filtersOf, sortOf } from './use-filters.ts';

/** All registrations; one opens beside the list, and somebody can be registered there. */
export function RegistrationsPage() {
  const texts = useTexts('office-registrations');
  const list = useListAddress();
  const call = useClient();
  const filters = filtersOf(list);
  const found = useCall(
    'listOfficeRegistrations',
    { ...list.paging, ...filters, sort: sortOf(list) },
    { keep_previous: true },
  );
  const table = useListTable({
    list,
    name: 'registrations',
    columns: registrationColumns,
    looks: {
      state: { render: (row) => <PaymentState {...row} /> },
    },
  });
  return (
    <ListPage
      {...{
        path: '/registrations',
        title: texts.title,
        search: texts.search,
        list,
        found,
        table,
        views: 'registrations',
      }}
      filters={<Filters list={list} />}
      printed={(paging) =>
        call('listOfficeRegistrations', { ...paging, ...filters, sort: sortOf(list) })
      }
      exported={(columns) => ({
        list: 'registrations',
        filters: { ...filters, sort: sortOf(list) },
        columns,
      })}
      add={{ permission: 'registrations.create', label: texts.add }}
    />
  );
}

function Filters({ list }: { list: ListAddress }) {
  const texts = useTexts('office-registrations');
  return (
    <>
      <FilterActivity list={list} label={texts.all_activities} w={165} />
      <StateFilters list={list} />
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
