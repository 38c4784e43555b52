import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { reportSchedule } from './schedule-shapes.ts';

/** The reports that are sent each week to the caller or that the caller had sent; `all` of the team for who may change collaborators. Refuses NOT_PERMITTED. */
export const listReportSchedules = endpoint({
  method: 'GET',
  path: '/api/back-office/report-schedules',
  who: 'collaborator',
  summary: 'Lists the reports that are sent each week.',
  request: z.object({ all: z.boolean().default(false) }),
  answer: z.object({ data: z.array(reportSchedule) }),
  errors: ['NOT_PERMITTED'],
});
