import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { senderDomain } from './sender-domain-shapes.ts';

/**
 * Returns the sender domain with the records to publish, never its private key, and the address
 * from which e-mails leave now.
 */
export const getSenderDomain = endpoint({
  method: 'GET',
  path: '/api/back-office/settings/sender-domain',
  who: 'organiser-account.read',
  summary: 'Shows in whose name e-mails are signed, and which records that needs.',
  request: z.object({}),
  answer: z.object({
    sender_domain: senderDomain.nullable(),
    /** True when e-mails leave through a server of the organiser's own, which signs by itself. */
    own_server: z.boolean(),
    /** True when the platform has a server. */
    platform_delivers: z.boolean(),
    /** The organiser's own address; empty for none. */
    address: z.string(),
    /** The address from which e-mails leave now, and the one to which answers go. */
    sent_from: z.string(),
    answers_to: z.string(),
  }),
  errors: [],
});
