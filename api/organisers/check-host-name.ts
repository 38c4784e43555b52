import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { hostCheck, keptHostname } from './host-name-shapes.ts';

/**
 * Checks a host name of the organisation: looks up where it leads, requests a proof there that only
 * this server can give, looks for the organisation's record, and saves the result. Once proved, it
 * is served.
 */
export const checkHostName = endpoint({
  method: 'POST',
  path: '/api/back-office/settings/host-names/{hostname}/check',
  who: 'organiser-account.update',
  summary: 'Checks whether an address of the site leads here.',
  request: z.object({ hostname: keptHostname }),
  answer: hostCheck,
  errors: [],
  limit: 'host-check',
});
