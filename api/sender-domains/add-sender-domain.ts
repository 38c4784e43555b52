import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, oneLine } from '../general/shapes.ts';

/**
 * Adds the domain in whose name e-mails are signed, with a new key. A whole address also becomes
 * the organiser's sender; a domain alone needs a sender that is of it, else
 * SENDER_ADDRESS_REQUIRED. Refuses SENDER_DOMAIN_INVALID for what is no name, SENDER_DOMAIN_PUBLIC
 * for providers of mailboxes, SENDER_DOMAIN_PLATFORM for names of the platform, and
 * SENDER_DOMAIN_ADDED when there is one.
 */
export const addSenderDomain = endpoint({
  method: 'POST',
  path: '/api/back-office/settings/sender-domain',
  who: 'organiser-account.update',
  summary: 'Adds the domain in whose name e-mails are signed.',
  request: z.object({ domain: oneLine(300).min(1) }),
  answer: done,
  errors: [
    'SENDER_DOMAIN_INVALID',
    'SENDER_DOMAIN_PUBLIC',
    'SENDER_DOMAIN_PLATFORM',
    'SENDER_ADDRESS_REQUIRED',
    'SENDER_DOMAIN_ADDED',
  ],
  recent_password: 'always',
  // a key takes the server a while
  limit: 'host-check',
});
