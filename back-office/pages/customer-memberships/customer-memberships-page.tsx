import { customerMembershipColumns } from '@ribambelle/api/customer-memberships/customer-membership-columns.ts';
import { customerMembershipFilterSet } from '@ribambelle/api/customer-memberships/customer-membership-filters.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { DeclaredListPage } from '../../lists/declared-list-page.tsx';
import { useSoldMembershipLooks } from './use-sold-membership-looks.tsx';

/** Every sold membership, the newest first; one opens beside the list. */
export function CustomerMembershipsPage() {
  const texts = useTexts('office-customer-memberships');
  return (
    <DeclaredListPage
      path="/customer-memberships"
      call="listOfficeCustomerMemberships"
      name="customer-memberships"
      columns={customerMembershipColumns}
      filters={customerMembershipFilterSet}
      filtered="sold"
      looks={useSoldMembershipLooks()}
      title={texts.title}
      search={texts.search}
      exported={(of) => ({ list: 'customer-memberships', ...of })}
      add={{ permission: 'customer-memberships.create', label: texts.sell }}
    />
  );
}
