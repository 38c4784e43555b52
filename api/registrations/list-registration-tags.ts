import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { listedTags } from '../general/tags.ts';

/** Lists the tags to choose from for registrations, the same as for families (decision 165). */
export const listRegistrationTags = endpoint({
  method: 'GET',
  path: '/api/back-office/registration-tags',
  who: 'registrations.read',
  summary: 'Lists the tags of registrations.',
  request: z.object({}),
  answer: listedTags,
  errors: [],
});
