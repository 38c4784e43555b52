import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { previewedMail } from '../notifications/untold-shapes.ts';
import { CHANGE_OBJECTIONS, OFFICE_CHANGE_ERRORS, officeChange } from './change-shapes.ts';
import { previewedMoney } from './transfer-shapes.ts';

/**
 * Previews a change of a registration's dates, options or answers: the new price and its
 * difference, the objections, and the e-mail to the family. Texts for options, and answers, are not
 * required yet. Writes nothing; refuses as the change does.
 */
export const previewOfficeChange = endpoint({
  method: 'POST',
  path: '/api/back-office/registrations/{registration}/change/preview',
  reads_only: true,
  who: 'registrations.update',
  summary: 'Previews other dates, options or answers of a registration.',
  request: z.object(officeChange),
  answer: previewedMoney.extend({
    objection: z.enum(CHANGE_OBJECTIONS).nullable(),
    ...previewedMail,
  }),
  errors: [...OFFICE_CHANGE_ERRORS],
});
