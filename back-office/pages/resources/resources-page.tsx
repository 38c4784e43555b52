import { resourceColumns } from '@ribambelle/api/resources/resource-columns.ts';
import { resourceFilterSet } from '@ribambelle/api/resources/resource-filters.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { DeclaredFilters } from '../../lists/declared-filters.tsx';
import { ListPage } from '../../lists/list-page.tsx';
import { Pictured } from '../../lists/pictured.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useListFilters } from '../../lists/use-list-filters.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { PublishedState } from '../offers/published-state.tsx';

/** The list of the organiser's resources in their order; one opens beside it. */
export function ResourcesPage() {
  const texts = useTexts('office-resources');
  const list = useListAddress();
  const call = useClient();
  const filters = useListFilters(list, { filters: resourceFilterSet, columns: resourceColumns });
  const found = useCall(
    'listOfficeResources',
    { ...list.paging, ...filters },
    { keep_previous: true },
  );
  const table = useListTable({
    list,
    name: 'resources',
    columns: resourceColumns,
    looks: {
      name: { render: (row) => <Pictured picture={row.picture} title={row.name} /> },
      state: { render: (row) => <PublishedState published={row.published} words={texts} /> },
    },
  });
  return (
    <ListPage
      {...{ path: '/resources', title: texts.title, list, found, table }}
      printed={(paging) => call('listOfficeResources', { ...paging, ...filters })}
      exported={(columns) => ({ list: 'resources', filters, columns })}
      filters={<DeclaredFilters list={list} name="resources" filters={resourceFilterSet} />}
      add={{ permission: 'resources.create', label: texts.add }}
    />
  );
}
