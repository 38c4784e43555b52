import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { officeBookingDetail } from './shapes.ts';

/** Returns one booking for staff. Refuses BOOKING_NOT_FOUND. */
export const getOfficeBooking = endpoint({
  method: 'GET',
  path: '/api/back-office/bookings/{booking}',
  who: 'bookings.read',
  summary: 'Shows one booking.',
  request: z.object({ booking: cuid }),
  answer: officeBookingDetail,
  errors: ['BOOKING_NOT_FOUND'],
});
