import { locationColumns } from '@ribambelle/api/locations/location-columns.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { ListPage } from '../../lists/list-page.tsx';
import { State } from '../../lists/state.tsx';
import { useListTable } from '../../lists/use-list-table.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

/** The organiser's locations; one opens beside the list. */
export function LocationsPage() {
  const texts = useTexts('office-locations');
  const list = useListAddress();
  const found = useCall(
    'listOfficeLocations',
    { ...list.paging, search: list.search },
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
  return <ListPage path="/locations" title={texts.title} {...{ list, found, table, add }} />;
}
