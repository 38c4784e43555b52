import { BookingPanel } from '../bookings/booking-panel.tsx';

/** The panel of a booking, beside the calendar. */
export function BookingInCalendar() {
  return <BookingPanel list="/resource-calendar" />;
}
