export { bookingList } from './booking-list.ts';
export { insertBookings, type Made, type NewBooking } from './booking-store.ts';
export { loadBookingsOfCart } from './booking-views.ts';
export { presentBooking } from './present-booking.ts';
