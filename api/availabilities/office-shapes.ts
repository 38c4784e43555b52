import { MOST_CONFIGURED_DATES } from '@ribambelle/domain/date-configurations/configured-dates.ts';
import { z } from 'zod';
import { bound, cuid, day, id, instant, price } from '../general/shapes.ts';
import { tag, tags } from '../general/tags.ts';
import { version } from '../general/versions.ts';
import { wallTime } from '../general/wall-time.ts';
import { configuredDate } from '../date-configurations/shapes.ts';
import { availabilityStatus } from './shapes.ts';

const age = z.int().min(0).max(120).nullable();

/**
 * The fields of an availability that a collaborator sets, besides its dates. Capacity null is no
 * limit.
 */
export const availabilityFields = {
  location: cuid.nullable(),
  price,
  deposit: price,
  capacity: z.int().min(0).max(100_000).nullable(),
  age_minimum: age,
  age_maximum: age,
  registrations_start_at: instant.nullable(),
  registrations_end_at: instant.nullable(),
  /** True when nobody can register, even with places left. */
  closed: z.boolean(),
  /** For staff alone. */
  tags: tags.default([]),
};

/** The filters of the list of availabilities. */
export const availabilityFilters = {
  search: z.string().max(100).optional(),
  activity: cuid.optional(),
  location: cuid.optional(),
  status: availabilityStatus.optional(),
  tag: tag.optional(),
  /**
   * UNTOLD: somebody waits, a place is free, and nobody on the waiting list has been told or
   * offered one since it became free.
   */
  waiting_list: z.enum(['UNTOLD']).optional(),
  /** Not over before this day begins, in the organiser’s zone; starting before `until` ends. */
  from: day.optional(),
  until: day.optional(),
  /** Its price. */
  price_from: bound,
  price_to: bound,
  /**
   * The number of places left, whether it is open or not: without a limit there are always more.
   */
  free_from: bound,
  free_to: bound,
};

/** The filters of the week. */
export const calendarFilters = { activity: cuid.optional(), location: cuid.optional() };

/**
 * The filters of dates: the days on which they begin, in the organiser's zone, from one to another.
 */
export const dateFilters = {
  from: day,
  until: day,
  activity: cuid.optional(),
  location: cuid.optional(),
};

/** One date, in the organiser's wall time. */
export const dateFields = z.object({ day, start_time: wallTime, end_time: wallTime });

/** A weekly schedule in the organiser's wall time (R7). Weekdays are 1 Monday to 7 Sunday. */
export const seriesFields = {
  first_day: day,
  last_day: day,
  weekdays: z.array(z.int().min(1).max(7)).min(1).max(7),
  start_time: wallTime,
  end_time: wallTime,
  /**
   * Days of a template, with their own hours, in place of the weekdays and hours above
   * (docs/decisions/0132-templates-of-dates.md).
   */
  dates: z.array(configuredDate).max(MOST_CONFIGURED_DATES).default([]),
  skipped_days: z.array(day).max(400).default([]),
  /**
   * All dates sold together (a course), each day by itself, or the days of each week together (a
   * camp).
   */
  grouping: z.enum(['TOGETHER', 'EACH_DAY', 'EACH_WEEK']),
};

export const seriesErrors = [
  'PERIOD_REVERSED',
  'PERIOD_TOO_LONG',
  'TIME_INVALID',
  'NO_DATES',
] as const;

const title = z.object({ cuid, title: z.string() });

/** An availability in the list of the back-office. */
export const officeAvailabilityRow = z.object({
  id,
  cuid,
  activity: title,
  location: z.string().nullable(),
  start_at: instant,
  end_at: instant,
  dates: z.int(),
  price,
  capacity: z.int().nullable(),
  registered: z.int(),
  status: availabilityStatus,
  tags: z.array(z.string()),
});

/** One date in the week's calendar. */
export const calendarDate = z.object({
  cuid,
  version,
  availability: cuid,
  activity: title,
  location: z.string().nullable(),
  location_cuid: cuid.nullable(),
  /**
   * The collaborators there: the stand-ins of the date, else those attached to its availability.
   */
  collaborators: z.array(z.object({ cuid, name: z.string() })),
  /** The motif of the activity's first category, for its colour. */
  motif: z.string(),
  day,
  start_at: instant,
  end_at: instant,
  /** The capacity of the date, else of the availability; null is no limit. */
  capacity: z.int().nullable(),
  registered: z.int(),
  status: availabilityStatus,
  /** True when it is closed and does not take place. */
  called_off: z.boolean(),
});

/** An availability as its form in the back-office shows it. */
export const officeAvailability = z.object({
  id,
  cuid,
  version,
  activity: title,
  location: title.nullable(),
  start_at: instant,
  end_at: instant,
  price,
  deposit: price,
  on_site: z.boolean(),
  capacity: z.int().nullable(),
  registered: z.int(),
  /** Places kept for people on the waiting list. */
  offered: z.int(),
  age_minimum: z.int().nullable(),
  age_maximum: z.int().nullable(),
  registrations_start_at: instant.nullable(),
  registrations_end_at: instant.nullable(),
  closed: z.boolean(),
  tags: z.array(z.string()),
  status: availabilityStatus,
  dates: z.array(
    z.object({
      id,
      cuid,
      version,
      start_at: instant,
      end_at: instant,
      capacity: z.int().nullable(),
      registered: z.int(),
      status: availabilityStatus,
      /** True when it is closed and does not take place. */
      called_off: z.boolean(),
      registrations: z.int(),
    }),
  ),
  used: z.boolean(),
});
