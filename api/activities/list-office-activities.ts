import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { paging, searchedList } from '../general/shapes.ts';
import { sortBy } from '../lists/columns.ts';
import { activityColumns } from './activity-columns.ts';
import { activityFilters, officeActivityRow } from './office-shapes.ts';

/** Lists activities, unpublished ones too, in catalogue order unless sorted. */
export const listOfficeActivities = endpoint({
  method: 'GET',
  path: '/api/back-office/activities',
  who: 'activities.read',
  summary: 'Lists the organiser’s activities.',
  request: z.object({ ...paging, ...activityFilters, sort: sortBy(activityColumns) }),
  answer: searchedList(officeActivityRow),
  errors: [],
});
