import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { officeLocation } from './office-shapes.ts';

/** Locations by name, those no longer used too. */
export const listOfficeLocations = endpoint({
  method: 'GET',
  path: '/api/back-office/locations',
  who: 'locations.read',
  summary: 'Lists the organiser’s locations.',
  request: z.object({ ...paging, search: z.string().max(100).optional() }),
  answer: list(officeLocation),
  errors: [],
});
