import { customerMembershipFilterSet } from '@ribambelle/api/customer-memberships/customer-membership-filters.ts';
import { customerMembershipColumns } from '@ribambelle/api/customer-memberships/customer-membership-columns.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { DeclaredFilters } from '../../lists/declared-filters.tsx';
import { ListPage } from '../../lists/list-page.tsx';
import { useListFilters } from '../../lists/use-list-filters.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useSoldMembershipLooks } from './use-sold-membership-looks.tsx';

/** Every sold membership, the newest first; one opens beside the list. */
export function CustomerMembershipsPage() {
  const texts = useTexts('office-customer-memberships');
  const list = useListAddress();
  const call = useClient();
  const filters = useListFilters(list, {
    filters: customerMembershipFilterSet,
    columns: customerMembershipColumns,
  });
  const found = useCall(
    'listOfficeCustomerMemberships',
    { ...list.paging, ...filters },
    { keep_previous: true },
  );
  const table = useListTable({
    list,
    name: 'customer-memberships',
    columns: customerMembershipColumns,
    looks: useSoldMembershipLooks(),
  });
  return (
    <ListPage
      path="/customer-memberships"
      title={texts.title}
      search={texts.search}
      list={list}
      found={found}
      table={table}
      filters={<DeclaredFilters list={list} name="sold" filters={customerMembershipFilterSet} />}
      printed={(paging) => call('listOfficeCustomerMemberships', { ...paging, ...filters })}
      exported={(columns) => ({ list: 'customer-memberships', filters, columns })}
      add={{ permission: 'customer-memberships.create', label: texts.sell }}
    />
  );
}
