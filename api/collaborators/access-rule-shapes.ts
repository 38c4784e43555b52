import { IDLE_CHOICES } from '@ribambelle/domain/collaborators/idle.ts';
import { SECOND_FACTOR_FOR } from '@ribambelle/domain/collaborators/second-factor.ts';
import { z } from 'zod';
import { day } from '../general/shapes.ts';

/** The sign-in rules of an organiser for everybody who works in its back-office. */
export const accessRuleFields = {
  /**
   * Minutes without activity after which one signs in again; null is not before the session ends.
   */
  idle_minutes: z.literal(IDLE_CHOICES).nullable().default(null),
  /** The collaborators who need a second factor. */
  second_factor_for: z.enum(SECOND_FACTOR_FOR).default('NOBODY'),
  /** The day from which they need it; null is at once. */
  second_factor_from: day.nullable().default(null),
};
