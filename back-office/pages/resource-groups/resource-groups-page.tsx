import { resourceGroupColumns } from '@ribambelle/api/resource-groups/resource-group-columns.ts';
import { resourceGroupFilterSet } from '@ribambelle/api/resource-groups/resource-group-filters.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { ListPage } from '../../lists/list-page.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useListFilters } from '../../lists/use-list-filters.ts';
import { useListTable } from '../../lists/use-list-table.tsx';

/** The list of the organiser's groups of resources in their order; one opens beside it. */
export function ResourceGroupsPage() {
  const texts = useTexts('office-resource-groups');
  const list = useListAddress();
  const call = useClient();
  const filters = useListFilters(list, {
    filters: resourceGroupFilterSet,
    columns: resourceGroupColumns,
  });
  const found = useCall(
    'listResourceGroups',
    { ...list.paging, ...filters },
    { keep_previous: true },
  );
  const table = useListTable({ list, name: 'resource-groups', columns: resourceGroupColumns });
  return (
    <ListPage
      {...{ path: '/resource-groups', title: texts.title, list, found, table }}
      empty={texts.empty}
      printed={(paging) => call('listResourceGroups', { ...paging, ...filters })}
      exported={(columns) => ({ list: 'resource-groups', filters, columns })}
      add={{ permission: 'resource-groups.create', label: texts.add }}
    />
  );
}
