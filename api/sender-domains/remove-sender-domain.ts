import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done } from '../general/shapes.ts';

/**
 * Removes the sender domain and destroys its keys: added again, it has others. Refuses
 * SENDER_DOMAIN_MISSING when there is none.
 */
export const removeSenderDomain = endpoint({
  method: 'DELETE',
  path: '/api/back-office/settings/sender-domain',
  who: 'organiser-account.update',
  summary: 'Removes the domain in whose name e-mails are signed.',
  request: z.object({}),
  answer: done,
  errors: ['SENDER_DOMAIN_MISSING'],
  recent_password: 'always',
});
