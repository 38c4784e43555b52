import { ANSWERED_BY } from '@ribambelle/domain/activities/family-answers.ts';
import { QUESTION_TYPES } from '@ribambelle/domain/custom-fields/answer-types.ts';
import { z } from 'zod';
import { registrationPayload } from '../carts/item-payloads.ts';
import { shownWhen } from '../availabilities/shapes.ts';
import { amount, cuid, id, instant } from '../general/shapes.ts';

const { quantity, options, questions } = registrationPayload.shape;

/** The choices of staff for a registration. */
export const staffChoice = {
  customer: cuid,
  participant: cuid,
  availability: cuid,
  quantity,
  date_ids: z.array(id).max(400).default([]),
  options,
  questions,
  /** False keeps the family's packs: the registration is owed in money (decision 0086). */
  use_bundle: z.boolean().default(true),
};

/**
 * An availability that staff can register for, including one that opens later or is full; its
 * status says so.
 */
export const staffOffer = z.object({
  id,
  cuid,
  /** The cuid of its activity. */
  activity: cuid,
  activity_title: z.string(),
  location: z.string().nullable(),
  start_at: instant,
  end_at: instant,
  price: amount,
  status: z.string(),
  /** False when families do not see it; staff can register for it all the same. */
  published: z.boolean(),
  capacity: z.int().nullable(),
  /** Places left, with holds of carts deducted; null without a limit, negative when oversold. */
  places_left: z.int().nullable(),
});

/** The same with its dates, options and questions. */
export const staffOfferDetail = staffOffer.extend({
  /** The age limits, in full years on its first chosen day; null is no limit. */
  age_minimum: z.int().nullable(),
  age_maximum: z.int().nullable(),
  /** `ahead` is false for a day that is over. */
  dates: z.array(
    z.object({
      id,
      start_at: instant,
      end_at: instant,
      status: z.string(),
      places_left: z.int().nullable(),
      ahead: z.boolean(),
    }),
  ),
  options: z.array(
    z.object({
      id,
      title: z.string(),
      answer_required: z.boolean(),
      prices: z.array(
        z.object({
          id,
          label: z.string(),
          amount: z.int(),
          percentage: z.int(),
          /** The number of pieces neither sold nor in a cart; null without a limit. */
          left: z.int().nullable(),
        }),
      ),
    }),
  ),
  questions: z.array(
    z.object({
      id,
      type: z.enum(QUESTION_TYPES),
      title: z.string(),
      required: z.boolean(),
      choices: z.array(z.object({ id, label: z.string() })),
      shown_when: shownWhen.nullable(),
      /** The person who answers: each participant, or the family once. */
      answered_by: z.enum(ANSWERED_BY),
    }),
  ),
});
