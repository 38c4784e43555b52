import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, day, instant, list, paging } from '../general/shapes.ts';

/** What the team did, the newest first; filtered by area (the first word of the action), by person, by record and by day. */
export const listAuditLog = endpoint({
  method: 'GET',
  path: '/api/back-office/audit-log',
  who: 'collaborator-logs.read',
  summary: 'Lists what the team did.',
  request: z.object({
    ...paging,
    area: z
      .string()
      .max(60)
      .regex(/^[a-z-]+$/)
      .optional(),
    collaborator: cuid.optional(),
    /** What was done to one record. */
    about: cuid.optional(),
    from: day.optional(),
    to: day.optional(),
  }),
  answer: list(
    z.object({
      cuid,
      collaborator_name: z.string(),
      action: z.string(),
      entity: z.string(),
      entity_cuid: z.string().nullable(),
      summary: z.string(),
      changes: z.array(
        z.object({
          field: z.string(),
          from: z.string(),
          to: z.string(),
        }),
      ),
      created_at: instant,
    }),
  ),
  errors: [],
});
