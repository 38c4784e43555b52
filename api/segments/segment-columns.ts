import { SEGMENT_ENTITIES } from '@ribambelle/domain/segments/segment.ts';
import type { z } from 'zod';
import { columnsOf } from '../lists/columns.ts';
import type { officeSegmentRow } from './shapes.ts';

/** The columns of the list of segments. */
export const segmentColumns = columnsOf<z.infer<typeof officeSegmentRow>>()({
  name: { kind: 'text', value: (row) => row.name, card: 'title', sorts: true },
  entity: { kind: 'choice', of: SEGMENT_ENTITIES, value: (row) => row.entity, card: 'below' },
});
