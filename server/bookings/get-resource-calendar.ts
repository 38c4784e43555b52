import { getResourceCalendar as endpoint } from '@ribambelle/api/bookings/get-resource-calendar.ts';
import { addDays, spanOfDay } from '@ribambelle/domain/base/days.ts';
import { instantOfMillis } from '@ribambelle/domain/base/instants.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { openingsBetween } from '@ribambelle/domain/resources/openings.ts';
import type { Json } from '@ribambelle/database/json.ts';
import type { AnswerOf } from '@ribambelle/api/endpoint.ts';
import { action, type ActionContext } from '../action.ts';
import { readTogetherInActions } from '../lists/together.ts';
import { refuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import {
  type CalendarEntryRow,
  type CalendarResourceRow,
  loadCalendarEntries,
  loadCalendarResources,
} from './calendar-views.ts';

/** The most resources side by side. */
const MOST_RESOURCES = 50;

type Calendar = AnswerOf<typeof endpoint>;

/**
 * Staff who read the same days with the same rights share a reading that began after they called
 * (decision 145).
 */
const together = readTogetherInActions<Calendar>();

/**
 * Answers when resources are open, booked, held, blocked and needed by dates on some days; amounts
 * only for staff with access to them.
 */
export const getResourceCalendar = action(endpoint, (context) =>
  together.readAfresh(context, () => readCalendar(context)),
);

async function readCalendar({
  db,
  request,
  organiser,
  collaborator,
  language,
  now,
}: ActionContext<typeof endpoint>): Promise<Calendar> {
  const { timezone: zone } = organiser;
  const { day, days, resource, group } = request;
  const after = spanOfDay(day, zone).start_at;
  const before = spanOfDay(addDays(day, days - 1), zone).end_at;
  const resourceRows = await loadCalendarResources(db, {
    resource,
    group,
    most: MOST_RESOURCES + 1,
  });
  const resources = resourceRows.slice(0, MOST_RESOURCES);
  if (resource !== undefined && resources.length === 0) refuse('RESOURCE_NOT_FOUND');
  const ids = resources.map(({ id }) => id);
  const entries = await loadCalendarEntries(db, { ids, after, before, now });
  const byResource = Map.groupBy(entries, ({ resource_id }) => resource_id);
  const text = textReader({ language, organiser });
  const seesMoney = seesFields(collaborator.permissions, 'MONEY');
  return {
    more: resourceRows.length > MOST_RESOURCES,
    resources: resources.map((row) => ({
      cuid: row.cuid,
      name: text(row.name),
      published: row.published,
      prices: [...row.prices],
      minimum_participants: row.minimum_participants,
      maximum_participants: row.maximum_participants,
      granularity_minutes: row.granularity_minutes,
      open: opensOf(row, { after, before, zone }),
      entries: (byResource.get(row.id) ?? []).map((entry) =>
        presentEntry(entry, { seen: seesMoney, text }),
      ),
    })),
  };
}

function opensOf(
  terms: CalendarResourceRow,
  span: { after: string; before: string; zone: string },
): { start_at: string; end_at: string }[] {
  return openingsBetween(terms, span).map(({ start, end }) => ({
    start_at: instantOfMillis(start),
    end_at: instantOfMillis(end),
  }));
}

function presentEntry(
  row: CalendarEntryRow,
  { seen, text }: { seen: boolean; text: (column: Json) => string },
) {
  const { start_at, end_at, kind, booking, block, planned, expires_at } = row;
  return {
    start_at,
    end_at,
    kind,
    booking:
      booking === null
        ? null
        : {
            cuid: booking.cuid,
            customer: fullname(booking),
            participants_count: booking.participants_count,
            dates_count: booking.dates_count,
            owed_amount: seen ? booking.owed_amount : null,
          },
    block,
    planned: planned === null ? null : { ...planned, title: text(planned.title) },
    expires_at,
  };
}
