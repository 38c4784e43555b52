import { listOfficeAvailabilities as endpoint } from '@ribambelle/api/availabilities/list-office-availabilities.ts';
import { action } from '../action.ts';
import { isResembling } from '../activities/index.ts';
import { answerList } from '../lists/office-list.ts';
import { availabilityList } from './availability-list.ts';

/** A page of the organiser's availabilities, earliest first. */
export const listOfficeAvailabilities = action(endpoint, async (context) => {
  const page = await answerList(availabilityList, context);
  const resembling = page.count > 0 && (await isResembling(context.db, context.request.search));
  return { ...page, resembling };
});
