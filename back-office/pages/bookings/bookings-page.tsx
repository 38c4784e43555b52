import { bookingColumns } from '@ribambelle/api/bookings/booking-columns.ts';
import { bookingFilterSet } from '@ribambelle/api/bookings/booking-filters.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { DeclaredListPage } from '../../lists/declared-list-page.tsx';
import { BookingState } from './booking-state.tsx';

/** Every booking, the latest date first; one opens beside the list. */
export function BookingsPage() {
  const texts = useTexts('office-bookings');
  return (
    <DeclaredListPage
      path="/bookings"
      call="listOfficeBookings"
      name="bookings"
      columns={bookingColumns}
      filters={bookingFilterSet}
      filtered="bookings"
      looks={{
        participants: { under: 'family' },
        state: { render: ({ status }) => <BookingState status={status} /> },
      }}
      title={texts.title}
      search={texts.search}
      exported={(of) => ({ list: 'bookings', ...of })}
    />
  );
}
