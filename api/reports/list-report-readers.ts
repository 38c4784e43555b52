import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { reportReader } from './schedule-shapes.ts';

/** The colleagues who may read a report, by name: those to whom it can be sent. Refuses NOT_PERMITTED to who neither may read it nor manages the team. */
export const listReportReaders = endpoint({
  method: 'GET',
  path: '/api/back-office/reports/{report}/readers',
  who: 'collaborator',
  summary: 'Lists the colleagues who may read a report.',
  request: z.object({ report: z.enum(['occupancy', 'resources', 'sales', 'payments', 'owed']) }),
  answer: z.object({ data: z.array(reportReader) }),
  errors: ['NOT_PERMITTED'],
});
