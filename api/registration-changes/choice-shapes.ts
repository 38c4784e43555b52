import { z } from 'zod';
import { availabilityDate, option, question } from '../availabilities/shapes.ts';
import { cuid, id } from '../general/shapes.ts';

/** A date that a registration has or could have. */
const dateChoice = availabilityDate
  .pick({ id: true, start_at: true, end_at: true, status: true })
  .extend({
    /** The places left after those that others have and hold; null without limit. */
    places_left: z.int().nullable(),
    chosen: z.boolean(),
    /** False when the registration has it and it does not take place: it stays as it is. */
    takes_place: z.boolean(),
    /** True when it has started: it stays as it is. */
    locked: z.boolean(),
    selectable: z.boolean(),
  });

/** The choices for changing a registration, and the present ones. */
export const registrationChoices = z.object({
  registration_id: id,
  cuid,
  /** Its present participant: sent with the change, since answers are personal. */
  participant_id: id,
  dates: z.array(dateChoice),
  /** True when other dates may change the price, and when all dates must be taken together. */
  dates_priced: z.boolean(),
  dates_together: z.boolean(),
  /** True once a date has started: options are then for the organiser to change. */
  options_locked: z.boolean(),
  options: z.array(option),
  questions: z.array(question),
  chosen_options: z.array(z.object({ price_id: id, content: z.string().nullable() })),
  /** The present answers; several choices are a list of their ids. */
  given_answers: z.array(
    z.object({ question_id: id, content: z.union([z.string(), z.array(z.string())]) }),
  ),
});

/** The refusals of a change, whichever call finds them first. */
export const changeErrors = [
  'REGISTRATION_NOT_FOUND',
  'REGISTRATION_ALREADY_CANCELLED',
  'REGISTRATION_OVER',
  'OPTIONS_LOCKED',
  'ANSWERS_INVALID',
  'UNKNOWN_PRICE',
  'OPTION_CHOSEN_TWICE',
] as const;
