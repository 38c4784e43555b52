import { MOST_ASKED } from '@ribambelle/domain/activities/request-tiers.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, id } from '../general/shapes.ts';
import { brokenConstraint } from './broken-constraint.ts';

/**
 * Returns the constraints of a published activity that a selection breaks, before it is requested:
 * for each participant of the family together with their registrations, or once, for nobody, when
 * nobody is signed in. Ignores availabilities of other activities. Refuses ACTIVITY_NOT_FOUND.
 */
export const checkRegistrationsRequest = endpoint({
  method: 'GET',
  path: '/api/activities/{activity}/registrations-requests-check',
  who: 'visitor',
  summary: 'Tells which constraints of an activity a selection of its availabilities breaks.',
  request: z.object({
    activity: z.string().min(1).max(200),
    /** In the order in which they were chosen: the last chosen ones break a maximum. */
    availabilities: z.array(cuid).max(MOST_ASKED).default([]),
    /** The dates chosen of them; all dates of an availability of which none is named. */
    dates: z.array(id).max(400).default([]),
  }),
  answer: z.object({
    checked: z.array(
      z.object({ participant_id: id.nullable(), broken: z.array(brokenConstraint) }),
    ),
  }),
  errors: ['ACTIVITY_NOT_FOUND'],
});
