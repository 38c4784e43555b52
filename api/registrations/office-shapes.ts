import { WAIVABLE } from '@ribambelle/domain/registrations/waiver.ts';
import { z } from 'zod';
import { amount, bound, cuid, day, id, instant } from '../general/shapes.ts';
import { tag } from '../general/tags.ts';
import { version } from '../general/versions.ts';
import { refundWay } from '../payments/office-shapes.ts';
import { officeReview } from '../reviews/shapes.ts';
import { termsNumber } from '../terms/shapes.ts';

/** What the list of registrations can be narrowed to. The period is about when the activity takes place, in the organiser's zone. */
export const registrationFilters = {
  /** Names of participant or customer, address, or the registration's reference. */
  search: z.string().max(100).optional(),
  activity: cuid.optional(),
  availability: cuid.optional(),
  customer: cuid.optional(),
  participant: cuid.optional(),
  payment: z.enum(['OUTSTANDING', 'OVERDUE', 'COMPLETE', 'FREE']).optional(),
  cancelled: z.boolean().optional(),
  from: day.optional(),
  to: day.optional(),
  /** The days on which it was registered. */
  registered_from: day.optional(),
  registered_to: day.optional(),
  /** What is still owed for it; with either of them, only what owes something. */
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
  /** Null for who may not see money, as are all amounts below. */
  total_amount: amount.nullable(),
  paid_amount: amount.nullable(),
  /** What was paid beyond what it still costs, and is to be given back or kept. */
  credit_amount: amount.nullable(),
  /** The moment by which what is still owed is to be paid (R32); null when nothing is owed, or without a deadline. */
  due_at: instant.nullable(),
  /** Still owed after that. */
  overdue: z.boolean(),
  /** What it is owed by, for who keeps or corrects something. */
  receivable_id: id,
  cancelled_at: instant.nullable(),
  tags: z.array(tag),
});

/** A registration in a list of the back-office. */
export const officeRegistrationRow = summary.extend({
  /** What it still costs beyond what was paid; null for who may not see money. */
  owed_amount: amount.nullable(),
  location: z.string().nullable(),
  /** Both null for who may not read participants; the age in full years on the day on which it begins. */
  birthdate: z.string().nullable(),
  age: z.int().nullable(),
  /** Both null for who may not see contacts. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
});

const person = z.object({ cuid, name: z.string() });
const line = z.object({ label: z.string(), amount });

/** What a registration was for, or became; its amount is null for who may not see money. */
const state = z.object({
  participant: z.string(),
  activity_title: z.string(),
  start_at: instant,
  end_at: instant,
  total_amount: amount.nullable(),
});

/** All of a registration, as its panel shows it; without birthdate and answers for who may not read participants. */
export const officeRegistration = summary.extend({
  version,
  participant: person.extend({ birthdate: z.string().nullable() }),
  /** Null for who may not see contacts. */
  customer: person.extend({ email: z.string().nullable(), phone: z.string().nullable() }),
  activity: z.object({ cuid, title: z.string() }),
  availability: z.object({ cuid, location: z.string().nullable() }),
  /** The staff member who registered; null for the family itself. */
  registered_by: z.string().nullable(),
  /** What staff set aside when they registered or changed it, by whom, when and why; the note is null for staff without access to participants. */
  waivers: z.array(
    z.object({
      waived: z.array(z.enum(WAIVABLE)),
      note: z.string().nullable(),
      by: z.string(),
      at: instant,
      /** False once the place is for somebody else or in another activity: nothing is set aside for them. */
      holds: z.boolean(),
    }),
  ),
  /** Which version of the terms its family accepted when it ordered, and when; null where there was none, and for staff's own. */
  terms: z.object({ number: termsNumber, accepted_at: instant }).nullable(),
  /** When its family last changed dates, options or answers; null when it is as it was made. */
  changed_at: instant.nullable(),
  deposit_amount: amount.nullable(),
  /** The structured communication of its cart, as people read it; null when it came without a cart. */
  communication: z.string().nullable(),
  cancellation_message: z.string().nullable(),
  cancellation_type: z.string().nullable(),
  /** With whether each takes place: one that was called off, or taken off, does not. */
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
      /** The answer as a form holds it: a text, a day, the id of a choice, or the ids of several. */
      given: z.union([z.string(), z.array(z.string())]),
    }),
  ),
  price_lines: z.array(line),
  /** What was kept of it since it is cancelled, and what for, in the words of who cancelled; empty for who may not see money. */
  kept: z.array(line),
  /** What came in for it and went back (a negative amount, and how), payment by payment. */
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
  /** What staff did to it, the first first: moved it, gave its place to somebody else, took its cancellation (since `cancelled_at`) back. */
  changes: z.array(
    z.object({
      cuid,
      kind: z.enum(['TRANSFER', 'REPLACEMENT', 'RESTORATION', 'CHANGE']),
      created_at: instant,
      by: z.string(),
      /** Why it costs something else, where staff said so. */
      reason: z.string().nullable(),
      cancelled_at: instant.nullable(),
      was: state,
      became: state,
    }),
  ),
  /** What the family said of it; null as long as it said nothing, and for who may not read reviews. */
  review: officeReview.nullable(),
});
