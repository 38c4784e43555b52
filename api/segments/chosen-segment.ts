import { z } from 'zod';
import { cuid } from '../general/shapes.ts';
import { segmentEntity } from './shapes.ts';

/**
 * For whom something is, and off which dates, by segments: what a collaborator can choose. Refuses SEGMENT_NOT_FOUND, and SEGMENT_WRONG_ENTITY for one
 * of something else.
 */
export const segmentChoice = {
  /** The customers or the participants that it is for, by the cuid of their segment; everybody where null. */
  people_segment: cuid.nullable().default(null),
  /** The availabilities off which it is taken, by the cuid of their segment; all where null. */
  availabilities_segment: cuid.nullable().default(null),
};

/** A segment that something has chosen. */
export const chosenSegment = z.object({ cuid, name: z.string(), entity: segmentEntity });

/** The segments that something has chosen, as it is shown. */
export const chosenSegments = {
  people_segment: chosenSegment.nullable(),
  availabilities_segment: chosenSegment.nullable(),
};

/** What a list can be narrowed to: what has chosen a segment, by its cuid. */
export const segmentFilter = { segment: cuid.optional() };
