import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { domainRecord, hostName } from './host-name-shapes.ts';

/**
 * Lists the host names at which the site answers, the main one first, then those claimed, and the
 * records that lead a name here; none when the operator has set none.
 */
export const listHostNames = endpoint({
  method: 'GET',
  path: '/api/back-office/settings/host-names',
  who: 'organiser-account.read',
  summary: 'Lists the addresses of the site.',
  request: z.object({}),
  answer: z.object({ data: z.array(hostName), records: z.array(domainRecord) }),
  errors: [],
});
