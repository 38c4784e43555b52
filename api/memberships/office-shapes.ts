import { MEMBERSHIP_ENTITIES } from '@ribambelle/domain/memberships/membership-terms.ts';
import { z } from 'zod';
import { uploadedImage } from '../activities/office-shapes.ts';
import { bilingual, bilingualTitle, cuid, id, inEveryLanguage, price } from '../general/shapes.ts';
import { version } from '../general/versions.ts';
import { membershipPeriod } from './shapes.ts';

const { period_type, fixed_period_start_at, fixed_period_end_at, rolling_period_type } =
  membershipPeriod;
const days = z.int().min(0).max(366).default(30);

/**
 * The fields of an offered membership that staff can set. Descriptions are HTML, sanitised when
 * stored.
 */
export const membershipFields = {
  title: bilingualTitle,
  description: bilingual,
  /** Price of one cycle, in minor units. */
  price,
  /** The owner once it is sold: one participant, or the customer. */
  entity: z.enum(MEMBERSHIP_ENTITIES).default('CUSTOMERS'),
  period_type: period_type.default('ROLLING'),
  /** For a rolling one: the unit and the number of units. */
  rolling_period_type: rolling_period_type.default(null),
  rolling_period_duration: z.int().min(1).max(1_000).nullable().default(null),
  /** For a fixed one: its first moment, and the moment at which it is over. */
  fixed_period_start_at: fixed_period_start_at.default(null),
  fixed_period_end_at: fixed_period_end_at.default(null),
  /** True when the buyer of a rolling one may choose its first day. */
  start_choice: z.boolean().default(false),
  /**
   * Days before its end from which a rolling one can be renewed, and days after it for which the
   * next cycle follows on.
   */
  renewal_days_before: days,
  renewal_days_after: days,
  /**
   * True when a rolling one renews itself unless its owner says no; always stored as false for a
   * fixed one.
   */
  recurring: z.boolean().default(false),
  published: z.boolean().default(true),
  /** Its position among the others, lowest first. */
  order: z.int().min(0).max(100_000).default(0),
  /** Cuids of uploaded pictures; cards show the first. */
  images: z.array(cuid).max(12).default([]),
};

const terms = { price, entity: z.enum(MEMBERSHIP_ENTITIES), ...membershipPeriod };
const place = { published: z.boolean(), order: z.int() };

/** A membership in the list of the back-office. */
export const officeMembershipRow = z.object({
  id,
  cuid,
  title: z.string(),
  ...terms,
  start_choice: z.boolean(),
  recurring: z.boolean(),
  ...place,
  picture: z.string(),
});

/** A membership as its form in the back-office shows it. */
export const officeMembership = z.object({
  id,
  cuid,
  version,
  title: inEveryLanguage,
  description: inEveryLanguage,
  ...terms,
  start_choice: z.boolean(),
  renewal_days_before: z.int(),
  renewal_days_after: z.int(),
  recurring: z.boolean(),
  ...place,
  images: z.array(uploadedImage),
  /** True when one was sold or is in a cart: then it cannot be deleted. */
  in_use: z.boolean(),
});

/** The filters of the list: words of the title, and whether it is published. */
export const membershipFilters = {
  search: z.string().max(100).optional(),
  published: z.boolean().optional(),
};
