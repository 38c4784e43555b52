import { BookingPanel } from '../bookings/sold-booking.tsx';

/** The panel of a booking, beside the calendar. */
export function BookingInCalendar() {
  return <BookingPanel list="/resource-calendar" />;
}
