import type { z } from 'zod';
import { columnsOf } from '../lists/columns.ts';
import type { officeBooking } from './shapes.ts';

/** The columns of the list of bookings. */
export const bookingColumns = columnsOf<z.infer<typeof officeBooking>>()({
  start: { kind: 'moment', value: (row) => row.start_at, sorts: true, card: 'title' },
  end: { kind: 'moment', value: (row) => row.end_at },
  resource: { kind: 'text', value: (row) => row.resource.name, card: 'below' },
  family: { kind: 'text', value: (row) => row.customer.fullname, card: 'below' },
  participants: { kind: 'text', value: (row) => row.participants.join(', ') },
  state: { kind: 'choice', value: (row) => row.status, card: 'beside' },
  sold: { kind: 'date', value: (row) => row.created_at, sorts: true },
});
