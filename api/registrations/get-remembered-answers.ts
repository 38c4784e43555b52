import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, id } from '../general/shapes.ts';

/**
 * Returns the caller's earlier answers to the questions of these availabilities, for each of the
 * caller's participants: nobody types an answer twice (docs/decisions/0042-a-family-buys.md).
 * Answers in the cart count too.
 */
export const getRememberedAnswers = endpoint({
  method: 'GET',
  path: '/api/registrations/answers',
  who: 'customer',
  summary:
    'Tells the last answers of the customer’s participants to the questions of availabilities.',
  request: z.object({ availabilities: z.array(cuid).min(1).max(50) }),
  answer: z.object({
    questions: z.array(
      z.object({
        participant_id: id,
        question_id: id,
        /** A text, a day, the id of a choice, or the ids of several. */
        content: z.union([z.string(), z.array(z.string())]),
      }),
    ),
    /** The text entered for an option. */
    options: z.array(z.object({ participant_id: id, option_id: id, content: z.string() })),
  }),
  errors: [],
});
