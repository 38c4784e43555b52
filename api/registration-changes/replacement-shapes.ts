import { PRICES_OF_TRANSFER } from '@ribambelle/domain/registrations/transfer.ts';
import { z } from 'zod';
import { staffChoice } from '../checkout/staff-shapes.ts';
import { cuid } from '../general/shapes.ts';

/** Who has the place then. Options and what the family answers stay; what a participant answers is answered anew. */
export const replacementChoice = {
  registration: cuid,
  participant: cuid,
  questions: staffChoice.questions,
  /** What it costs for them today, or what it cost until now. */
  price: z.enum(PRICES_OF_TRANSFER).default('KEPT'),
  /** Both want registrations.overbook. */
  twice: z.boolean().default(false),
  without_membership: z.boolean().default(false),
};

/** The objections to it in a preview. */
export const REPLACEMENT_OBJECTIONS = [
  'MEMBERS_ONLY',
  'ALREADY_REGISTERED',
  'AGE_NOT_ALLOWED',
  'BIRTHDATE_NEEDED',
] as const;

/** The refusals of both preview and act. */
export const REPLACEMENT_ERRORS = [
  'REGISTRATION_NOT_FOUND',
  'REGISTRATION_ALREADY_CANCELLED',
  'REGISTRATION_STARTED',
  'REGISTRATION_ALREADY_THEIRS',
  'PARTICIPANT_NOT_FOUND',
  'ANSWERS_INVALID',
  'PRICE_TOO_HIGH',
] as const;
