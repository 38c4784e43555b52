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
 * What would follow if somebody else of the family had the place of a registration: what it costs for them and what that changes, what stands against it, and the
 * e-mail of the family. Answers are not asked for yet. Writes nothing; refuses as the replacement does.
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
    /** Whether the pack that pays it has its use back. */
    bundle_returned: z.boolean(),
    ...previewedMail,
  }),
  errors: [...REPLACEMENT_ERRORS],
});
