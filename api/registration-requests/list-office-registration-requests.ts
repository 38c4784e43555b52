import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { paging, searchedList } from '../general/shapes.ts';
import { sortBy } from '../lists/columns.ts';
import { officeRequestRow, requestFilters } from './office-shapes.ts';
import { requestColumns } from './request-columns.ts';

/**
 * Lists registration requests, the newest first unless sorted: by status, activity or day, or found
 * by a name or an address (1 §6).
 */
export const listOfficeRegistrationRequests = endpoint({
  method: 'GET',
  path: '/api/back-office/registration-requests',
  who: 'registration-requests.read',
  summary: 'Lists registration requests.',
  request: z.object({ ...paging, ...requestFilters, sort: sortBy(requestColumns) }),
  answer: searchedList(officeRequestRow),
  errors: [],
});
