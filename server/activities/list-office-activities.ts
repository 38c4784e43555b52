import { listOfficeActivities as endpoint } from '@ribambelle/api/activities/list-office-activities.ts';
import { action } from '../action.ts';
import { answerSearchedList } from '../lists/office-list.ts';
import { activityList } from './activity-list.ts';

/** Lists a page of the organiser’s activities, published or not. */
export const listOfficeActivities = action(endpoint, (context) =>
  answerSearchedList(activityList, context),
);
