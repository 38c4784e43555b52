import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { removed } from '../general/shapes.ts';
import { keptHostname } from './host-name-shapes.ts';

/**
 * Removes a host name, at which the site then no longer answers. Refuses HOSTNAME_LAST for the only
 * one, and HOSTNAME_MAIN for the main one of several.
 */
export const removeHostName = endpoint({
  method: 'DELETE',
  path: '/api/back-office/settings/host-names/{hostname}',
  who: 'organiser-account.update',
  summary: 'Removes an address of the site.',
  request: z.object({ hostname: keptHostname }),
  answer: removed,
  errors: ['HOSTNAME_LAST', 'HOSTNAME_MAIN'],
  recent_password: 'always',
});
