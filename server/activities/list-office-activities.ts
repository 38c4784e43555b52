import { listOfficeActivities as endpoint } from '@ribambelle/api/activities/list-office-activities.ts';
import { action } from '../action.ts';
import { atOnce } from '../database/statements.ts';
import { answerList } from '../lists/office-list.ts';
import { activityList } from './activity-list.ts';
import { isResembling } from './search.ts';

/** A page of the organiser’s activities, published or not. */
export const listOfficeActivities = action(endpoint, async (context) => {
  const [page, resembling] = await atOnce(
    () => answerList(activityList, context),
    () => isResembling(context.db, context.request.search),
  );
  return { ...page, resembling: page.count > 0 && resembling };
});
