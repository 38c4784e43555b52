import { MOST_ASKED } from '@ribambelle/domain/activities/request-tiers.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, id } from '../general/shapes.ts';
import { brokenConstraint } from './broken-constraint.ts';

/**
 * What a selection breaks of the constraints of a published activity, before it is asked for: for each participant of the family with what they
 * have already, or once, for nobody, where nobody is signed in. Availabilities of another activity say nothing. Refuses ACTIVITY_NOT_FOUND.
 */
export const checkRegistrationsRequest = endpoint({
  method: 'GET',
  path: '/api/activities/{activity}/registrations-requests-check',
  who: 'visitor',
  summary: 'Tells which constraints of an activity a selection of its availabilities breaks.',
  request: z.object({
    activity: z.string().min(1).max(200),
    /** In the order in which they were chosen: what was chosen last breaks a maximum. */
    availabilities: z.array(cuid).max(MOST_ASKED).default([]),
    /** Dates that are chosen of them; of an availability of which none is named, all. */
    dates: z.array(id).max(400).default([]),
  }),
  answer: z.object({
    checked: z.array(
      z.object({ participant_id: id.nullable(), broken: z.array(brokenConstraint) }),
    ),
  }),
  errors: ['ACTIVITY_NOT_FOUND'],
});
