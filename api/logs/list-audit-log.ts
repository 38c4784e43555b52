import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { sortBy } from '../lists/columns.ts';
import { auditColumns } from './audit-columns.ts';
import { auditEntry, auditFilters } from './shapes.ts';

/**
 * Lists the actions of the team, the newest first unless sorted; filtered by area, by person, by
 * record and by day.
 */
export const listAuditLog = endpoint({
  method: 'GET',
  path: '/api/back-office/audit-log',
  who: 'collaborator-logs.read',
  summary: 'Lists what the team did.',
  request: z.object({ ...paging, ...auditFilters, sort: sortBy(auditColumns) }),
  answer: list(auditEntry),
  errors: [],
});
