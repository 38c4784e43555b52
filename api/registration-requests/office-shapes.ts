import { z } from 'zod';
import { cuid, day, instant, oneLine, price } from '../general/shapes.ts';
import { brokenConstraint } from './broken-constraint.ts';
import { registrationRequest, requestAnswers, requestStatus } from './shapes.ts';

const person = z.object({ cuid, fullname: z.string() });

/** A request in the list of the back-office. */
export const officeRequestRow = registrationRequest
  .pick({
    id: true,
    cuid: true,
    reference: true,
    status: true,
    created_at: true,
    decided_at: true,
    tier: true,
  })
  .extend({
    activity_title: z.string(),
    participant: person,
    customer: person,
    /** How many availabilities are asked for, and the start of the first of them. */
    requested: z.int(),
    start_at: instant,
    /** Who decided it; null for its family, and for nobody yet. */
    decided_by: z.string().nullable(),
    /** Constraints of the activity that it breaks, while nobody has decided. */
    broken: z.array(brokenConstraint),
  });

/** One request for staff: what is asked, what is free of it, and what came of it. Amounts are null for who may not see payments. */
export const officeRequest = officeRequestRow.extend({
  ...requestAnswers,
  activity: z.object({ cuid, title: z.string() }),
  availabilities: z.array(
    registrationRequest.shape.availabilities.element
      .pick({
        id: true,
        cuid: true,
        start_at: true,
        end_at: true,
        location: true,
        dates: true,
        registration: true,
      })
      .extend({
        /** How many places are free on the date of them that has the fewest; null for no limit. */
        free: z.int().nullable(),
        /** What a place costs today, in minor units. */
        price,
      }),
  ),
  message: z.string(),
  total_amount: price.nullable(),
  paid_amount: price.nullable(),
  /** The reference of the order of what was approved. */
  order: z.object({ cuid, reference: z.string() }).nullable(),
});

/** What the list of requests can be narrowed to. */
export const requestFilters = {
  /** A name or an address of the family, or of who takes part. */
  search: oneLine(100).default(''),
  status: requestStatus.optional(),
  activity: cuid.optional(),
  /** The days on which it was asked. */
  requested_from: day.optional(),
  requested_to: day.optional(),
};
