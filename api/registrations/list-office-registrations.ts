import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { paging, searchedList } from '../general/shapes.ts';
import { sortBy } from '../lists/columns.ts';
import { officeRegistrationRow, registrationFilters } from './office-shapes.ts';
import { registrationColumns } from './registration-columns.ts';

/**
 * Lists registrations, the newest first unless sorted. Refuses NOT_PERMITTED for a filter or an
 * order by data that the collaborator may not see.
 */
export const listOfficeRegistrations = endpoint({
  method: 'GET',
  path: '/api/back-office/registrations',
  who: 'registrations.read',
  summary: 'Lists registrations.',
  request: z.object({ ...paging, ...registrationFilters, sort: sortBy(registrationColumns) }),
  answer: searchedList(officeRegistrationRow),
  errors: [],
});
