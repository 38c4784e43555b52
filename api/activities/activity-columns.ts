import type { z } from 'zod';
import { columnsOf } from '../lists/columns.ts';
import type { officeActivityRow } from './office-shapes.ts';

/** The columns of the list of activities. */
export const activityColumns = columnsOf<z.infer<typeof officeActivityRow>>()({
  title: { kind: 'text', value: (row) => row.title, card: 'title', sorts: true },
  categories: { kind: 'text', value: (row) => row.categories.join(', '), card: 'below' },
  age_minimum: { kind: 'number', value: (row) => row.age_minimum, extra: true },
  age_maximum: { kind: 'number', value: (row) => row.age_maximum, extra: true },
  ages: { kind: 'text', value: (row) => `${row.age_minimum ?? ''}–${row.age_maximum ?? ''}` },
  price: { kind: 'amount', value: (row) => row.default_price, sorts: true },
  ahead: { kind: 'number', value: (row) => row.open_availabilities },
  next: { kind: 'date', value: (row) => row.next_start_at },
  state: {
    kind: 'choice',
    value: (row) => (row.published ? 'PUBLISHED' : 'UNPUBLISHED'),
    card: 'beside',
  },
});
