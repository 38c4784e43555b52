import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { removed } from '../general/shapes.ts';
import { oneTemplate } from './shapes.ts';

/** Deletes a template; e-mails that began with it stay. Refuses MAIL_TEMPLATE_NOT_FOUND. */
export const deleteMailTemplate = endpoint({
  method: 'DELETE',
  path: '/api/back-office/mail-templates/{mail_template}',
  who: 'notification-templates.delete',
  summary: 'Deletes a template of e-mails.',
  request: z.object(oneTemplate),
  answer: removed,
  errors: ['MAIL_TEMPLATE_NOT_FOUND'],
});
