import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { choice, selectorRequest } from '../general/selector-shapes.ts';
import { id, list, paging } from '../general/shapes.ts';
import { participant } from './shapes.ts';

/** Lists the customer's own participants, by name (3 §7). */
export const listParticipants = endpoint({
  method: 'GET',
  path: '/api/participants',
  who: 'customer',
  summary: 'Lists the signed-in customer’s participants, searched by name.',
  request: z.object({
    ...paging,
    ...selectorRequest,
    id: z.array(id).max(200).optional(),
    search: z.string().max(100).optional(),
  }),
  answer: list(participant.extend({ customer: z.object({ email: z.string() }), ...choice })),
  errors: [],
});
