import { SEGMENT_ENTITIES } from '@ribambelle/domain/segments/segment.ts';
import { filtersOf } from '../lists/filters.ts';
import { segmentFilters } from './shapes.ts';

/** The filters of the list of segments. */
export const segmentFilterSet = filtersOf(segmentFilters, {
  entity: { kind: 'choice', of: SEGMENT_ENTITIES },
});
