import { z } from 'zod';
import { version } from '../general/versions.ts';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { sortBy } from '../lists/columns.ts';
import { bookingConfigurationColumns } from './booking-configuration-columns.ts';
import { bookingConfigurationFilters, officeBookingConfiguration } from './office-shapes.ts';

/** Lists booking configurations by name unless sorted. */
export const listBookingConfigurations = endpoint({
  method: 'GET',
  path: '/api/back-office/booking-configurations',
  who: 'booking-configurations.read',
  summary: 'Lists when and how resources may be booked.',
  request: z.object({
    ...paging,
    ...bookingConfigurationFilters,
    sort: sortBy(bookingConfigurationColumns),
  }),
  answer: list(officeBookingConfiguration.omit({ version: true }).extend({ version })),
  errors: [],
});
