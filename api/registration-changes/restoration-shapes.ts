import { z } from 'zod';
import { cuid } from '../general/shapes.ts';

/** The registration, and the rules to ignore: each needs registrations.overbook. */
export const restorationChoice = {
  registration: cuid,
  overbook: z.boolean().default(false),
  twice: z.boolean().default(false),
  without_membership: z.boolean().default(false),
};

/** The objections to it in a preview. */
export const RESTORATION_OBJECTIONS = [
  'MEMBERS_ONLY',
  'ALREADY_REGISTERED',
  'PLACES_TAKEN',
  'DATE_EXCLUDED',
  'OPTION_SOLD_OUT',
  'BUNDLE_USED_UP',
  'AGE_NOT_ALLOWED',
  'BIRTHDATE_NEEDED',
] as const;

/** The refusals of both preview and act. */
export const RESTORATION_ERRORS = [
  'REGISTRATION_NOT_FOUND',
  'REGISTRATION_NOT_CANCELLED',
  'PARTICIPANT_NOT_FOUND',
] as const;
