import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, instant, list, paging } from '../general/shapes.ts';
import { mailState, whyNotSent } from './mail-shapes.ts';

/** E-mails, the newest first; searched by address or subject, those to one family, or those in a state. */
export const listSentMails = endpoint({
  method: 'GET',
  path: '/api/back-office/mails',
  who: 'mails.read',
  summary: 'Lists e-mails that were sent or kept.',
  request: z.object({
    ...paging,
    search: z.string().max(100).optional(),
    customer: cuid.optional(),
    /** `UNSENT`: those that nothing took, and that can be sent again together. */
    state: z.enum([...mailState.options, 'UNSENT']).optional(),
  }),
  answer: list(
    z.object({
      cuid,
      recipient: z.string(),
      subject: z.string(),
      state: mailState,
      failure: whyNotSent,
      created_at: instant,
    }),
  ),
  errors: [],
});
