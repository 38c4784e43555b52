import { listSegments as endpoint } from '@ribambelle/api/segments/list-segments.ts';
import { action } from '../action.ts';
import { answerList } from '../lists/office-list.ts';
import { segmentList } from './segment-list.ts';

/** Returns a page of the organiser’s segments. */
export const listSegments = action(endpoint, (context) => answerList(segmentList, context));
