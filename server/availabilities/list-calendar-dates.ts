import { listCalendarDates as endpoint } from '@ribambelle/api/availabilities/list-calendar-dates.ts';
import { dayOf, startOfWeek } from '@ribambelle/domain/base/days.ts';
import { loadCategories } from '../activities/index.ts';
import { action } from '../action.ts';
import { textReader } from '../texts/bilingual.ts';
import { statusOf } from './column-values.ts';
import { findCalendarDates } from './office-views.ts';

/** What happens in the week of a day, in the states that the site shows now (R24). */
export const listCalendarDates = action(
  endpoint,
  async ({ db, request, organiser, language, now }) => {
    const { timezone } = organiser;
    const monday = startOfWeek(request.day);
    const { activity, location } = request;
    const rows = await findCalendarDates(db, {
      organiser_id: organiser.id,
      timezone,
      now,
      monday,
      activity,
      location,
    });
    const ids = [...new Set(rows.map(({ activity_id }) => activity_id))];
    const text = textReader({ language, organiser });
    const categories = await loadCategories(db, { organiser_id: organiser.id, ids, text });
    const dates = rows.map((row) => ({
      cuid: row.cuid,
      availability: row.availability_cuid,
      activity: {
        cuid: row.activity_cuid,
        title: text(row.title),
      },
      location: row.location,
      motif: categories.get(row.activity_id)?.[0]?.motif ?? 'paper',
      day: dayOf(row.start_at, timezone),
      start_at: row.start_at,
      end_at: row.end_at,
      registered: row.registered,
      capacity: row.capacity ?? row.whole_capacity,
      status: statusOf(row.status),
    }));
    return { monday, dates };
  },
);
