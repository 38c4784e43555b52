import { listActivityWaitingList as endpoint } from '@ribambelle/api/waiting-list/list-activity-waiting-list.ts';
import { action } from '../action.ts';
import { findOfficeActivity } from '../activities/index.ts';
import { pageOf } from '../database/counted.ts';
import { readListPage } from '../lists/list-views.ts';
import { orRefuse } from '../refusal.ts';
import { selectLinesOfActivity } from './line-views.ts';
import { presentOfficeEntry } from './present-office-entry.ts';

/** Answers a page of the entries that wait for a place in any availability of an activity. */
export const listActivityWaitingList = action(
  endpoint,
  async ({ db, request, collaborator, now }) => {
    const activity = orRefuse(await findOfficeActivity(db, request.activity), 'ACTIVITY_NOT_FOUND');
    const query = selectLinesOfActivity({ activity_id: activity.id, now });
    const { rows, count } = await readListPage(db, { query, page: pageOf(request) });
    const data = rows.map((row) => ({
      ...presentOfficeEntry(row, collaborator.permissions),
      availability: { cuid: row.availability_cuid, start_at: row.start_at },
    }));
    return { data, count };
  },
);
