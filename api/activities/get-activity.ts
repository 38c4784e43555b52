import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { activity } from './shapes.ts';

/** Returns one published activity by its slug or cuid (2 §2). Refuses ACTIVITY_NOT_FOUND. */
export const getActivity = endpoint({
  method: 'GET',
  path: '/api/activities/{activity}',
  who: 'anyone',
  summary: 'Shows one activity, by slug or cuid.',
  request: z.object({ activity: z.string().min(1).max(200) }),
  answer: activity,
  errors: ['ACTIVITY_NOT_FOUND'],
});
