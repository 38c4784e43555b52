import { BookingPanel } from '../bookings/booking-panel.tsx';

/** A booking beside the day list. */
export function BookingInRoster() {
  return <BookingPanel list="/roster" />;
}
