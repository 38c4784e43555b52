import type { AnswerOf } from '../endpoint.ts';
import { columnsOf } from '../lists/columns.ts';
import type { listAuditLog } from './list-audit-log.ts';

/** The columns of the list of what the team did. */
export const auditColumns = columnsOf<AnswerOf<typeof listAuditLog>['data'][number]>()({
  created: { kind: 'moment', value: (row) => row.created_at },
  who: { kind: 'text', value: (row) => row.collaborator_name },
  what: { kind: 'choice', value: (row) => row.action },
  about: { kind: 'text', value: (row) => row.summary },
  changes: { kind: 'text', value: (row) => row.changes.map(({ field }) => field).join(', ') },
});
