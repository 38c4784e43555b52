import { IDLE_CHOICES } from '@ribambelle/domain/collaborators/idle.ts';
import { SECOND_FACTOR_FOR } from '@ribambelle/domain/collaborators/second-factor.ts';
import { z } from 'zod';
import { day } from '../general/shapes.ts';

/** What the organiser asks of everybody who works in its back-office. */
export const accessRuleFields = {
  /** After how many minutes without anything done one signs in again; null is not before the session ends. */
  idle_minutes: z.literal(IDLE_CHOICES).nullable().default(null),
  /** From whom a second factor is wanted. */
  second_factor_for: z.enum(SECOND_FACTOR_FOR).default('NOBODY'),
  /** From which day on; null is at once. */
  second_factor_from: day.nullable().default(null),
};
