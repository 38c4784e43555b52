import type { AnswerOf } from '@ribambelle/api/endpoint.ts';
import { listCalendarDates as endpoint } from '@ribambelle/api/availabilities/list-calendar-dates.ts';
import { dayOf, startOfWeek } from '@ribambelle/domain/base/days.ts';
import { loadCategories } from '../../activities/index.ts';
import { action, type ActionContext } from '../../action.ts';
import { nameDays } from '../../closed-periods/index.ts';
import { atOnce } from '../../database/statements.ts';
import { readTogetherInActions } from '../../lists/together.ts';
import { textReader } from '../../texts/bilingual.ts';
import { statusOf } from '../office/column-values.ts';
import { findWeek, loadPeopleOfDates } from './week-views.ts';

type Week = AnswerOf<typeof endpoint>;

/**
 * Staff who read the same week with the same rights share a reading that began after they called
 * (decision 145).
 */
const together = readTogetherInActions<Week>();

/**
 * Answers the week of a day, in the states that the site shows now (R24): the first dates of each
 * day with their people, and the number of dates of each day.
 */
export const listCalendarDates = action(endpoint, (context) =>
  together.readAfresh(context, () => readWeek(context)),
);

async function readWeek(context: ActionContext<typeof endpoint>): Promise<Week> {
  const { db, request, organiser, language, now } = context;
  const { timezone } = organiser;
  const monday = startOfWeek(request.day);
  const { activity, location, span } = request;
  const { dates: rows, days } = await findWeek(db, {
    timezone,
    now,
    first: span === 'WEEK' ? monday : request.day,
    span,
    activity,
    location,
  });
  const ids = [...new Set(rows.map(({ activity_id }) => activity_id))];
  const text = textReader({ language, organiser });
  const [categories, people, namedDays] = await atOnce(
    () => loadCategories(db, { ids, text }),
    () => loadPeopleOfDates(db, rows),
    () =>
      nameDays(
        context,
        days.map(({ day }) => day),
      ),
  );
  const there = Map.groupBy(people, ({ date_id }) => date_id);
  const dates = rows.map((row) => ({
    cuid: row.cuid,
    version: row.version,
    availability: row.availability_cuid,
    activity: {
      cuid: row.activity_cuid,
      title: text(row.title),
    },
    location: row.location,
    location_cuid: row.location_cuid,
    collaborators: (there.get(row.id) ?? []).map(({ cuid, name }) => ({ cuid, name })),
    motif: categories.get(row.activity_id)?.[0]?.motif ?? 'paper',
    day: dayOf(row.start_at, timezone),
    start_at: row.start_at,
    end_at: row.end_at,
    registered: row.registered,
    capacity: row.capacity ?? row.whole_capacity,
    status: statusOf(row.status),
    called_off: row.called_off,
  }));
  const names = new Map(namedDays.map((one) => [one.day, [...one.names]]));
  return {
    monday,
    days: days.map((one) => ({ ...one, names: names.get(one.day) ?? [] })),
    dates,
  };
}
