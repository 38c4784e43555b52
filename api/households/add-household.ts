import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done } from '../general/shapes.ts';
import { childAndFamily } from './household-shapes.ts';

/**
 * Shares a child with a further family (decision 147): from then on both see, correct and register
 * it, each with its own orders and money. Refuses a family that already has it, one that has 60
 * participants, and a fifth further household. Every family of the child gets an e-mail.
 */
export const addHousehold = endpoint({
  method: 'POST',
  path: '/api/back-office/participants/{participant}/households',
  who: 'participants.update',
  summary: 'Shares a participant with a further family.',
  request: z.object(childAndFamily),
  answer: done,
  errors: [
    'PARTICIPANT_NOT_FOUND',
    'CUSTOMER_NOT_FOUND',
    'HOUSEHOLD_ALREADY_THERE',
    'TOO_MANY_HOUSEHOLDS',
    'TOO_MANY_PARTICIPANTS',
    'CHANGED_MEANWHILE',
  ],
  recent_password: 'always',
});
