import { MOST_MARKS } from '@ribambelle/domain/attendances/attendance.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { attendance, markOutcome, sentMark } from './shapes.ts';
import { cuid, id } from '../general/shapes.ts';

/**
 * Records marks of arrivals, departures and absences, and of those taken back
 * (`docs/algorithms/attendances.md`). Each mark is accepted or refused by itself, and the answer
 * says which; sent again, late or in another order, they give the same result. `attendances` is the
 * resulting state of every date that was marked.
 */
export const registerAttendances = endpoint({
  method: 'POST',
  path: '/api/back-office/attendances',
  who: 'registration-attendances.register',
  summary: 'Notes who arrived, left or is absent.',
  request: z.object({ marks: z.array(sentMark).min(1).max(MOST_MARKS) }),
  answer: z.object({
    outcomes: z.array(markOutcome),
    attendances: z.array(attendance.extend({ registration: cuid, date_id: id })),
  }),
  errors: [],
});
