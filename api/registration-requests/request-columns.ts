import type { z } from 'zod';
import { columnsOf } from '../lists/columns.ts';
import type { officeRequestRow } from './office-shapes.ts';

/** The columns of the list of registration requests. */
export const requestColumns = columnsOf<z.infer<typeof officeRequestRow>>()({
  reference: { kind: 'text', ours: true, value: (row) => row.reference, extra: true },
  participant: { kind: 'text', value: (row) => row.participant.fullname, card: 'title' },
  activity: { kind: 'text', value: (row) => row.activity_title, card: 'below' },
  tier: { kind: 'text', value: (row) => row.tier, extra: true },
  requested: { kind: 'number', value: (row) => row.requested },
  start: { kind: 'date', value: (row) => row.start_at },
  family: { kind: 'text', value: (row) => row.customer.fullname },
  broken: {
    kind: 'text',
    value: (row) => row.broken.map(({ label }) => label).join(' · '),
    extra: true,
  },
  state: { kind: 'choice', value: (row) => row.status, card: 'beside' },
  received: { kind: 'moment', value: (row) => row.created_at, sorts: true },
  decided: { kind: 'moment', value: (row) => row.decided_at, extra: true },
  decided_by: { kind: 'text', value: (row) => row.decided_by, extra: true },
});
