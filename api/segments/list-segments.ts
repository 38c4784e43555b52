import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { sortBy } from '../lists/columns.ts';
import { segmentColumns } from './segment-columns.ts';
import { officeSegmentRow, segmentFilters } from './shapes.ts';

/** Lists segments by name unless sorted, starting with those that every organiser has. */
export const listSegments = endpoint({
  method: 'GET',
  path: '/api/back-office/segments',
  who: 'segments.read',
  summary: 'Lists the segments of customers, participants and availabilities.',
  request: z.object({ ...paging, ...segmentFilters, sort: sortBy(segmentColumns) }),
  answer: list(officeSegmentRow),
  errors: [],
});
