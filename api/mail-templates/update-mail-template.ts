import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done } from '../general/shapes.ts';
import { anyFieldOf, version } from '../general/versions.ts';
import { oneTemplate, TEMPLATE_REFUSALS, templateFields } from './shapes.ts';

/**
 * Changes a template of e-mails; those that began with it stay as they are. Refuses
 * MAIL_TEMPLATE_NOT_FOUND, and as `createMailTemplate`.
 */
export const updateMailTemplate = endpoint({
  method: 'PUT',
  path: '/api/back-office/mail-templates/{mail_template}',
  who: 'notification-templates.update',
  summary: 'Changes a template of e-mails.',
  request: z.object({ ...oneTemplate, version, ...anyFieldOf(templateFields) }),
  answer: done,
  errors: ['MAIL_TEMPLATE_NOT_FOUND', ...TEMPLATE_REFUSALS],
});
