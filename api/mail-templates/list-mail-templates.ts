import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { officeTemplate } from './shapes.ts';

/** Lists the templates of e-mails with their blocks, fifty at most, by name. */
export const listMailTemplates = endpoint({
  method: 'GET',
  path: '/api/back-office/mail-templates',
  who: 'notification-templates.read',
  summary: 'Lists the templates of e-mails.',
  request: z.object({}),
  answer: z.object({ data: z.array(officeTemplate) }),
  errors: [],
});
