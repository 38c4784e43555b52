import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { officeTemplate, oneTemplate } from './shapes.ts';

/** Answers a template of e-mails. Refuses MAIL_TEMPLATE_NOT_FOUND. */
export const getMailTemplate = endpoint({
  method: 'GET',
  path: '/api/back-office/mail-templates/{mail_template}',
  who: 'notification-templates.read',
  summary: 'Shows one template of e-mails.',
  request: z.object(oneTemplate),
  answer: officeTemplate,
  errors: ['MAIL_TEMPLATE_NOT_FOUND'],
});
