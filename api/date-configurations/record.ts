import { MOST_CONFIGURED_DATES } from '@ribambelle/domain/date-configurations/configured-dates.ts';
import { z } from 'zod';
import { version } from '../general/versions.ts';
import { factOfList } from '../records/fact.ts';
import { line, several } from '../records/fields.ts';
import { record } from '../records/record.ts';
import { configuredDate } from './shapes.ts';

/**
 * Templates of dates (1 §6): days and hours relative to a first day, in chronological order. Dates
 * made from one stay as they are when it changes or goes.
 */
export const dateConfigurations = record({
  noun: 'date-configurations',
  one: 'date_configuration',
  summaries: {
    list: 'Lists the organiser’s templates of dates.',
    get: 'Shows one template of dates.',
    create: 'Adds a template of dates.',
    update: 'Changes a template of dates.',
    remove: 'Deletes a template of dates, and nothing that was made from it.',
  },
  fields: {
    name: line(),
    dates: several(configuredDate, { min: 1, max: MOST_CONFIGURED_DATES }),
  },
  facts: { version: factOfList(version) },
  titled_by: 'name',
  list: {
    fields: ['name', 'dates'],
    columns: {
      name: { kind: 'text', value: (row) => row.name, card: 'title', sorts: true },
      dates: { kind: 'number', value: (row) => row.dates.length, card: 'beside' },
    },
    filters: { search: z.string().max(100).optional() },
  },
  refusals: { unknown: 'DATE_CONFIGURATION_NOT_FOUND' },
});

export const {
  list: listDateConfigurations,
  get: getDateConfiguration,
  create: createDateConfiguration,
  update: updateDateConfiguration,
  remove: deleteDateConfiguration,
} = dateConfigurations.endpoints;
