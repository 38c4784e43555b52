import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anyFieldOf, version } from '../general/versions.ts';
import { cuid, done } from '../general/shapes.ts';
import { BOOKING_TERMS_ERRORS } from './booking-terms-errors.ts';
import { bookingConfigurationFields } from './office-shapes.ts';

/**
 * Changes a booking configuration, for all resources that are booked by it. Refuses as
 * `createBookingConfiguration`.
 */
export const updateBookingConfiguration = endpoint({
  method: 'PUT',
  path: '/api/back-office/booking-configurations/{configuration}',
  who: 'booking-configurations.update',
  summary: 'Changes a booking configuration.',
  request: z.object({ configuration: cuid, version, ...anyFieldOf(bookingConfigurationFields) }),
  answer: done,
  errors: ['BOOKING_CONFIGURATION_NOT_FOUND', ...BOOKING_TERMS_ERRORS],
});
