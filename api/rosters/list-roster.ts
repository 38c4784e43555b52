import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { paging, searchedList } from '../general/shapes.ts';
import { sortBy } from '../lists/columns.ts';
import { rosterColumns } from './roster-columns.ts';
import { rosterFilters, rosterRow } from './shapes.ts';

/**
 * Lists the participants of a day, by hour, activity and name: one row for each date of each
 * registration that is not cancelled. For staff with `bookings.read` each date of a booking is a
 * row too, after the registrations of the same hour, by place and resource; staff limited to their
 * own groups see none. Refuses NOT_PERMITTED for an order by data that the collaborator may not
 * see.
 */
export const listRoster = endpoint({
  method: 'GET',
  path: '/api/back-office/roster',
  who: 'registrations.read',
  summary: 'Lists who comes on a day.',
  request: z.object({ ...paging, ...rosterFilters, sort: sortBy(rosterColumns) }),
  answer: searchedList(rosterRow),
  errors: [],
});
