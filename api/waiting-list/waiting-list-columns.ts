import type { z } from 'zod';
import { columnsOf } from '../lists/columns.ts';
import type { activityWaitingListEntry } from './shapes.ts';

/** The columns of the waiting list of an activity. */
export const waitingListColumns = columnsOf<z.infer<typeof activityWaitingListEntry>>()({
  participant: { kind: 'text', value: (row) => row.participant.name, card: 'title' },
  start: { kind: 'date', value: (row) => row.availability.start_at, card: 'below' },
  position: { kind: 'number', value: (row) => row.position, card: 'beside' },
  family: { kind: 'text', value: (row) => row.customer.name },
  email: { kind: 'text', value: (row) => row.customer.email, group: 'CONTACT' },
  phone: { kind: 'text', ours: true, value: (row) => row.customer.phone, group: 'CONTACT' },
  since: { kind: 'date', value: (row) => row.created_at },
  offered: { kind: 'moment', value: (row) => row.offered_at },
});
