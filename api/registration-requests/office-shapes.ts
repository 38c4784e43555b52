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
    /** The number of availabilities requested, and the start of the first of them. */
    requested: z.int(),
    start_at: instant,
    /** The collaborator who decided it; null for its family, and for nobody yet. */
    decided_by: z.string().nullable(),
    /** Constraints of the activity that it breaks, until it is decided. */
    broken: z.array(brokenConstraint),
  });

/**
 * One request for staff: its content, the places free for it, and its outcome. Amounts are null for
 * staff without access to payments.
 */
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
        /** The number of places free on the date with the fewest; null for no limit. */
        free: z.int().nullable(),
        /** The price of a place today, in minor units. */
        price,
      }),
  ),
  message: z.string(),
  total_amount: price.nullable(),
  paid_amount: price.nullable(),
  /** The order of the part approved. */
  order: z.object({ cuid, reference: z.string() }).nullable(),
});

/** The filters of the list of requests. */
export const requestFilters = {
  /** A name or an address of the family, or of the participant. */
  search: oneLine(100).default(''),
  status: requestStatus.optional(),
  activity: cuid.optional(),
  /** The days on which it was made. */
  requested_from: day.optional(),
  requested_to: day.optional(),
};
