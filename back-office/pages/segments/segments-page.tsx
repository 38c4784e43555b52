import { segmentColumns } from '@ribambelle/api/segments/segment-columns.ts';
import { segmentFilterSet } from '@ribambelle/api/segments/segment-filters.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { DeclaredFilters } from '../../lists/declared-filters.tsx';
import { ListPage } from '../../lists/list-page.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useListFilters } from '../../lists/use-list-filters.ts';
import { useListTable } from '../../lists/use-list-table.tsx';

/**
 * The list of the organiser's segments, starting with those that every organiser has; one opens
 * beside it.
 */
export function SegmentsPage() {
  const texts = useTexts('office-segments');
  const list = useListAddress();
  const call = useClient();
  const filters = useListFilters(list, { filters: segmentFilterSet, columns: segmentColumns });
  const found = useCall('listSegments', { ...list.paging, ...filters }, { keep_previous: true });
  const table = useListTable({ list, name: 'segments', columns: segmentColumns });
  return (
    <ListPage
      path="/segments"
      title={texts.title}
      list={list}
      found={found}
      table={table}
      printed={(paging) => call('listSegments', { ...paging, ...filters })}
      exported={(columns) => ({ list: 'segments', filters, columns })}
      add={{ permission: 'segments.create', label: texts.add }}
      filters={<DeclaredFilters list={list} name="segments" filters={segmentFilterSet} />}
    />
  );
}
