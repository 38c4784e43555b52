import type { z } from 'zod';
import { columnsOf } from '../lists/columns.ts';
import type { resourceBlock } from './shapes.ts';

/** The columns of the list of blocks. */
export const resourceBlockColumns = columnsOf<z.infer<typeof resourceBlock>>()({
  first_day: { kind: 'day', value: (row) => row.first_day, sorts: true, card: 'title' },
  last_day: { kind: 'day', value: (row) => row.last_day, card: 'beside' },
  hours: {
    kind: 'text',
    value: (row) => (row.hours === null ? '' : `${row.hours.opens}–${row.hours.closes}`),
  },
  resources: {
    kind: 'text',
    value: (row) => row.resources.map(({ name }) => name).join(', '),
    card: 'below',
  },
  reason: { kind: 'text', value: (row) => row.reason, card: 'below' },
  made_by: { kind: 'text', value: (row) => row.created_by ?? '' },
});
