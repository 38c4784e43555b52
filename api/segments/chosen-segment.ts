import { z } from 'zod';
import { cuid } from '../general/shapes.ts';
import { segmentEntity } from './shapes.ts';

/**
 * The segments that staff can choose: of the people that something is for, and of the dates that it
 * applies to. Refuses SEGMENT_NOT_FOUND, and SEGMENT_WRONG_ENTITY for a segment of another entity.
 */
export const segmentChoice = {
  /**
   * The segment of the customers or participants that it is for, by its cuid; null for everybody.
   */
  people_segment: cuid.nullable().default(null),
  /** The segment of the availabilities that it reduces, by its cuid; null for all. */
  availabilities_segment: cuid.nullable().default(null),
};

/** A segment chosen by a discount, volume discount or coupon. */
export const chosenSegment = z.object({ cuid, name: z.string(), entity: segmentEntity });

/** The segments chosen by a discount, volume discount or coupon, as it is shown. */
export const chosenSegments = {
  people_segment: chosenSegment.nullable(),
  availabilities_segment: chosenSegment.nullable(),
};

/** A filter of lists: only rows that have chosen this segment, by its cuid. */
export const segmentFilter = { segment: cuid.optional() };
