import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { previewedMail } from '../notifications/untold-shapes.ts';
import { OBJECTIONS, previewedMoney, TRANSFER_ERRORS, transferChoice } from './transfer-shapes.ts';

/**
 * Previews a transfer of a registration to another availability: the price there and its
 * difference, the objections, and the e-mail to the family. Texts for options, and answers, are not
 * required yet. Writes nothing; refuses as the transfer does.
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
    /** True when the pack that pays for it gets its use back. */
    bundle_returned: z.boolean(),
    ...previewedMail,
  }),
  errors: [...TRANSFER_ERRORS],
});
