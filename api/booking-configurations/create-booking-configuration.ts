import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { BOOKING_TERMS_ERRORS } from './booking-terms-errors.ts';
import { bookingConfigurationFields } from './office-shapes.ts';

/**
 * Adds a booking configuration. Refuses two prices for one length, and contradictory hours, days or
 * participants.
 */
export const createBookingConfiguration = endpoint({
  method: 'POST',
  path: '/api/back-office/booking-configurations',
  who: 'booking-configurations.create',
  summary: 'Adds a booking configuration.',
  request: z.object(bookingConfigurationFields),
  answer: z.object({ cuid }),
  errors: [...BOOKING_TERMS_ERRORS],
});
