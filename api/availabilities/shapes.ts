import { ANSWERED_BY } from '@ribambelle/domain/activities/family-answers.ts';
import { PARTIAL_REGISTRATIONS } from '@ribambelle/domain/pricing/partial-registration.ts';
import { QUESTION_TYPES } from '@ribambelle/domain/custom-fields/answer-types.ts';
import { z } from 'zod';
import { categoryOfActivity, image } from '../activities/shapes.ts';
import { cuid, id, instant, price } from '../general/shapes.ts';

export const availabilityStatus = z.enum(['OPEN', 'CLOSED', 'FULL', 'OVERLAP']);

/**
 * One date of an availability; `registered` counts places taken, `capacity` null is no limit of its
 * own (2 §3).
 */
export const availabilityDate = z.object({
  id,
  cuid,
  start_at: instant,
  end_at: instant,
  status: availabilityStatus,
  capacity: z.int().nullable(),
  registered: z.int(),
});

export const locationOfAvailability = z.object({
  cuid,
  name: z.string(),
  title: z.string(),
  street: z.string(),
  number: z.string(),
  postcode: z.string(),
  city: z.string(),
});

/**
 * The advantages of members: `only` is true when nobody else can register, `start_at` is their
 * earlier start of registration, null for none, `price` the price of a place for them, null for the
 * usual one. Any one of the memberships is enough; an unpublished one is available only from the
 * organiser.
 */
export const keptForMembers = z.object({
  only: z.boolean(),
  start_at: instant.nullable(),
  price: price.nullable(),
  memberships: z.array(z.object({ id, cuid, title: z.string(), published: z.boolean() })),
});

/**
 * An availability as lists and pages show it (2 §3). `status` is the effective one; age limits
 * default to the activity's.
 */
export const availability = z.object({
  id,
  cuid,
  status: availabilityStatus,
  start_at: instant,
  end_at: instant,
  registrations_start_at: instant.nullable(),
  registrations_end_at: instant.nullable(),
  price,
  deposit: price,
  capacity: z.int().nullable(),
  registered: z.int(),
  age_minimum: z.int().nullable(),
  age_maximum: z.int().nullable(),
  allow_registrations_after_start: z.boolean(),
  location: locationOfAvailability.nullable(),
  activity: z.object({
    id,
    cuid,
    slug: z.string(),
    title: z.string(),
    images: z.array(image),
    motif: z.string(),
  }),
  categories: z.array(categoryOfActivity),
  dates: z.array(availabilityDate),
  /** Null when members have no advantage. */
  members: keptForMembers.nullable(),
});

/**
 * An option with its prices: an amount in minor units and a share of the base price in basis points
 * (2 §3).
 */
export const option = z.object({
  id,
  title: z.string(),
  description: z.string(),
  order: z.int(),
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
});

/** The condition that shows a question (docs/algorithms/shown-questions.md). */
export const shownWhen = z.object({ question_id: id, choice_ids: z.array(id) });

export const question = z.object({
  id,
  type: z.enum(QUESTION_TYPES),
  title: z.string(),
  description: z.string(),
  required: z.boolean(),
  order: z.int(),
  choices: z.array(z.object({ id, label: z.string(), order: z.int() })),
  /**
   * The earlier question, and the choices of which any one shows this question; null when it is
   * always shown.
   */
  shown_when: shownWhen.nullable(),
  /** The person who answers: each participant, or the family once for all. */
  answered_by: z.enum(ANSWERED_BY),
});

/** An availability with everything that its page and its form need. */
export const availabilityPage = availability.extend({
  description: z.string(),
  instructions: z.string(),
  registration_flow: z.enum(['AVAILABILITIES', 'REQUEST']),
  /** The most places that one registration can take; null is no limit (R28). */
  maximum_quantity: z.int().nullable(),
  /** The people who can register for only some of its dates (2 §4). */
  partial_registrations: z.enum(PARTIAL_REGISTRATIONS),
  /** True when leaving dates out changes the price. */
  dates_priced: z.boolean(),
  options: z.array(option),
  questions: z.array(question),
});
