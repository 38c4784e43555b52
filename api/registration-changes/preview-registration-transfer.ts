import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { previewedMail } from '../notifications/untold-shapes.ts';
import { OBJECTIONS, previewedMoney, TRANSFER_ERRORS, transferChoice } from './transfer-shapes.ts';

/**
 * What would follow if a registration went to another availability: what it costs there and what that changes, what stands against it, and the e-mail of the family.
 * Words that options ask for, and answers, are not asked for yet. Writes nothing; refuses as the transfer does.
 */
export const previewRegistrationTransfer = endpoint({
  method: 'POST',
  path: '/api/back-office/registrations/{registration}/transfer/preview',
  reads_only: true,
  who: 'registrations.transfer',
  summary: 'Previews moving a registration to another availability.',
  request: z.object(transferChoice),
  answer: previewedMoney.extend({
    objection: z.enum(OBJECTIONS).nullable(),
    /** Whether the pack that pays it has its use back. */
    bundle_returned: z.boolean(),
    ...previewedMail,
  }),
  errors: [...TRANSFER_ERRORS],
});
