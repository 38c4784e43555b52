import { availabilityFilterSet } from '@ribambelle/api/availabilities/availability-filters.ts';
import { availabilityColumns } from '@ribambelle/api/availabilities/availability-columns.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { DeclaredFilters } from '../../lists/declared-filters.tsx';
import { ListInTab } from '../../lists/list-in-tab.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { useAvailabilityFilters } from '../availabilities/use-availability-filters.ts';
import { useAvailabilityLooks } from '../availabilities/use-availability-looks.tsx';

/** The availabilities of an activity, from today on unless the filters say otherwise. */
export function ActivityAvailabilities({ record }: { record: { cuid: string } }) {
  const list = useListAddress();
  const filters = { ...useAvailabilityFilters(list), activity: record.cuid };
  const call = useClient();
  const found = useCall(
    'listOfficeAvailabilities',
    { ...list.paging, ...filters },
    { keep_previous: true },
  );
  const table = useListTable({
    list,
    name: 'availabilities',
    columns: availabilityColumns,
    without: ['activity'],
    cards: { title: 'start', below: 'location' },
    looks: useAvailabilityLooks(),
  });
  return (
    <ListInTab
      list={list}
      found={found}
      table={table}
      printed={(paging) => call('listOfficeAvailabilities', { ...paging, ...filters })}
      filters={
        <DeclaredFilters
          list={list}
          name="availabilities"
          filters={availabilityFilterSet}
          instead={{ activity: null }}
        />
      }
      hrefOf={({ cuid }) => `/availabilities/${cuid}`}
      exported={(columns) => ({ list: 'availabilities', filters, columns })}
    />
  );
}
