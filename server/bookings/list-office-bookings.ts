import { listOfficeBookings as endpoint } from '@ribambelle/api/bookings/list-office-bookings.ts';
import { action } from '../action.ts';
import { answerSearchedList } from '../lists/office-list.ts';
import { bookingList } from './booking-list.ts';

/** Lists a page of bookings. */
export const listOfficeBookings = action(endpoint, (context) =>
  answerSearchedList(bookingList, context),
);
