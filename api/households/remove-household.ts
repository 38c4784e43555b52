import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done } from '../general/shapes.ts';
import { childAndFamily } from './household-shapes.ts';

/**
 * Removes a further household of a child (decision 147): it no longer sees the child; its orders
 * stay its own. Refuses HOUSEHOLD_BUSY while something for the child is in its cart, it waits for a
 * place or has a request open, and HOUSEHOLD_NOT_FOUND for the household that keeps the record: the
 * child must be moved.
 */
export const removeHousehold = endpoint({
  method: 'DELETE',
  path: '/api/back-office/participants/{participant}/households/{customer}',
  who: 'participants.update',
  summary: 'Takes a further household of a participant away.',
  request: z.object(childAndFamily),
  answer: done,
  errors: ['PARTICIPANT_NOT_FOUND', 'HOUSEHOLD_NOT_FOUND', 'HOUSEHOLD_BUSY', 'CHANGED_MEANWHILE'],
  recent_password: 'always',
});
