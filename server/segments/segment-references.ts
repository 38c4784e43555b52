import { SEGMENT_ENTITIES } from '@ribambelle/domain/segments/segment.ts';
import type { SegmentEntity } from '@ribambelle/domain/segments/segment.ts';
import type { Reference } from '../records/stored-record.ts';
import { segmentName } from './segment-name.ts';

const PEOPLE: readonly SegmentEntity[] = ['CUSTOMERS', 'PARTICIPANTS'];
const DATES: readonly SegmentEntity[] = ['AVAILABILITIES'];

/**
 * The segments that a discount, volume discount or coupon chooses. Refuses one that the organiser
 * does not have (SEGMENT_NOT_FOUND), and one of an entity that does not fit the field
 * (SEGMENT_WRONG_ENTITY).
 */
export const segmentReferences = {
  people_segment: chosen('people_segment_id', PEOPLE),
  availabilities_segment: chosen('availabilities_segment_id', DATES),
} as const;

function chosen(column: string, entities: readonly SegmentEntity[]): Reference {
  const named: Reference['shown'] = (
    { cuid, name = '', entity = '', is_default },
    { language },
  ) => {
    const of = SEGMENT_ENTITIES.find((one) => one === entity);
    if (of === undefined || typeof name !== 'string') return { cuid, name, entity };
    const segment = { name, entity: of, is_default: is_default === true };
    return { cuid, name: segmentName(segment, language), entity };
  };
  return {
    table: 'segments',
    column,
    shows: ['name', 'entity', 'is_default'],
    unknown: 'SEGMENT_NOT_FOUND',
    refused: ({ entity }) =>
      entities.some((one) => one === entity) ? null : 'SEGMENT_WRONG_ENTITY',
    shown: named,
    listed: named,
  };
}
