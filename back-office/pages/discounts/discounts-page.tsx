import { discountColumns } from '@ribambelle/api/discounts/discount-columns.ts';
import { discountFilterSet } from '@ribambelle/api/discounts/discount-filters.ts';
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

/** The list of the organiser's discounts, the newest first; one opens beside it. */
export function DiscountsPage() {
  const texts = useTexts('office-discounts');
  const list = useListAddress();
  const call = useClient();
  const filters = useListFilters(list, { filters: discountFilterSet, columns: discountColumns });
  const found = useCall('listDiscounts', { ...list.paging, ...filters }, { keep_previous: true });
  const table = useListTable({
    list,
    name: 'discounts',
    columns: discountColumns,
    looks: {
      percentage: {
        width: WIDTHS.percentage,
        render: ({ percentage }) => (percentage === null ? '' : texts.percent(percentage / 100)),
      },
      families: {
        render: ({ families, people_segment }) => {
          if (families > 0) return String(families);
          return people_segment === null ? texts.all_families : '';
        },
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
      {...{ path: '/discounts', title: texts.title, list, found, table }}
      printed={(paging) => call('listDiscounts', { ...paging, ...filters })}
      exported={(columns) => ({ list: 'discounts', filters, columns })}
      filters={<DeclaredFilters list={list} name="discounts" filters={discountFilterSet} />}
      add={{ permission: 'discounts.create', label: texts.add }}
    />
  );
}
