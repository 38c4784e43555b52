import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { oneLine } from '../general/shapes.ts';
import { keptHostname } from './host-name-shapes.ts';

/**
 * Claims another host name; a whole pasted address is accepted. The site answers there once a check
 * has proved it. Refuses HOSTNAME_INVALID, HOSTNAME_RESERVED for addresses, reserved names and
 * those of the platform, HOSTNAME_ADDED for one of the organisation's own, HOSTNAME_TAKEN for one
 * that another organisation has proved, and TOO_MANY_HOSTNAMES beyond twenty.
 */
export const addHostName = endpoint({
  method: 'POST',
  path: '/api/back-office/settings/host-names',
  who: 'organiser-account.update',
  summary: 'Adds an address of the site.',
  request: z.object({ hostname: oneLine(300).min(1) }),
  answer: z.object({ hostname: keptHostname, message: z.string().nullable() }),
  errors: [
    'HOSTNAME_INVALID',
    'HOSTNAME_RESERVED',
    'HOSTNAME_TAKEN',
    'HOSTNAME_ADDED',
    'TOO_MANY_HOSTNAMES',
  ],
  recent_password: 'always',
});
