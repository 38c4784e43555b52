import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { reportReader } from './schedule-shapes.ts';

/**
 * Lists the colleagues who may read a report, by name: its possible recipients. Refuses
 * NOT_PERMITTED to staff who may neither read it nor manage the team.
 */
export const listReportReaders = endpoint({
  method: 'GET',
  path: '/api/back-office/reports/{report}/readers',
  who: 'collaborator',
  summary: 'Lists the colleagues who may read a report.',
  request: z.object({ report: z.enum(['occupancy', 'resources', 'sales', 'payments', 'owed']) }),
  answer: z.object({ data: z.array(reportReader) }),
  errors: ['NOT_PERMITTED'],
});
