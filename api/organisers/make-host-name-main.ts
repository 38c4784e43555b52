import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done } from '../general/shapes.ts';
import { keptHostname } from './host-name-shapes.ts';

/**
 * Makes a host name the main one, for e-mails and search engines. Refuses HOSTNAME_UNPROVEN for one
 * that is only claimed.
 */
export const makeHostNameMain = endpoint({
  method: 'POST',
  path: '/api/back-office/settings/host-names/{hostname}/main',
  who: 'organiser-account.update',
  summary: 'Makes an address the main one of the site.',
  request: z.object({ hostname: keptHostname }),
  answer: done,
  errors: ['HOSTNAME_UNPROVEN'],
  recent_password: 'always',
});
