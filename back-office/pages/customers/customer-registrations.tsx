import { registrationColumns } from '@ribambelle/api/registrations/registration-columns.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { ListInTab } from '../../lists/list-in-tab.tsx';
import { useListFilters } from '../../lists/use-list-filters.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { registrationPage } from '../record-addresses.ts';
import { PaymentState } from '../registrations/payment-state.tsx';
import { FILTERED, RegistrationFilters } from '../registrations/registration-filters.tsx';

/** The registrations of a family's participants. */
export function CustomerRegistrations({
  record: { cuid: customer },
}: {
  record: { cuid: string };
}) {
  const list = useListAddress();
  const filters = { ...useListFilters(list, FILTERED), customer };
  const call = useClient();
  const found = useCall(
    'listOfficeRegistrations',
    { ...list.paging, ...filters },
    { keep_previous: true },
  );
  const table = useListTable({
    list,
    name: 'registrations',
    columns: registrationColumns,
    without: ['family', 'email', 'phone'],
    looks: { state: { render: (row) => <PaymentState {...row} /> } },
  });
  return (
    <ListInTab
      list={list}
      found={found}
      table={table}
      printed={(paging) => call('listOfficeRegistrations', { ...paging, ...filters })}
      filters={<RegistrationFilters list={list} one_customer />}
      hrefOf={({ cuid }) => registrationPage(cuid)}
      exported={(columns) => ({ list: 'registrations', filters, columns })}
    />
  );
}
