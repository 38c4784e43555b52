import { COMMUNITIES } from '@ribambelle/domain/closed-periods/school-holidays.ts';
import { z } from 'zod';
import { day as calendarDay } from '../general/shapes.ts';
import { version } from '../general/versions.ts';
import { factOfList } from '../records/fact.ts';
import { day, one, orNone, words } from '../records/fields.ts';
import { record } from '../records/record.ts';

/**
 * Closed periods: holidays, works, a week without lessons, of at most 400 days. Dates stay as they
 * are when one is made, changes or goes.
 */
export const closedPeriods = record({
  noun: 'closed-periods',
  area: 'date-configurations',
  one: 'closed_period',
  summaries: {
    list: 'Lists the organiser’s closed periods.',
    get: 'Shows one closed period.',
    create: 'Adds a closed period.',
    update: 'Changes a closed period.',
    remove: 'Deletes a closed period.',
  },
  fields: {
    name: words(),
    first_day: day(),
    /** The last day, which is closed too. */
    last_day: day(),
    /** The community whose school holiday it is; null for one of the organiser’s own. */
    community: orNone(one(COMMUNITIES)),
  },
  facts: { version: factOfList(version) },
  titled_by: 'name',
  list: {
    fields: ['name', 'first_day', 'last_day', 'community'],
    columns: {
      first_day: { kind: 'day', value: (row) => row.first_day, card: 'below', sorts: true },
      last_day: { kind: 'day', value: (row) => row.last_day, card: 'below' },
      name: { kind: 'text', value: (row) => row.name, card: 'title' },
      community: { kind: 'choice', value: (row) => row.community ?? 'NONE', card: 'beside' },
    },
    /** Words of the name, days that a period touches, from one to another, and its community. */
    filters: {
      search: z.string().max(100).optional(),
      from: calendarDay.optional(),
      until: calendarDay.optional(),
      community: z.enum([...COMMUNITIES, 'NONE']).optional(),
    },
    offered: {
      days: { kind: 'period', from: 'from', to: 'until' },
      community: { kind: 'choice', of: [...COMMUNITIES, 'NONE'] },
    },
  },
  refusals: {
    unknown: 'CLOSED_PERIOD_NOT_FOUND',
    values: ['CLOSED_PERIOD_REVERSED', 'CLOSED_PERIOD_TOO_LONG'],
  },
});

export const {
  list: listClosedPeriods,
  get: getClosedPeriod,
  create: createClosedPeriod,
  update: updateClosedPeriod,
  remove: deleteClosedPeriod,
} = closedPeriods.endpoints;
