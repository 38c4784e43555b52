import { bookingConfigurationColumns } from '@ribambelle/api/booking-configurations/booking-configuration-columns.ts';
import { bookingConfigurationFilterSet } from '@ribambelle/api/booking-configurations/booking-configuration-filters.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { ListPage } from '../../lists/list-page.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useListFilters } from '../../lists/use-list-filters.ts';
import { useListTable } from '../../lists/use-list-table.tsx';

/** The list of the organiser's booking configurations; one opens beside it. */
export function BookingConfigurationsPage() {
  const texts = useTexts('office-booking-configurations');
  const list = useListAddress();
  const call = useClient();
  const filters = useListFilters(list, {
    filters: bookingConfigurationFilterSet,
    columns: bookingConfigurationColumns,
  });
  const found = useCall(
    'listBookingConfigurations',
    { ...list.paging, ...filters },
    { keep_previous: true },
  );
  const table = useListTable({
    list,
    name: 'booking-configurations',
    columns: bookingConfigurationColumns,
  });
  return (
    <ListPage
      {...{ path: '/booking-configurations', title: texts.title, list, found, table }}
      printed={(paging) => call('listBookingConfigurations', { ...paging, ...filters })}
      exported={(columns) => ({ list: 'booking-configurations', filters, columns })}
      add={{ permission: 'booking-configurations.create', label: texts.add }}
    />
  );
}
