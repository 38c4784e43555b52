import { countSegment as endpoint } from '@ribambelle/api/segments/count-segment.ts';
import { action } from '../action.ts';
import { refuseImpossibleRules } from './checked-segment.ts';
import { countInSegment } from './segment-views.ts';

/** Counts the present matches of conditions. */
export const countSegment = action(endpoint, async ({ db, request, organiser, now }) => {
  const { entity, conditions } = request;
  refuseImpossibleRules(entity, conditions);
  const { timezone } = organiser;
  const count = await countInSegment(db, { entity, timezone, now, conditions });
  return { count };
});
