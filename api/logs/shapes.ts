import { SECURITY_ACTORS, SECURITY_EVENT_TYPES } from '@ribambelle/domain/logs/security-events.ts';
import { z } from 'zod';
import { cuid, day, instant } from '../general/shapes.ts';

/** An action of a collaborator. */
export const auditEntry = z.object({
  cuid,
  collaborator_name: z.string(),
  action: z.string(),
  entity: z.string(),
  entity_cuid: z.string().nullable(),
  summary: z.string(),
  changes: z.array(
    z.object({
      field: z.string(),
      /** Empty when hidden. */
      from: z.string(),
      to: z.string(),
      /** True when the values belong to fields that the reader may not see (decision 37). */
      hidden: z.boolean(),
    }),
  ),
  created_at: instant,
});

/** Filters of the team's actions: the area is the first word of the action. */
export const auditFilters = {
  area: z
    .string()
    .max(60)
    .regex(/^[a-z-]+$/)
    .optional(),
  collaborator: cuid.optional(),
  /** Only actions on this record. */
  about: cuid.optional(),
  from: day.optional(),
  to: day.optional(),
};

/** A security event. */
export const securityEntry = z.object({
  cuid,
  type: z.string(),
  actor_kind: z.enum(SECURITY_ACTORS),
  actor_name: z.string(),
  address: z.string(),
  details: z.array(z.object({ name: z.string(), value: z.string() })),
  created_at: instant,
});

/** Filters of the security events. */
export const securityFilters = {
  type: z.enum(SECURITY_EVENT_TYPES).optional(),
  actor_kind: z.enum(SECURITY_ACTORS).optional(),
  from: day.optional(),
  to: day.optional(),
};
