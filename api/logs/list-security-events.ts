import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { sortBy } from '../lists/columns.ts';
import { securityColumns } from './security-columns.ts';
import { securityEntry, securityFilters } from './shapes.ts';

/**
 * Lists security events, the newest first unless sorted; filtered by type, by person and by day.
 */
export const listSecurityEvents = endpoint({
  method: 'GET',
  path: '/api/back-office/security-events',
  who: 'collaborator-logs.read',
  summary: 'Lists sign-ins, exports and changes of passwords, second factors and bank accounts.',
  request: z.object({ ...paging, ...securityFilters, sort: sortBy(securityColumns) }),
  answer: list(securityEntry),
  errors: [],
});
