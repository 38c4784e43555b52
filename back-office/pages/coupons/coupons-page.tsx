import { couponColumns } from '@ribambelle/api/coupons/coupon-columns.ts';
import { couponFilterSet } from '@ribambelle/api/coupons/coupon-filters.ts';
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

/** The list of the organiser's coupons, the newest first; one opens beside it. */
export function CouponsPage() {
  const texts = useTexts('office-coupons');
  const list = useListAddress();
  const call = useClient();
  const filters = useListFilters(list, { filters: couponFilterSet, columns: couponColumns });
  const found = useCall('listCoupons', { ...list.paging, ...filters }, { keep_previous: true });
  const table = useListTable({
    list,
    name: 'coupons',
    columns: couponColumns,
    looks: {
      title: { under: 'code' },
      percentage: {
        width: WIDTHS.percentage,
        render: ({ percentage }) => (percentage === null ? '' : texts.percent(percentage / 100)),
      },
      used: { render: ({ used, maximum_uses }) => texts.used(used, maximum_uses) },
      state: {
        render: ({ active }) => (
          <State color={active ? 'green' : 'gray'}>{active ? texts.active : texts.inactive}</State>
        ),
      },
    },
  });
  return (
    <ListPage
      {...{ path: '/coupons', title: texts.title, list, found, table }}
      printed={(paging) => call('listCoupons', { ...paging, ...filters })}
      exported={(columns) => ({ list: 'coupons', filters, columns })}
      filters={<DeclaredFilters list={list} name="coupons" filters={couponFilterSet} />}
      add={{ permission: 'discounts.create', label: texts.add }}
    />
  );
}
