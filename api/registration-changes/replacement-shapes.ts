import { PRICES_OF_TRANSFER } from '@ribambelle/domain/registrations/transfer.ts';
import { z } from 'zod';
import { staffChoice } from '../desk/staff-shapes.ts';
import { cuid } from '../general/shapes.ts';

/**
 * The new participant. Options and the answers of the family stay; a participant's own answers are
 * given anew.
 */
export const replacementChoice = {
  registration: cuid,
  participant: cuid,
  questions: staffChoice.questions,
  /** The price to use: today's for them, or the one until now. */
  price: z.enum(PRICES_OF_TRANSFER).default('KEPT'),
  /** Both need registrations.overbook. */
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
