import { listAvailabilityDates as endpoint } from '@ribambelle/api/availabilities/list-availability-dates.ts';
import { isDay } from '@ribambelle/domain/base/calendar.ts';
import { spanOfDay } from '@ribambelle/domain/base/days.ts';
import { placesOfDate } from '@ribambelle/domain/availabilities/left.ts';
import { membersStartAt } from '@ribambelle/domain/memberships/early-opening.ts';
import { action } from '../../action.ts';
import { pageOf } from '../../database/counted.ts';
import { shownLocation } from '../../locations/index.ts';
import { textReader } from '../../texts/bilingual.ts';
import { prepareRead } from '../availability-read-views.ts';
import { findDates } from './date-views.ts';
import { statusOf } from '../office/column-values.ts';

/**
 * Lists dates within a span of time that never starts in the past: `after` is clamped to now
 * (2 §4).
 */
export const listAvailabilityDates = action(
  endpoint,
  async ({ db, request, organiser, language, now }) => {
    const { after: first, before: last, categories: with_categories, ...filters } = request;
    const [after, before] = [first, last].map((text) => instantOf(text, organiser.timezone));
    const from = after === undefined || Date.parse(after) < Date.parse(now) ? now : after;
    const query = await prepareRead(db, { organiser, filters, now });
    const { rows, counted } = await findDates(db, {
      ...query,
      from,
      to: before ?? null,
      with_categories,
      ...pageOf(request),
    });
    const text = textReader({ language, organiser });
    const data = rows.map(({ id, cuid, start_at, end_at, capacity, ...row }) => ({
      id,
      cuid,
      start_at,
      end_at,
      status: statusOf(row.shown_status),
      ...placesOf({ capacity, ...row }),
      availability: {
        id: row.availability_id,
        cuid: row.availability_cuid,
        start_at: row.whole_start_at,
        end_at: row.whole_end_at,
        price: row.price,
        age_minimum: row.age_minimum,
        age_maximum: row.age_maximum,
        opens_at: opensAt(row, organiser.timezone),
        location: locationOf(row, text),
        activity: {
          slug: row.slug,
          title: text(row.title),
          registration_flow:
            row.registration_flow === 'REQUEST'
              ? ('REQUEST' as const)
              : ('AVAILABILITIES' as const),
          categories: row.categories.map(({ title, group }) => ({ title: text(title), group })),
        },
      },
    }));
    return { availabilities_dates: { data, ...counted } };
  },
);

/** Returns the places taken and left on a date; places kept for waiting families are taken. */
function placesOf(
  row: Pick<Found, 'capacity' | 'registered' | 'offered' | 'whole_capacity' | 'whole_registered'>,
) {
  const counts = { capacity: row.capacity, registered: row.registered + row.offered };
  const whole = { capacity: row.whole_capacity, registered: row.whole_registered };
  return { ...counts, places_left: placesOfDate(counts, whole) };
}

/** Returns the wanted moment: the instant itself, or the beginning of a day. */
function instantOf(text: string | undefined, zone: string): string | undefined {
  return text !== undefined && isDay(text) ? spanOfDay(text, zone).start_at : text;
}

type Found = Awaited<ReturnType<typeof findDates>>['rows'][number];

/**
 * Returns when registration first opens: for members, where the activity opens earlier for them.
 */
function opensAt(
  row: Pick<Found, 'registrations_start_at' | 'members_days_early'>,
  timezone: string,
): string | null {
  const { registrations_start_at, members_days_early: days } = row;
  return membersStartAt(registrations_start_at, { days, timezone }) ?? registrations_start_at;
}

/** Returns its location as people know it; null for none. */
function locationOf(
  { location_name: name, location_title: title }: Pick<Found, 'location_name' | 'location_title'>,
  text: ReturnType<typeof textReader>,
): string | null {
  return name === null ? null : (shownLocation(text, { name, title, city: '' })?.name ?? null);
}
