import { locationFilterSet } from '@ribambelle/api/locations/location-filters.ts';
import { locationColumns } from '@ribambelle/api/locations/location-columns.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { ListPage } from '../../lists/list-page.tsx';
import { State } from '../../lists/state.tsx';
import { useListFilters } from '../../lists/use-list-filters.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

/** The list of the organiser's locations; one opens beside it. */
export function LocationsPage() {
  const texts = useTexts('office-locations');
  const list = useListAddress();
  const call = useClient();
  const filters = useListFilters(list, { filters: locationFilterSet, columns: locationColumns });
  const found = useCall(
    'listOfficeLocations',
    { ...list.paging, ...filters },
    { keep_previous: true },
  );
  const table = useListTable({
    list,
    name: 'locations',
    columns: locationColumns,
    looks: {
      state: {
        render: ({ active }) => (
          <State color={active ? 'green' : 'gray'}>{active ? texts.active : texts.inactive}</State>
        ),
      },
    },
  });
  const add = { permission: 'locations.create', label: texts.add } as const;
  return (
    <ListPage
      path="/locations"
      title={texts.title}
      {...{ list, found, table, add }}
      printed={(paging) => call('listOfficeLocations', { ...paging, ...filters })}
      exported={(columns) => ({ list: 'locations', filters, columns })}
    />
  );
}
