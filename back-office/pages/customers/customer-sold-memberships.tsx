import { Button } from '@mantine/core';
import { customerMembershipColumns } from '@ribambelle/api/customer-memberships/customer-membership-columns.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { ListInTab } from '../../lists/list-in-tab.tsx';
import { orderIn } from '../../lists/order-in.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { useSoldMembershipLooks } from '../customer-memberships/use-sold-membership-looks.tsx';

/** The memberships that a family bought. */
export function CustomerSoldMemberships({
  record: { cuid: customer },
}: {
  record: { cuid: string };
}) {
  const texts = useTexts('office-customer-memberships');
  const may = useMay();
  const list = useListAddress();
  const call = useClient();
  const filters = { customer, sort: orderIn(customerMembershipColumns, list) };
  const found = useCall(
    'listOfficeCustomerMemberships',
    { ...list.paging, ...filters },
    { keep_previous: true },
  );
  const table = useListTable({
    list,
    name: 'customer-memberships',
    columns: customerMembershipColumns,
    without: ['family'],
    looks: useSoldMembershipLooks(),
  });
  return (
    <ListInTab
      list={list}
      found={found}
      table={table}
      printed={(paging) => call('listOfficeCustomerMemberships', { ...paging, ...filters })}
      hrefOf={({ cuid }) => `/customer-memberships/${cuid}`}
      after={
        may('customer-memberships.create') ? (
          <Button
            component={LinkAndBack}
            to={`/customer-memberships/new?family=${customer}`}
            variant="default"
          >
            {texts.sell}
          </Button>
        ) : null
      }
    />
  );
}
