import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done } from '../general/shapes.ts';
import { childAndFamily } from './household-shapes.ts';

/**
 * Takes a further household of a child away (decision 147): it no longer sees the child; what it ordered stays its own. Refuses HOUSEHOLD_BUSY while something for the child lies in its cart,
 * it waits for a place or asks for one, and HOUSEHOLD_NOT_FOUND for the household that keeps the record: a child is moved.
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
