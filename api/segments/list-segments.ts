import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { sortBy } from '../lists/columns.ts';
import { segmentColumns } from './segment-columns.ts';
import { officeSegmentRow, segmentFilters } from './shapes.ts';

/** Segments by name unless sorted, those that every organiser has first. */
export const listSegments = endpoint({
  method: 'GET',
  path: '/api/back-office/segments',
  who: 'segments.read',
  summary: 'Lists the segments of customers, participants and availabilities.',
  request: z.object({ ...paging, ...segmentFilters, sort: sortBy(segmentColumns) }),
  answer: list(officeSegmentRow),
  errors: [],
});
