import { IDLE_CHOICES } from '@ribambelle/domain/collaborators/idle.ts';
import { z } from 'zod';

/** What the organiser asks of everybody who works in its back-office. */
export const accessRuleFields = {
  /** After how many minutes without anything done one signs in again; null is not before the session ends. */
  idle_minutes: z.literal(IDLE_CHOICES).nullable().default(null),
};
