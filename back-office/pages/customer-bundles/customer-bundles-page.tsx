import { customerBundleColumns } from '@ribambelle/api/customer-bundles/customer-bundle-columns.ts';
import { customerBundleFilterSet } from '@ribambelle/api/customer-bundles/customer-bundle-filters.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { DeclaredListPage } from '../../lists/declared-list-page.tsx';
import { useSoldBundleLooks } from './use-sold-bundle-looks.tsx';

/** Every sold bundle, the newest first; one opens beside the list. */
export function CustomerBundlesPage() {
  const texts = useTexts('office-customer-bundles');
  return (
    <DeclaredListPage
      path="/customer-bundles"
      call="listOfficeCustomerBundles"
      name="customer-bundles"
      columns={customerBundleColumns}
      filters={customerBundleFilterSet}
      filtered="sold"
      looks={useSoldBundleLooks()}
      title={texts.title}
      search={texts.search}
      exported={(of) => ({ list: 'customer-bundles', ...of })}
      add={{ permission: 'customer-bundles.create', label: texts.sell }}
    />
  );
}
