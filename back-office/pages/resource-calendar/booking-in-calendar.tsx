import { BookingPanel } from '../bookings/booking-panel.tsx';

/** A booking beside the calendar. */
export function BookingInCalendar() {
  return <BookingPanel list="/resource-calendar" />;
}
