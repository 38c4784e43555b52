import type { z } from 'zod';
import { columnsOf } from '../lists/columns.ts';
import type { officeAvailabilityRow } from './office-shapes.ts';

/** The columns of the list of availabilities. */
export const availabilityColumns = columnsOf<z.infer<typeof officeAvailabilityRow>>()({
  start: { kind: 'date', value: (row) => row.start_at, sorts: true, card: 'below' },
  start_time: { kind: 'time', value: (row) => row.start_at, extra: true },
  end: { kind: 'date', value: (row) => row.end_at, extra: true },
  dates: { kind: 'number', value: (row) => row.dates, extra: true },
  activity: { kind: 'text', value: (row) => row.activity.title, card: 'title' },
  location: { kind: 'text', value: (row) => row.location },
  price: { kind: 'amount', value: (row) => row.price },
  places: { kind: 'number', value: (row) => row.registered },
  capacity: { kind: 'number', value: (row) => row.capacity, extra: true },
  tags: { kind: 'text', value: (row) => row.tags.join(', '), extra: true },
  state: { kind: 'choice', value: (row) => row.status, card: 'beside' },
});
