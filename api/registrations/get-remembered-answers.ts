import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, id } from '../general/shapes.ts';

/**
 * What the caller answered before to what these availabilities ask now, for each of the caller's participants: nobody types an answer
 * twice (docs/decisions/0042-a-family-buys.md). What lies in the cart counts as answered.
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
    /** The words that went with an option. */
    options: z.array(z.object({ participant_id: id, option_id: id, content: z.string() })),
  }),
  errors: [],
});
