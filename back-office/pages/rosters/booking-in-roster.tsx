import { BookingPanel } from '../bookings/sold-booking.tsx';

/** The panel of a booking, beside the day list. */
export function BookingInRoster() {
  return <BookingPanel list="/roster" />;
}
