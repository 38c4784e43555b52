import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { paging, searchedList } from '../general/shapes.ts';
import { sortBy } from '../lists/columns.ts';
import { bookingColumns } from './booking-columns.ts';
import { bookingFilters, officeBooking } from './shapes.ts';

/**
 * Lists bookings, the latest date first unless sorted (1 §6): of a resource or a customer, or found
 * by the name or address of the customer.
 */
export const listOfficeBookings = endpoint({
  method: 'GET',
  path: '/api/back-office/bookings',
  who: 'bookings.read',
  summary: 'Lists bookings.',
  request: z.object({ ...paging, ...bookingFilters, sort: sortBy(bookingColumns) }),
  answer: searchedList(officeBooking),
  errors: [],
});
