import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anyFieldOf, version } from '../general/versions.ts';
import { done } from '../general/shapes.ts';
import { identityFields } from './office-shapes.ts';

/** Changes the name and contact details of the organiser. */
export const updateIdentity = endpoint({
  method: 'PUT',
  path: '/api/back-office/settings/identity',
  who: 'organiser-account.update',
  summary: 'Changes name and contact.',
  request: z.object({ version, ...anyFieldOf(identityFields) }),
  answer: done,
  errors: ['COMPANY_NUMBER_INVALID'],
});
