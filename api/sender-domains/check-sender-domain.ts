import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { senderDomain } from './sender-domain-shapes.ts';

/**
 * Looks for the records of the sender domain, keeps what was found, and signs e-mails once its key
 * is there. Refuses SENDER_DOMAIN_MISSING when there is none.
 */
export const checkSenderDomain = endpoint({
  method: 'POST',
  path: '/api/back-office/settings/sender-domain/check',
  who: 'organiser-account.update',
  summary: 'Checks the records of the sender domain.',
  request: z.object({}),
  answer: z.object({ sender_domain: senderDomain.nullable() }),
  errors: ['SENDER_DOMAIN_MISSING'],
  limit: 'host-check',
});
