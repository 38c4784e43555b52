import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { previewedMail } from '../notifications/untold-shapes.ts';
import { CHANGE_OBJECTIONS, OFFICE_CHANGE_ERRORS, officeChange } from './change-shapes.ts';
import { previewedMoney } from './transfer-shapes.ts';

/**
 * What would follow if a registration had other dates, options or answers: what it costs then and what that changes, what stands against it, and the e-mail of the family.
 * Words that options ask for, and answers, are not asked for yet. Writes nothing; refuses as the change does.
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
