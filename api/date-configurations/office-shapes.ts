import {
  MOST_CONFIGURED_DATES,
  MOST_CONFIGURED_WEEKS,
} from '@ribambelle/domain/date-configurations/configured-dates.ts';
import { z } from 'zod';
import { cuid, id, line } from '../general/shapes.ts';
import { version } from '../general/versions.ts';
import { wallTime } from '../general/wall-time.ts';

/**
 * A date of a template: the number of its week, from 1, its weekday, 1 for Monday, and hours on the
 * wall; an end that is not after the start is on the next day.
 */
export const configuredDate = z.object({
  week: z.int().min(1).max(MOST_CONFIGURED_WEEKS),
  weekday: z.int().min(1).max(7),
  start_time: wallTime,
  end_time: wallTime,
});

const dates = z.array(configuredDate).min(1).max(MOST_CONFIGURED_DATES);

/** The fields of a template of dates that staff can set. */
export const dateConfigurationFields = {
  name: line,
  dates,
};

/** A template of dates, in the list and in its form. */
export const officeDateConfiguration = z.object({
  id,
  cuid,
  version,
  name: z.string(),
  dates,
});

/** The filters of the list: words of the name. */
export const dateConfigurationFilters = { search: z.string().max(100).optional() };
