import { registrationColumns } from '@ribambelle/api/registrations/registration-columns.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { ListInTab } from '../../lists/list-in-tab.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useListFilters } from '../../lists/use-list-filters.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { registrationPage } from '../record-addresses.ts';
import { PaymentState } from '../registrations/payment-state.tsx';
import { FILTERED, RegistrationFilters } from '../registrations/registration-filters.tsx';

/** The registrations for an activity. */
export function ActivityRegistrations({ record }: { record: { cuid: string } }) {
  const texts = useTexts('office-registrations');
  const list = useListAddress();
  const filters = { ...useListFilters(list, FILTERED), activity: record.cuid };
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
    without: ['activity'],
    cards: { below: 'start' },
    looks: { state: { render: (row) => <PaymentState {...row} /> } },
  });
  return (
    <ListInTab
      list={list}
      found={found}
      table={table}
      printed={(paging) => call('listOfficeRegistrations', { ...paging, ...filters })}
      search={texts.search}
      filters={<RegistrationFilters list={list} one_activity />}
      hrefOf={({ cuid }) => registrationPage(cuid)}
      exported={(columns) => ({ list: 'registrations', filters, columns })}
    />
  );
}
