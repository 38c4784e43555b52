import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { previewedMail } from '../notifications/untold-shapes.ts';
import {
  REPLACEMENT_ERRORS,
  REPLACEMENT_OBJECTIONS,
  replacementChoice,
} from './replacement-shapes.ts';
import { previewedMoney } from './transfer-shapes.ts';

/**
 * Previews giving the place of a registration to another participant of the family: the price for
 * them and its difference, the objections, and the e-mail to the family. Answers are not required
 * yet. Writes nothing; refuses as the replacement does.
 */
export const previewParticipantReplacement = endpoint({
  method: 'POST',
  path: '/api/back-office/registrations/{registration}/replace/preview',
  reads_only: true,
  who: 'registrations.replace',
  summary: 'Previews giving the place of a registration to somebody else of the family.',
  request: z.object(replacementChoice),
  answer: previewedMoney.extend({
    objection: z.enum(REPLACEMENT_OBJECTIONS).nullable(),
    /** True when the pack that pays for it gets its use back. */
    bundle_returned: z.boolean(),
    ...previewedMail,
  }),
  errors: [...REPLACEMENT_ERRORS],
});
