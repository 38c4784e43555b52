import { Button } from '@mantine/core';
import { customerBundleColumns } from '@ribambelle/api/customer-bundles/customer-bundle-columns.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { ListInTab } from '../../lists/list-in-tab.tsx';
import { orderIn } from '../../lists/order-in.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { useSoldBundleLooks } from '../customer-bundles/use-sold-bundle-looks.tsx';

/** The bundles that a family bought. */
export function CustomerSoldBundles({ record: { cuid: customer } }: { record: { cuid: string } }) {
  const texts = useTexts('office-customer-bundles');
  const may = useMay();
  const list = useListAddress();
  const call = useClient();
  const found = useCall(
    'listOfficeCustomerBundles',
    { ...list.paging, customer, sort: orderIn(customerBundleColumns, list) },
    { keep_previous: true },
  );
  const table = useListTable({
    list,
    name: 'customer-bundles',
    columns: customerBundleColumns,
    without: ['family'],
    looks: useSoldBundleLooks(),
  });
  return (
    <ListInTab
      list={list}
      found={found}
      table={table}
      printed={(paging) =>
        call('listOfficeCustomerBundles', {
          ...paging,
          customer,
          sort: orderIn(customerBundleColumns, list),
        })
      }
      hrefOf={({ cuid }) => `/customer-bundles/${cuid}`}
      after={
        may('customer-bundles.create') ? (
          <Button
            component={LinkAndBack}
            to={`/customer-bundles/new?family=${customer}`}
            variant="default"
          >
            {texts.sell}
          </Button>
        ) : null
      }
    />
  );
}
