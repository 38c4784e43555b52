import { WAIVABLE } from '@ribambelle/domain/registrations/waiver.ts';
import { z } from 'zod';
import { amount, bound, cuid, day, id, instant } from '../general/shapes.ts';
import { tag } from '../general/tags.ts';
import { version } from '../general/versions.ts';
import { refundWay } from '../payments/office-shapes.ts';
import { officeReview } from '../reviews/shapes.ts';
import { termsNumber } from '../terms/shapes.ts';
import { paidInstalments } from './instalment-shapes.ts';
import { REGISTRATION_PAYMENTS } from './payment-codes.ts';
import { vatSum } from '../vat/shapes.ts';

/**
 * The filters of the list of registrations. The period is about when the activity takes place, in
 * the organiser's zone.
 */
export const registrationFilters = {
  /** Names of participant or customer, address, or the registration's reference. */
  search: z.string().max(100).optional(),
  activity: cuid.optional(),
  availability: cuid.optional(),
  customer: cuid.optional(),
  participant: cuid.optional(),
  payment: z.enum(REGISTRATION_PAYMENTS).optional(),
  cancelled: z.boolean().optional(),
  from: day.optional(),
  to: day.optional(),
  /** The days on which it was registered. */
  registered_from: day.optional(),
  registered_to: day.optional(),
  /** The amount still owed for it; with either bound, only registrations with a debt. */
  owed_from: bound,
  owed_to: bound,
  /** It has this tag. */
  tag: tag.optional(),
};

const summary = z.object({
  id,
  cuid,
  reference: z.string(),
  created_at: instant,
  participant_name: z.string(),
  customer_name: z.string(),
  activity_title: z.string(),
  start_at: instant,
  end_at: instant,
  quantity: z.int(),
  /** Null for staff without access to money, as are all amounts below. */
  total_amount: amount.nullable(),
  paid_amount: amount.nullable(),
  /** The excess paid beyond its price, to be given back or kept. */
  credit_amount: amount.nullable(),
  /** The due date of the amount still owed (R32); null when nothing is, or without one. */
  due_at: instant.nullable(),
  /** True when something is still owed after that. */
  overdue: z.boolean(),
  /** Its receivable, for staff who keep or correct an amount. */
  receivable_id: id,
  cancelled_at: instant.nullable(),
  tags: z.array(tag),
});

/** A registration in a list of the back-office. */
export const officeRegistrationRow = summary.extend({
  /** The amount still owed; null for staff without access to money. */
  owed_amount: amount.nullable(),
  location: z.string().nullable(),
  /**
   * Both null for staff without access to participants; the age in full years on the day on which
   * it begins.
   */
  birthdate: z.string().nullable(),
  age: z.int().nullable(),
  /** Both null for staff without access to contacts. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
});

const person = z.object({ cuid, name: z.string() });
const line = z.object({ label: z.string(), amount });

/**
 * A state of a registration before or after a change; its amount is null for staff without access
 * to money.
 */
const state = z.object({
  participant: z.string(),
  activity_title: z.string(),
  start_at: instant,
  end_at: instant,
  total_amount: amount.nullable(),
});

/**
 * A registration in full, as its panel shows it; without birthdate and answers for staff without
 * access to participants.
 */
export const officeRegistration = summary.extend({
  version,
  participant: person.extend({ birthdate: z.string().nullable() }),
  /** Null for staff without access to contacts. */
  customer: person.extend({ email: z.string().nullable(), phone: z.string().nullable() }),
  activity: z.object({ cuid, title: z.string() }),
  availability: z.object({ cuid, location: z.string().nullable() }),
  /** The collaborator who registered it; null for the family itself. */
  registered_by: z.string().nullable(),
  /**
   * The checks that staff waived when they registered or changed it, by whom, when and why; the
   * note is null for staff without access to participants.
   */
  waivers: z.array(
    z.object({
      waived: z.array(z.enum(WAIVABLE)),
      note: z.string().nullable(),
      by: z.string(),
      at: instant,
      /**
       * False once the place is for another participant or in another activity, for which nothing
       * is waived.
       */
      holds: z.boolean(),
    }),
  ),
  /**
   * The version of the terms that its family accepted with the order, and the time; null when there
   * were none, and for orders by staff.
   */
  terms: z.object({ number: termsNumber, accepted_at: instant }).nullable(),
  /**
   * The time when its family last changed dates, options or answers; null when it is as it was
   * made.
   */
  changed_at: instant.nullable(),
  deposit_amount: amount.nullable(),
  /** The structured communication of its cart, as people read it; null without a cart. */
  communication: z.string().nullable(),
  cancellation_message: z.string().nullable(),
  cancellation_type: z.string().nullable(),
  /** The dates; `takes_place` is false for one that was called off or removed. */
  dates: z.array(z.object({ id, start_at: instant, end_at: instant, takes_place: z.boolean() })),
  options: z.array(
    z.object({
      option_id: id,
      price_id: id,
      title: z.string(),
      label: z.string(),
      content: z.string().nullable(),
      amount: amount.nullable(),
    }),
  ),
  questions: z.array(
    z.object({
      question_id: id,
      title: z.string(),
      content: z.string(),
      /** The answer as a form holds it: a text, a day, the id of a choice, or several. */
      given: z.union([z.string(), z.array(z.string())]),
    }),
  ),
  price_lines: z.array(line),
  /** The amounts kept since its cancellation, with labels; empty without access to money. */
  kept: z.array(line),
  instalments: paidInstalments,
  /** The sums asked by VAT; empty while no regime is said, and without access to money. */
  vat: z.array(vatSum),
  /** The money received and given back for it (a negative amount, and how), payment by payment. */
  payments: z.array(
    z.object({
      cuid,
      method: z.string(),
      state: z.string(),
      way: refundWay.nullable(),
      created_at: instant,
      amount,
    }),
  ),
  mails: z.array(z.object({ cuid, subject: z.string(), state: z.string(), created_at: instant })),
  /**
   * The changes, the first first: staff moved it, gave its place to another participant, took its
   * cancellation (since `cancelled_at`) back; the family (`by` null) gave a part up.
   */
  changes: z.array(
    z.object({
      cuid,
      kind: z.enum(['TRANSFER', 'REPLACEMENT', 'RESTORATION', 'CHANGE']),
      created_at: instant,
      by: z.string().nullable(),
      /** The reason for another price, when staff gave one. */
      reason: z.string().nullable(),
      cancelled_at: instant.nullable(),
      was: state,
      became: state,
    }),
  ),
  /**
   * The family's review; null as long as there is none, and for staff without access to reviews.
   */
  review: officeReview.nullable(),
});
