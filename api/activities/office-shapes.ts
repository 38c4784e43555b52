import { ANSWERED_BY } from '@ribambelle/domain/activities/family-answers.ts';
import {
  OFFER_MINUTES,
  WAITING_LIST_MODES,
} from '@ribambelle/domain/activities/waiting-list-modes.ts';
import { REGISTRATION_FLOWS } from '@ribambelle/domain/activities/request-tiers.ts';
import { QUESTION_TYPES } from '@ribambelle/domain/custom-fields/answer-types.ts';
import { z } from 'zod';
import {
  bilingual,
  bilingualTitle,
  cuid,
  id,
  inEveryLanguage,
  instant,
  price,
} from '../general/shapes.ts';
import { version } from '../general/versions.ts';
import { partialFields, partialTerms } from './partial-shapes.ts';
import { officeConstraint } from './request-constraints.ts';
import { officeTier } from './request-tiers.ts';
import { ownVatCategory } from '../vat/shapes.ts';

const age = z.int().min(0).max(120).nullable();
/** The fields of an activity set by a collaborator. Descriptions are HTML, sanitised on saving. */
export const activityFields = {
  title: bilingualTitle,
  description: bilingual,
  instructions: bilingual,
  age_minimum: age,
  age_maximum: age,
  default_capacity: z.int().min(0).max(100_000).nullable(),
  default_price: price,
  default_deposit: price,
  /** The most places that one registration can take; null is no limit (R28). */
  maximum_quantity: z.int().min(1).max(1000).nullable().default(null),
  allow_registrations_after_start: z.boolean().default(false),
  published: z.boolean().default(true),
  /** Its position in the catalogue, lowest first. */
  order: z.int().min(0).max(100_000).default(0),
  /** Cuids of the memberships for whose members it is, or opens earlier; any one will do. */
  memberships: z.array(cuid).max(20).default([]),
  members_only: z.boolean().default(false),
  /** The number of days by which members can register before everybody else. */
  members_days_early: z.int().min(0).max(366).default(0),
  /** Price of a place on any date for members, in minor units, or basis points off; at most one. */
  member_price: price.nullable().default(null),
  member_percentage: z.int().min(1).max(10_000).nullable().default(null),
  ...partialFields,
  /** Its category by VAT; null for the organiser's default. */
  vat_category: ownVatCategory.default(null),
  /** The handling of a place that becomes free, and the most minutes for which it may be kept. */
  waiting_list_mode: z.enum(WAITING_LIST_MODES).default('NOTIFY'),
  offer_minutes: z
    .int()
    .min(OFFER_MINUTES.least)
    .max(OFFER_MINUTES.most)
    .default(OFFER_MINUTES.usual),
  categories: z.array(cuid).max(50).default([]),
  /** Uploaded pictures by their cuid, the first one is shown on cards. */
  images: z.array(cuid).max(12).default([]),
};

/** The condition of a question: positions of an earlier one in the list and its choices, from 0. */
const condition = z.object({
  question: z.int().min(0).max(49),
  choices: z.array(z.int().min(0).max(49)).max(50),
});

/** A question of the registration form. Choices keep their number, so answers stay readable. */
export const questionFields = z.object({
  id: id.nullable(),
  type: z.enum(QUESTION_TYPES),
  title: bilingualTitle,
  description: bilingual,
  required: z.boolean(),
  choices: z
    .array(z.object({ id: z.int().min(1).max(1_000_000).nullable(), label: bilingual }))
    .max(50),
  answered_by: z.enum(ANSWERED_BY).default('PARTICIPANT'),
  /** True for answers about health: they are red for those who look after a child. */
  health: z.boolean().default(false),
  shown_when: condition.nullable().default(null),
});

export const uploadedImage = z.object({
  cuid,
  public_url: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
});

/** The answer to an upload; `message` says when the picture was in the library already. */
export const keptUpload = uploadedImage.extend({ message: z.string().nullable() });

/** An activity in the list of the back-office. */
export const officeActivityRow = z.object({
  id,
  cuid,
  title: z.string(),
  published: z.boolean(),
  order: z.int(),
  age_minimum: z.int().nullable(),
  age_maximum: z.int().nullable(),
  default_price: price,
  categories: z.array(z.string()),
  picture: z.string(),
  open_availabilities: z.int(),
  next_start_at: instant.nullable(),
});

/** An activity as its form in the back-office shows it. */
export const officeActivity = z.object({
  id,
  cuid,
  version,
  slug: z.string(),
  title: inEveryLanguage,
  description: inEveryLanguage,
  instructions: inEveryLanguage,
  age_minimum: z.int().nullable(),
  age_maximum: z.int().nullable(),
  default_capacity: z.int().nullable(),
  default_price: price,
  default_deposit: price,
  maximum_quantity: z.int().nullable(),
  allow_registrations_after_start: z.boolean(),
  published: z.boolean(),
  order: z.int(),
  memberships: z.array(cuid),
  members_only: z.boolean(),
  members_days_early: z.int(),
  member_price: price.nullable(),
  member_percentage: z.int().nullable(),
  ...partialTerms,
  vat_category: ownVatCategory,
  waiting_list_mode: z.enum(WAITING_LIST_MODES),
  offer_minutes: z.int(),
  categories: z.array(cuid),
  images: z.array(uploadedImage),
  options: z.array(
    z.object({
      id,
      title: inEveryLanguage,
      description: inEveryLanguage,
      answer_required: z.boolean(),
      vat_category: ownVatCategory,
      prices: z.array(
        z.object({
          id,
          label: inEveryLanguage,
          amount: z.int(),
          percentage: z.int(),
          stock: z.int().nullable(),
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
      title: inEveryLanguage,
      description: inEveryLanguage,
      required: z.boolean(),
      choices: z.array(z.object({ id: z.int(), label: inEveryLanguage })),
      answered_by: z.enum(ANSWERED_BY),
      health: z.boolean(),
      shown_when: condition.nullable(),
    }),
  ),
  registration_flow: z.enum(REGISTRATION_FLOWS),
  tiers: z.array(officeTier),
  constraints: z.array(officeConstraint),
  /** The number of availabilities it has had and has: with none it can be deleted. */
  availabilities: z.int(),
});

/** Filters of activities: words of the title, a category, and whether it is published. */
export const activityFilters = {
  search: z.string().max(100).optional(),
  category: cuid.optional(),
  published: z.boolean().optional(),
};
