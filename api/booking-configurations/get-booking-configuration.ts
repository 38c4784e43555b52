import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { officeBookingConfiguration } from './office-shapes.ts';

/** Returns one booking configuration. Refuses BOOKING_CONFIGURATION_NOT_FOUND. */
export const getBookingConfiguration = endpoint({
  method: 'GET',
  path: '/api/back-office/booking-configurations/{configuration}',
  who: 'booking-configurations.read',
  summary: 'Shows one booking configuration.',
  request: z.object({ configuration: cuid }),
  answer: officeBookingConfiguration,
  errors: ['BOOKING_CONFIGURATION_NOT_FOUND'],
});
