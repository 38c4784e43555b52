import type { z } from 'zod';
import { columnsOf } from '../lists/columns.ts';
import type { auditEntry } from './shapes.ts';

/** The columns of the log of the team's actions. */
export const auditColumns = columnsOf<z.infer<typeof auditEntry>>()({
  created: { kind: 'moment', value: (row) => row.created_at, sorts: true },
  who: { kind: 'text', value: (row) => row.collaborator_name },
  what: { kind: 'choice', value: (row) => row.action },
  about: { kind: 'text', value: (row) => row.summary },
  changes: { kind: 'text', value: (row) => row.changes.map(writtenChange).join(' · ') },
});

function writtenChange(change: {
  field: string;
  from: string;
  to: string;
  hidden: boolean;
}): string {
  if (change.hidden) return change.field;
  return `${change.field}: ${change.from} → ${change.to}`;
}
