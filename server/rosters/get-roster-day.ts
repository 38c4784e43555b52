import { getRosterDay as endpoint } from '@ribambelle/api/rosters/get-roster-day.ts';
import { spanOfDay } from '@ribambelle/domain/base/days.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { atOnce } from '../database/statements.ts';
import { textReader } from '../texts/bilingual.ts';
import { listRosterGroups } from './roster-day-views.ts';
import { moreColumnsOfDay } from './more-columns.ts';

/**
 * Answers the groups of a day and the columns that its list can have, as the reader may see them.
 */
export const getRosterDay = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language }) => {
    const { day, ...filters } = request;
    const { start_at: from_at, end_at: before_at } = spanOfDay(day, organiser.timezone);
    const text = textReader({ language, organiser });
    const reader = { organiser, language, permissions: collaborator.permissions };
    const [groups, columns] = await atOnce(
      () => listRosterGroups(db, { from_at, before_at, ...filters }),
      () => moreColumnsOfDay(db, { wish: request, reader }),
    );
    return {
      groups: groups.map(({ title, coaches, ...group }) => ({
        ...group,
        activity_title: text(title),
        coaches: coaches.map(fullname),
      })),
      columns: [...columns],
    };
  },
);
