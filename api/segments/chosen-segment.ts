import { z } from 'zod';
import { cuid } from '../general/shapes.ts';
import { orNone, preset, reference } from '../records/fields.ts';
import { segmentEntity } from './shapes.ts';

/** A segment chosen by a discount, volume discount or coupon. */
export const chosenSegment = z.object({ cuid, name: z.string(), entity: segmentEntity });

/** A segment that a discount, volume discount or coupon chooses, by its cuid; null for none. */
const choice = preset(orNone(reference({ answer: chosenSegment, row: chosenSegment })), null);

/**
 * The segments that staff can choose: of the people that something is for, and of the dates that it
 * applies to. Refuses SEGMENT_NOT_FOUND, and SEGMENT_WRONG_ENTITY for a segment of another entity.
 */
export const segmentChoice = {
  /** The segment of the customers or participants that it is for; null for everybody. */
  people_segment: choice,
  /** The segment of the availabilities that it reduces; null for all. */
  availabilities_segment: choice,
};

/** A filter of lists: only rows that have chosen this segment, by its cuid. */
export const segmentFilter = { segment: cuid.optional() };
