import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { sortBy } from '../lists/columns.ts';
import { locationColumns } from './location-columns.ts';
import { locationFilters, officeLocationRow } from './office-shapes.ts';

/** Lists locations by name unless sorted, including those no longer used. */
export const listOfficeLocations = endpoint({
  method: 'GET',
  path: '/api/back-office/locations',
  who: 'locations.read',
  summary: 'Lists the organiser’s locations.',
  request: z.object({ ...paging, ...locationFilters, sort: sortBy(locationColumns) }),
  answer: list(officeLocationRow),
  errors: [],
});
