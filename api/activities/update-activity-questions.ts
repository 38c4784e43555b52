import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { version } from '../general/versions.ts';
import { cuid, done } from '../general/shapes.ts';
import { CONDITION_ERRORS } from './condition-errors.ts';
import { questionFields } from './office-shapes.ts';

/**
 * Sets the questions of an activity, in this order, each shown always or only after certain answers
 * to an earlier one; questions left out are retired, and their answers stay.
 */
export const updateActivityQuestions = endpoint({
  method: 'PUT',
  path: '/api/back-office/activities/{activity}/questions',
  who: 'activity-questions.update',
  summary: 'Sets the questions of an activity.',
  request: z.object({
    activity: cuid,
    version,
    questions: z.array(questionFields).max(50).optional(),
  }),
  answer: done,
  errors: ['ACTIVITY_NOT_FOUND', 'QUESTION_UNKNOWN', 'CHOICES_REQUIRED', ...CONDITION_ERRORS],
});
