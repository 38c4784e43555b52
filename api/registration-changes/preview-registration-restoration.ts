import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { previewedMail } from '../notifications/untold-shapes.ts';
import {
  RESTORATION_ERRORS,
  RESTORATION_OBJECTIONS,
  restorationChoice,
} from './restoration-shapes.ts';
import { previewedMoney } from './transfer-shapes.ts';

/**
 * Previews the restoration of a cancelled registration: the amount owed again, the objections, and
 * the e-mail to the family. Writes nothing; refuses as the restoration does.
 */
export const previewRegistrationRestoration = endpoint({
  method: 'POST',
  path: '/api/back-office/registrations/{registration}/restore/preview',
  reads_only: true,
  who: 'registrations.cancel',
  summary: 'Previews taking back the cancellation of a registration.',
  request: z.object(restorationChoice),
  answer: previewedMoney.extend({
    objection: z.enum(RESTORATION_OBJECTIONS).nullable(),
    ...previewedMail,
  }),
  errors: [...RESTORATION_ERRORS],
});
