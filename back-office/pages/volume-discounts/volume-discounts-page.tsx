import { volumeDiscountColumns } from '@ribambelle/api/volume-discounts/volume-discount-columns.ts';
import { volumeDiscountFilterSet } from '@ribambelle/api/volume-discounts/volume-discount-filters.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { WIDTHS } from '../../lists/column-widths.ts';
import { DeclaredFilters } from '../../lists/declared-filters.tsx';
import { ListPage } from '../../lists/list-page.tsx';
import { State } from '../../lists/state.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useListFilters } from '../../lists/use-list-filters.ts';
import { useListTable } from '../../lists/use-list-table.tsx';

/** The list of the organiser's volume discounts, the newest first; one opens beside it. */
export function VolumeDiscountsPage() {
  const texts = useTexts('office-volume-discounts');
  const list = useListAddress();
  const call = useClient();
  const filters = useListFilters(list, {
    filters: volumeDiscountFilterSet,
    columns: volumeDiscountColumns,
  });
  const found = useCall(
    'listVolumeDiscounts',
    { ...list.paging, ...filters },
    { keep_previous: true },
  );
  const table = useListTable({
    list,
    name: 'volume-discounts',
    columns: volumeDiscountColumns,
    looks: {
      percentage: {
        width: WIDTHS.percentage,
        render: ({ percentage }) => (percentage === null ? '' : texts.percent(percentage / 100)),
      },
      state: {
        render: ({ active }) => (
          <State color={active ? 'green' : 'gray'}>{active ? texts.active : texts.inactive}</State>
        ),
      },
    },
  });
  return (
    <ListPage
      {...{ path: '/volume-discounts', title: texts.title, list, found, table }}
      printed={(paging) => call('listVolumeDiscounts', { ...paging, ...filters })}
      exported={(columns) => ({ list: 'volume-discounts', filters, columns })}
      filters={
        <DeclaredFilters list={list} name="volume-discounts" filters={volumeDiscountFilterSet} />
      }
      add={{ permission: 'volume-discounts.create', label: texts.add }}
    />
  );
}
