import type { z } from 'zod';
import { columnsOf } from '../lists/columns.ts';
import type { securityEntry } from './shapes.ts';

/** The columns of the list of security events. */
export const securityColumns = columnsOf<z.infer<typeof securityEntry>>()({
  created: { kind: 'moment', value: (row) => row.created_at, sorts: true },
  event: { kind: 'choice', value: (row) => row.type },
  actor: { kind: 'text', value: (row) => row.actor_name },
  address: { kind: 'text', value: (row) => row.address },
  details: {
    kind: 'text',
    value: (row) => row.details.map(({ name, value }) => `${name}: ${value}`).join(' · '),
  },
});
