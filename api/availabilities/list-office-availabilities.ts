import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { paging, searchedList } from '../general/shapes.ts';
import { sortBy } from '../lists/columns.ts';
import { availabilityColumns } from './availability-columns.ts';
import { availabilityFilters, officeAvailabilityRow } from './office-shapes.ts';

/** Lists availabilities by start, including those of unpublished activities, between two days. */
export const listOfficeAvailabilities = endpoint({
  method: 'GET',
  path: '/api/back-office/availabilities',
  who: 'availabilities.read',
  summary: 'Lists the organiser’s availabilities, earliest first.',
  request: z.object({ ...paging, ...availabilityFilters, sort: sortBy(availabilityColumns) }),
  answer: searchedList(officeAvailabilityRow),
  errors: [],
});
