import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { proposedAddress } from './shapes.ts';

/** Lists addresses that begin with the text typed (1 §7): up to 8, none below two letters. */
export const autofillAddresses = endpoint({
  method: 'GET',
  path: '/api/mapbox/autofill',
  who: 'anyone',
  summary: 'Proposes addresses for what is being typed.',
  request: z.object({ search: z.string().max(200).default('') }),
  answer: z.object({ data: z.array(proposedAddress) }),
  errors: [],
});
