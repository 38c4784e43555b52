export { bookingList } from './booking-list.ts';
export {
  findKnownBefore,
  findWaitingNotice,
  loadBookingState,
  type NoticedState,
} from './booking-notice-store.ts';
export { insertBookings, type Made, type NewBooking } from './booking-store.ts';
export { findBooking, loadBookingsOfCart } from './booking-views.ts';
export { presentBooking } from './present-booking.ts';
export { priceOfDates } from './price-of-dates.ts';
export { takeNotice } from './take-notice.ts';
