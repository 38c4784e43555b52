import { customerBundleFilterSet } from '@ribambelle/api/customer-bundles/customer-bundle-filters.ts';
import { customerBundleColumns } from '@ribambelle/api/customer-bundles/customer-bundle-columns.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { DeclaredFilters } from '../../lists/declared-filters.tsx';
import { ListPage } from '../../lists/list-page.tsx';
import { useListFilters } from '../../lists/use-list-filters.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useSoldBundleLooks } from './use-sold-bundle-looks.tsx';

/** Every sold bundle, the newest first; one opens beside the list. */
export function CustomerBundlesPage() {
  const texts = useTexts('office-customer-bundles');
  const list = useListAddress();
  const call = useClient();
  const filters = useListFilters(list, {
    filters: customerBundleFilterSet,
    columns: customerBundleColumns,
  });
  const found = useCall(
    'listOfficeCustomerBundles',
    { ...list.paging, ...filters },
    { keep_previous: true },
  );
  const table = useListTable({
    list,
    name: 'customer-bundles',
    columns: customerBundleColumns,
    looks: useSoldBundleLooks(),
  });
  return (
    <ListPage
      path="/customer-bundles"
      title={texts.title}
      search={texts.search}
      list={list}
      found={found}
      table={table}
      filters={<DeclaredFilters list={list} name="sold" filters={customerBundleFilterSet} />}
      printed={(paging) => call('listOfficeCustomerBundles', { ...paging, ...filters })}
      exported={(columns) => ({ list: 'customer-bundles', filters, columns })}
      add={{ permission: 'customer-bundles.create', label: texts.sell }}
    />
  );
}
