import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done } from '../general/shapes.ts';

/**
 * Creates the key that follows the present one, under a selector of its own: the present one signs
 * until the new one is found. Refuses SENDER_DOMAIN_MISSING without a domain,
 * SENDER_DOMAIN_UNVERIFIED while its present key is not found, and SENDER_KEY_WAITING while another
 * new key waits.
 */
export const renewSenderKey = endpoint({
  method: 'POST',
  path: '/api/back-office/settings/sender-domain/key',
  who: 'organiser-account.update',
  summary: 'Creates the next key of the sender domain.',
  request: z.object({}),
  answer: done,
  errors: ['SENDER_DOMAIN_MISSING', 'SENDER_DOMAIN_UNVERIFIED', 'SENDER_KEY_WAITING'],
  recent_password: 'always',
  // a key takes the server a while
  limit: 'host-check',
});
