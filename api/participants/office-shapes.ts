import { z } from 'zod';
import { cuid, id, instant, line } from '../general/shapes.ts';
import { birthdate } from './shapes.ts';

/** What staff can say about a participant. */
export const officeParticipantFields = { firstname: line, lastname: line, birthdate };

/** A participant in a list of the back-office. */
export const officeParticipantRow = z.object({
  id,
  cuid,
  name: z.string(),
  birthdate: z.string().nullable(),
  customer: z.object({ cuid, name: z.string() }),
  registrations: z.int(),
});

/** A participant with the answers of the family and the newest 50 registrations (null without the right to see them). */
export const officeParticipant = z.object({
  id,
  cuid,
  firstname: z.string(),
  lastname: z.string(),
  birthdate: z.string().nullable(),
  customer: z.object({ cuid, name: z.string() }),
  answers: z.array(z.object({ title: z.string(), content: z.string() })),
  registrations: z
    .array(z.object({ cuid, activity_title: z.string(), start_at: instant, end_at: instant, cancelled_at: instant.nullable() }))
    .nullable(),
});
