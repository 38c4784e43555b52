import { countNotificationSubjects as endpoint } from '@ribambelle/api/notification-deliveries/count-notification-subjects.ts';
import { action } from '../action.ts';
import { findNamedIds } from '../notification-definitions/index.ts';
import { findExisting } from './existing-views.ts';

/** The most that is counted exactly. */
const MOST_COUNTED = 10_000;

/** Counts what exists already and a definition could be about. */
export const countNotificationSubjects = action(endpoint, async ({ db, request, now }) => {
  const { trigger, global, dependencies } = request;
  const ids = async (table: 'activities' | 'categories' | 'memberships') =>
    findNamedIds(db, { table, cuids: dependencies[table] });
  const about = {
    global,
    activity_ids: await ids('activities'),
    category_ids: await ids('categories'),
    membership_ids: await ids('memberships'),
  };
  const found = await findExisting(db, { trigger, about, beyond: 0, limit: MOST_COUNTED, now });
  return { count: found.length };
});
