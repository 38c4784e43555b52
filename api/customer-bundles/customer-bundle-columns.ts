import type { z } from 'zod';
import { columnsOf } from '../lists/columns.ts';
import type { officeCustomerBundle } from './shapes.ts';

/** The columns of the list of sold packs. */
export const customerBundleColumns = columnsOf<z.infer<typeof officeCustomerBundle>>()({
  title: { kind: 'text', value: (row) => row.title, card: 'title' },
  family: { kind: 'text', value: (row) => row.customer.fullname, card: 'below' },
  participant: { kind: 'text', value: (row) => row.participant?.fullname ?? null },
  used: { kind: 'number', value: (row) => row.used },
  capacity: { kind: 'number', value: (row) => row.capacity },
  state: { kind: 'choice', value: (row) => row.status, card: 'beside' },
  until: { kind: 'last_day', value: (row) => row.expires_at, sorts: true },
  sold: { kind: 'date', value: (row) => row.created_at, sorts: true },
});
