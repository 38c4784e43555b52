import { resourceBlockColumns } from '@ribambelle/api/resource-blocks/resource-block-columns.ts';
import { resourceBlockFilterSet } from '@ribambelle/api/resource-blocks/resource-block-filters.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { DeclaredFilters } from '../../lists/declared-filters.tsx';
import { ListPage } from '../../lists/list-page.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useListFilters } from '../../lists/use-list-filters.ts';
import { useListTable } from '../../lists/use-list-table.tsx';

const LOOKS = {
  first_day: { width: 170 },
  last_day: { width: 170 },
  resources: { width: 240 },
  reason: { width: 220 },
};

/** The list of blocks, latest first; one opens beside it. */
export function ResourceBlocksPage() {
  const texts = useTexts('office-resource-blocks');
  const list = useListAddress();
  const call = useClient();
  const filters = useListFilters(list, {
    filters: resourceBlockFilterSet,
    columns: resourceBlockColumns,
  });
  const found = useCall(
    'listResourceBlocks',
    { ...list.paging, ...filters },
    { keep_previous: true },
  );
  const table = useListTable({
    list,
    name: 'resource-blocks',
    columns: resourceBlockColumns,
    looks: LOOKS,
  });
  return (
    <ListPage
      path="/resource-blocks"
      title={texts.title}
      search={texts.search}
      list={list}
      found={found}
      table={table}
      filters={
        <DeclaredFilters list={list} name="resource-blocks" filters={resourceBlockFilterSet} />
      }
      printed={(paging) => call('listResourceBlocks', { ...paging, ...filters })}
      exported={(columns) => ({ list: 'resource-blocks', filters, columns })}
      add={{ permission: 'resources.update', label: texts.add }}
    />
  );
}
