import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, instant, list, paging } from '../general/shapes.ts';

/** E-mails, the newest first; searched by address or subject. */
export const listSentMails = endpoint({
  method: 'GET',
  path: '/api/back-office/mails',
  who: 'mails.read',
  summary: 'Lists e-mails that were sent or kept.',
  request: z.object({ ...paging, search: z.string().max(100).optional() }),
  answer: list(
    z.object({
      cuid,
      recipient: z.string(),
      subject: z.string(),
      state: z.string(),
      error: z.string().nullable(),
      created_at: instant,
    }),
  ),
  errors: [],
});
