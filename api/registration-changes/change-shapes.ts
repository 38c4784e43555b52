import { PRICES_OF_TRANSFER } from '@ribambelle/domain/registrations/transfer.ts';
import { z } from 'zod';
import { staffChoice } from '../desk/staff-shapes.ts';
import { cuid } from '../general/shapes.ts';

/**
 * The wanted state of a registration. Options and answers left out stay; dates that have begun
 * always stay.
 */
export const officeChange = {
  registration: cuid,
  date_ids: staffChoice.date_ids,
  options: staffChoice.options.unwrap().optional(),
  questions: staffChoice.questions.unwrap().optional(),
  /** The price to use: today's, or the one until now. */
  price: z.enum(PRICES_OF_TRANSFER).default('NEW'),
  /** Both need registrations.overbook. */
  overbook: z.boolean().default(false),
  twice: z.boolean().default(false),
};

/** The objections to it in a preview. */
export const CHANGE_OBJECTIONS = [
  'ALREADY_REGISTERED',
  'PLACES_TAKEN',
  'DATE_EXCLUDED',
  'OPTION_SOLD_OUT',
  'DATE_NOT_BOOKABLE',
  'AGE_NOT_ALLOWED',
  'BIRTHDATE_NEEDED',
] as const;

/** The refusals of both preview and act. */
export const OFFICE_CHANGE_ERRORS = [
  'REGISTRATION_NOT_FOUND',
  'REGISTRATION_ALREADY_CANCELLED',
  'AVAILABILITY_DATES_REQUIRED',
  'ANSWERS_INVALID',
  'PRICE_TOO_HIGH',
] as const;
