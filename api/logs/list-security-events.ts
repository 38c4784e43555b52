import { SECURITY_ACTORS, SECURITY_EVENT_TYPES } from '@ribambelle/domain/logs/security-events.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, day, instant, list, paging } from '../general/shapes.ts';

/** What happened around access, the newest first; filtered by type, by who caused it and by day. */
export const listSecurityEvents = endpoint({
  method: 'GET',
  path: '/api/back-office/security-events',
  who: 'collaborator-logs.read',
  summary: 'Lists sign-ins, exports and changes of passwords, second factors and bank accounts.',
  request: z.object({
    ...paging,
    type: z.enum(SECURITY_EVENT_TYPES).optional(),
    actor_kind: z.enum(SECURITY_ACTORS).optional(),
    from: day.optional(),
    to: day.optional(),
  }),
  answer: list(
    z.object({
      cuid,
      type: z.string(),
      actor_kind: z.enum(SECURITY_ACTORS),
      actor_name: z.string(),
      address: z.string(),
      details: z.array(z.object({ name: z.string(), value: z.string() })),
      created_at: instant,
    }),
  ),
  errors: [],
});
