import { z } from 'zod';
import { availabilityDate, option, question } from '../availabilities/shapes.ts';
import { cuid, id } from '../general/shapes.ts';

/** A date that a registration has or could have. */
const dateChoice = availabilityDate
  .pick({ id: true, start_at: true, end_at: true, status: true })
  .extend({
    /** Places left beside what others have and hold; null without limit. */
    places_left: z.int().nullable(),
    chosen: z.boolean(),
    /** False where the registration has it and it does not take place: it stays as it is. */
    takes_place: z.boolean(),
    /** It has started: it stays as it is. */
    locked: z.boolean(),
    selectable: z.boolean(),
  });

/** What a customer can choose when changing a registration, and what is chosen now. */
export const registrationChoices = z.object({
  registration_id: id,
  cuid,
  /** Whose it is now: it goes with the change, since answers are somebody's own. */
  participant_id: id,
  dates: z.array(dateChoice),
  /** Whether other dates may change the price, and whether one can be let go at all. */
  dates_priced: z.boolean(),
  dates_together: z.boolean(),
  /** Once a date has started, options are for the organiser to change. */
  options_locked: z.boolean(),
  options: z.array(option),
  questions: z.array(question),
  chosen_options: z.array(z.object({ price_id: id, content: z.string().nullable() })),
  /** Several choices are a list of their ids. */
  given_answers: z.array(
    z.object({ question_id: id, content: z.union([z.string(), z.array(z.string())]) }),
  ),
});

/** Why a change is refused, whoever looks first. */
export const changeErrors = [
  'REGISTRATION_NOT_FOUND',
  'REGISTRATION_ALREADY_CANCELLED',
  'REGISTRATION_OVER',
  'OPTIONS_LOCKED',
  'ANSWERS_INVALID',
  'UNKNOWN_PRICE',
  'OPTION_CHOSEN_TWICE',
] as const;
