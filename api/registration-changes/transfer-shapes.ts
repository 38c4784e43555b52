import { PRICES_OF_TRANSFER } from '@ribambelle/domain/registrations/transfer.ts';
import { z } from 'zod';
import { staffChoice } from '../desk/staff-shapes.ts';
import { amount, cuid } from '../general/shapes.ts';

/**
 * The target of a transfer. Options and answers left out are the present ones, as far as they are
 * offered there.
 */
export const transferChoice = {
  registration: cuid,
  availability: cuid,
  date_ids: staffChoice.date_ids,
  options: staffChoice.options.unwrap().optional(),
  questions: staffChoice.questions.unwrap().optional(),
  /** The price to use: today's there, or the one until now. */
  price: z.enum(PRICES_OF_TRANSFER).default('NEW'),
  /** Each of them needs registrations.overbook. */
  overbook: z.boolean().default(false),
  twice: z.boolean().default(false),
  without_membership: z.boolean().default(false),
};

/** The objections to it in a preview. */
export const OBJECTIONS = [
  'MEMBERS_ONLY',
  'ALREADY_REGISTERED',
  'PLACES_TAKEN',
  'DATE_EXCLUDED',
  'OPTION_SOLD_OUT',
  'AVAILABILITY_CLOSED',
  'AVAILABILITY_DATES_REQUIRED',
  'DATE_NOT_BOOKABLE',
  'AGE_NOT_ALLOWED',
  'BIRTHDATE_NEEDED',
] as const;

/**
 * The money of a registration after a change, in minor units; each null for staff without access to
 * money.
 */
export const previewedMoney = z.object({
  /** The calculation of its price today, line by line. */
  lines: z.array(z.object({ label: z.string(), amount })).nullable(),
  list_amount: amount.nullable(),
  current_total_amount: amount.nullable(),
  total_amount: amount.nullable(),
  difference: amount.nullable(),
  /** The amount still to be paid afterwards. */
  owed_amount: amount.nullable(),
  /** The excess paid, which goes to the wallet. */
  credit_amount: amount.nullable(),
});

/** The refusals of both preview and act. */
export const TRANSFER_ERRORS = [
  'REGISTRATION_NOT_FOUND',
  'REGISTRATION_ALREADY_CANCELLED',
  'REGISTRATION_STARTED',
  'REGISTRATION_ALREADY_THERE',
  'AVAILABILITY_NOT_FOUND',
  'PARTICIPANT_NOT_FOUND',
  'ANSWERS_INVALID',
  'PRICE_TOO_HIGH',
] as const;
