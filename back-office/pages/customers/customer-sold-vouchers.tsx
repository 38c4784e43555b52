import { Button, Group } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
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
import { RedeemForFamily } from '../customer-vouchers/redeem-for-family.tsx';
import { useSoldVoucherLooks } from '../customer-vouchers/use-sold-voucher-looks.tsx';

/** The vouchers that a family bought, with buttons that sell another to it or redeem one for it. */
export function CustomerSoldVouchers({ record }: { record: Answer<'getOfficeCustomer'> }) {
  const { cuid: customer } = record;
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
      list={list}
      found={found}
      table={table}
      printed={(paging) =>
        call('listOfficeCustomerVouchers', {
          ...paging,
          customer,
          sort: orderIn(customerVoucherColumns, list),
        })
      }
      hrefOf={({ cuid }) => `/customer-vouchers/${cuid}`}
      after={
        <Group>
          {may('customer-vouchers.create') ? (
            <Button
              component={LinkAndBack}
              to={`/customer-vouchers/new?family=${customer}`}
              variant="default"
            >
              {texts.sell}
            </Button>
          ) : null}
          {may('customer-vouchers.redeem') ? <RedeemForFamily family={record} /> : null}
        </Group>
      }
    />
  );
}
