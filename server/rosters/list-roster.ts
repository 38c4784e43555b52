import { listRoster as endpoint } from '@ribambelle/api/rosters/list-roster.ts';
import { action } from '../action.ts';
import { answerSearchedList } from '../lists/office-list.ts';
import { rosterList } from './roster-list.ts';

/** A page of who comes on a day. */
export const listRoster = action(endpoint, (context) => answerSearchedList(rosterList, context));
