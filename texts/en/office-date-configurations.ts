import { plural } from '../formats/plural.ts';
import type {
  errors as frenchErrors,
  record as frenchRecord,
  texts as french,
} from '../fr/office-date-configurations.ts';

export const errors: typeof frenchErrors = {
  DATE_CONFIGURATION_NOT_FOUND: 'This date template does not exist (any more).',
};

export const texts: typeof french = {
  title: 'Date templates',
  add: 'New date template',
  created: 'Date template created.',
  removed: 'Date template deleted.',
  empty:
    'No template yet. A template keeps days and their hours, like “Camp week, 9 to 4”: it fills in the dates of a new offer in one choice.',
  name: 'Name',
  name_help: 'For the team: families do not see it.',
  dates: 'Days and hours',
  dates_help:
    'A break at noon? Put the same day twice, the morning and the afternoon. An end before the start is on the next day.',
  kept: 'What was already made with this template does not change.',
  several_weeks: 'Over several weeks',
  week: 'Week',
  week_number: (week) => `Week ${week}`,
  weekday: 'Day',
  start_time: 'Start',
  end_time: 'End',
  add_date: 'Add a day',
  remove_date: (place) => `Remove day ${place}`,
  template: 'Date template',
  from: 'From',
  holidays: (days: string, count: number) =>
    `${plural('en', count, { one: 'Holiday', other: 'Holidays' })}: ${days}`,
  leave_out: (count) => plural('en', count, { one: 'Leave it out', other: 'Leave them out' }),
  left_out: (days) => `Left out: ${days}`,
  own_hours: 'Other hours on some days',
  same_hours: 'The same hours every day',
  keep: 'Keep as template',
  keep_title: 'Keep these dates as a template',
  keep_help: (count) =>
    `${count} ${plural('en', count, { one: 'day and its hours', other: 'days and their hours' })}, to do the same again from another day.`,
};

export const record: typeof frenchRecord = {
  area: 'Date templates',
  list: {
    name: 'date-templates',
    columns: {
      name: 'Name',
      dates: 'Dates',
    },
    words: {},
  },
  setting: 'week pattern hours camp days calendar planning',
};
