import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { paging, searchedList } from '../general/shapes.ts';
import { sortBy } from '../lists/columns.ts';
import { availabilityColumns } from './availability-columns.ts';
import { availabilityFilters, officeAvailabilityRow } from './office-shapes.ts';

/** Availabilities by start, of unpublished activities too, between two days. */
export const listOfficeAvailabilities = endpoint({
  method: 'GET',
  path: '/api/back-office/availabilities',
  who: 'availabilities.read',
  summary: 'Lists the organiser’s availabilities, earliest first.',
  request: z.object({ ...paging, ...availabilityFilters, sort: sortBy(availabilityColumns) }),
  answer: searchedList(officeAvailabilityRow),
  errors: [],
});
