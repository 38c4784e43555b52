import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, removed } from '../general/shapes.ts';

/**
 * Deletes a booking configuration. Refuses BOOKING_CONFIGURATION_IN_USE while a resource is booked
 * by it.
 */
export const deleteBookingConfiguration = endpoint({
  method: 'DELETE',
  path: '/api/back-office/booking-configurations/{configuration}',
  who: 'booking-configurations.delete',
  summary: 'Deletes a booking configuration that no resource uses.',
  request: z.object({ configuration: cuid }),
  answer: removed,
  errors: ['BOOKING_CONFIGURATION_NOT_FOUND', 'BOOKING_CONFIGURATION_IN_USE'],
});
