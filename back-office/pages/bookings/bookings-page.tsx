import { bookingColumns } from '@ribambelle/api/bookings/booking-columns.ts';
import { bookingFilterSet } from '@ribambelle/api/bookings/booking-filters.ts';
import type { Answer } from '@ribambelle/api/client.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { DeclaredFilters } from '../../lists/declared-filters.tsx';
import { ListPage } from '../../lists/list-page.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useListFilters } from '../../lists/use-list-filters.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { BookingState } from './booking-state.tsx';

type Row = Answer<'listOfficeBookings'>['data'][number];

const LOOKS = {
  participants: { under: 'family' as const },
  state: { render: ({ status }: Row) => <BookingState status={status} /> },
};

/** Every booking, the latest date first; one opens beside the list. */
export function BookingsPage() {
  const texts = useTexts('office-bookings');
  const list = useListAddress();
  const call = useClient();
  const filters = useListFilters(list, { filters: bookingFilterSet, columns: bookingColumns });
  const found = useCall(
    'listOfficeBookings',
    { ...list.paging, ...filters },
    { keep_previous: true },
  );
  const table = useListTable({ list, name: 'bookings', columns: bookingColumns, looks: LOOKS });
  return (
    <ListPage
      path="/bookings"
      title={texts.title}
      search={texts.search}
      list={list}
      found={found}
      table={table}
      filters={<DeclaredFilters list={list} name="bookings" filters={bookingFilterSet} />}
      printed={(paging) => call('listOfficeBookings', { ...paging, ...filters })}
      exported={(columns) => ({ list: 'bookings', filters, columns })}
    />
  );
}
