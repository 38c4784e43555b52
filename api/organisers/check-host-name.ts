import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { hostCheck, keptHostname } from './host-name-shapes.ts';

/**
 * Looks up where a host name of the organisation leads, asks for a proof there that only this server can give, looks for the record of the
 * organisation, and keeps what it found. What it proves is served from then on.
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
