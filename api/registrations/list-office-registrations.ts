import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { officeRegistrationRow, registrationFilters } from './office-shapes.ts';

/** Registrations, the newest first. */
export const listOfficeRegistrations = endpoint({
  method: 'GET',
  path: '/api/back-office/registrations',
  who: 'registrations.read',
  summary: 'Lists registrations.',
  request: z.object({ ...paging, ...registrationFilters }),
  answer: list(officeRegistrationRow),
  errors: [],
});
