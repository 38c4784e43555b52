import { Button } from '@mantine/core';
import { customerVoucherColumns } from '@ribambelle/api/customer-vouchers/customer-voucher-columns.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { ListInTab } from '../../lists/list-in-tab.tsx';
import { orderIn } from '../../lists/order-in.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { useSoldVoucherLooks } from '../customer-vouchers/use-sold-voucher-looks.tsx';

/** The vouchers that a family bought. */
export function CustomerSoldVouchers({ record: { cuid: customer } }: { record: { cuid: string } }) {
  const texts = useTexts('office-customer-vouchers');
  const may = useMay();
  const list = useListAddress();
  const call = useClient();
  const found = useCall(
    'listOfficeCustomerVouchers',
    { ...list.paging, customer, sort: orderIn(customerVoucherColumns, list) },
    { keep_previous: true },
  );
  const table = useListTable({
    list,
    name: 'customer-vouchers',
    columns: customerVoucherColumns,
    without: ['family'],
    looks: useSoldVoucherLooks(),
  });
  return (
    <ListInTab
      {...{ list, found, table }}
      printed={(paging) =>
        call('listOfficeCustomerVouchers', {
          ...paging,
          customer,
          sort: orderIn(customerVoucherColumns, list),
        })
      }
      hrefOf={({ cuid }) => `/customer-vouchers/${cuid}`}
      after={
        may('customer-vouchers.create') ? (
          <Button
            component={LinkAndBack}
            to={`/customer-vouchers/new?family=${customer}`}
            variant="default"
          >
            {texts.sell}
          </Button>
        ) : null
      }
    />
  );
}
