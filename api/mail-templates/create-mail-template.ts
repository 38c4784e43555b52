import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { TEMPLATE_REFUSALS, templateFields } from './shapes.ts';

/**
 * Adds a template of e-mails; as the default of some, it takes the place of the one before. Refuses
 * MAIL_TEMPLATE_EXISTS for a name in use, MAIL_TEMPLATES_TOO_MANY beyond fifty,
 * MAILING_VARIABLE_UNKNOWN for words between braces that are no variable, and
 * MAIL_PICTURE_NOT_FOUND.
 */
export const createMailTemplate = endpoint({
  method: 'POST',
  path: '/api/back-office/mail-templates',
  who: 'notification-templates.create',
  summary: 'Adds a template of e-mails.',
  request: z.object({
    ...templateFields,
    default_for: templateFields.default_for.default(null),
  }),
  answer: z.object({ cuid }),
  errors: [...TEMPLATE_REFUSALS, 'MAIL_TEMPLATES_TOO_MANY'],
});
