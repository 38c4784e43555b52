import { availabilityFilterSet } from '@ribambelle/api/availabilities/availability-filters.ts';
import { Button } from '@mantine/core';
import { availabilityColumns } from '@ribambelle/api/availabilities/availability-columns.ts';
import { useMay } from '../../data/session.tsx';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useFormats } from '../../formats/formats.ts';
import { ListPage } from '../../lists/list-page.tsx';
import { DeclaredFilters } from '../../lists/declared-filters.tsx';
import { useListTable } from '../../lists/use-list-table.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { usePanel } from '../../panels/use-panel.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { AVAILABILITY_LISTS } from './refreshes.ts';
import { useAvailabilityFilters } from './use-availability-filters.ts';
import { useAvailabilityLooks } from './use-availability-looks.tsx';

/** Availabilities from today on, unless the filters say otherwise; one opens beside the list. */
export function AvailabilitiesPage() {
  const texts = useTexts('office-availabilities');
  const formats = useFormats();
  const list = useListAddress();
  const call = useClient();
  const panel = usePanel('/availabilities');
  const may = useMay();
  const { sort, ...filters } = useAvailabilityFilters(list);
  const found = useCall(
    'listOfficeAvailabilities',
    { ...list.paging, ...filters, sort },
    { keep_previous: true },
  );
  const table = useListTable({
    list,
    name: 'availabilities',
    columns: availabilityColumns,
    looks: useAvailabilityLooks(),
  });
  const one = (
    <Button variant="default" onClick={() => panel.open('new')}>
      {texts.add}
    </Button>
  );
  return (
    <ListPage
      path="/availabilities"
      title={texts.title}
      search={texts.activity}
      list={list}
      found={found}
      table={table}
      printed={(paging) => call('listOfficeAvailabilities', { ...paging, ...filters, sort })}
      exported={(columns) => ({
        list: 'availabilities',
        filters: { ...filters, sort },
        columns,
      })}
      written={{
        permission: 'registrations.read',
        titleOf: (row) => `${row.activity.title}, ${formats.date(row.start_at)}`,
        recipientsOf: ({ all, cuids }) => ({
          on: 'AVAILABILITIES',
          selection: all
            ? { by: 'FILTERS', filters, except: [...cuids] }
            : { by: 'CHOSEN', chosen: [...cuids] },
        }),
      }}
      bulk={{
        permission: 'availabilities.update',
        on: 'AVAILABILITIES',
        kinds: [
          ...(['CLOSED', 'CAPACITY', 'PRICE', 'WINDOW', 'TAGS'] as const),
          ...(may('availabilities.create') ? (['COPY'] as const) : []),
        ],
        refreshes: REFRESHES,
        titleOf: (row) => `${row.activity.title}, ${formats.date(row.start_at)}`,
        actionOf: (change, { all, cuids }) =>
          change.kind === 'CANCEL' || change.kind === 'MOVE'
            ? null
            : {
                on: 'AVAILABILITIES',
                selection: all
                  ? { by: 'FILTERS', filters, except: [...cuids] }
                  : { by: 'CHOSEN', chosen: [...cuids] },
                change,
              },
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
