import type { AnswerOf } from '@ribambelle/api/endpoint.ts';
import { listRoster as endpoint } from '@ribambelle/api/rosters/list-roster.ts';
import { action } from '../action.ts';
import { answerSearchedList } from '../lists/office-list.ts';
import { readTogetherInActions } from '../lists/together.ts';
import { rosterList } from './roster-list.ts';

/**
 * Readings shared by staff who open the same day with the same rights; each began after their calls
 * (decision 145).
 */
const together = readTogetherInActions<AnswerOf<typeof endpoint>>();

/** Answers a page of the participants and bookings of a day. */
export const listRoster = action(endpoint, (context) =>
  together.readAfresh(context, () => answerSearchedList(rosterList, context)),
);
