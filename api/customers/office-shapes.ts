import { FIRST_LANGUAGE } from '@ribambelle/domain/base/languages.ts';
import { NEWS_WAYS } from '@ribambelle/domain/customers/news.ts';
import { z } from 'zod';
import { customData, customDataEntries, customField } from '../custom-fields/shapes.ts';
import {
  amount,
  bound,
  cuid,
  day,
  email,
  id,
  instant,
  language,
  personName,
  phone,
} from '../general/shapes.ts';
import { tag } from '../general/tags.ts';
import { version } from '../general/versions.ts';

/** The fields of a family that staff set. */
export const officeCustomerFields = {
  firstname: personName,
  lastname: personName,
  /** Null for a family without one: nobody writes to it, and it cannot sign in. */
  email: email.nullable(),
  phone: phone.default(''),
  language: language.default(FIRST_LANGUAGE),
};

/** Its answers to the custom fields, all of them; null leaves them as they are. */
export const officeCustomData = customDataEntries.nullable().default(null);

export const LONGEST_PLACE = 60;

/** A number of whole months since the last movement of a wallet. */
const months = z.int().min(0).max(600).optional();

/**
 * The filters of the list of families: words of names, an e-mail address; those that still owe
 * something.
 */
export const customerFilters = {
  search: z.string().max(100).optional(),
  outstanding: z.boolean().optional(),
  /** The total that it still owes; with either bound, only families that owe something. */
  owed_from: bound,
  owed_to: bound,
  /** The beginning of the town or the postcode of its address. */
  place: z.string().trim().min(1).max(LONGEST_PLACE).optional(),
  /** It has this tag. */
  tag: tag.optional(),
  /**
   * Whole months since the last movement of its wallet; with either bound, only families with
   * credit.
   */
  unmoved_from: months,
  unmoved_to: months,
};

/** A family in a list of the back-office; null for data that the collaborator may not see. */
export const officeCustomerRow = z.object({
  id,
  cuid,
  name: z.string(),
  /** Null for a family without one. */
  email: z.string().nullable(),
  phone: z.string(),
  participants: z.string().nullable(),
  registrations: z.int().nullable(),
  /** The amount that it still owes for registrations, in minor units. */
  outstanding_amount: amount.nullable(),
  wallet_amount: amount.nullable(),
  /** The last movement of its wallet; null without credit. */
  wallet_moved_at: instant.nullable(),
  /** Null for staff without access to tags. */
  tags: z.array(tag).nullable(),
});

const answer = z.object({ title: z.string(), content: z.string() });

/**
 * A family with its participants; null for data that the collaborator may not see. Its other
 * records have their own lists.
 */
export const officeCustomer = z.object({
  id,
  cuid,
  version,
  firstname: z.string(),
  lastname: z.string(),
  /** Null for a family without one: it can be given one later, with which it signs in. */
  email: z.string().nullable(),
  email_confirmed: z.boolean(),
  /** The address that replaces `email` once it is confirmed; null for none. */
  pending_email: z.string().nullable(),
  /**
   * The time since the mail server permanently refuses the address, and its words; null while it
   * does not.
   */
  email_refused: z.object({ at: instant, answer: z.string() }).nullable(),
  /**
   * Its agreement to news, since when (null when it never agreed), and the record of staff; null
   * when it stated it itself.
   */
  news: z.object({
    agrees: z.boolean(),
    since: instant.nullable(),
    noted: z.object({ on: day, how: z.enum(NEWS_WAYS), by: z.string() }).nullable(),
  }),
  phone: z.string(),
  language,
  created_at: instant,
  address: z.string(),
  /** The custom fields of families now, and the answers of this one. */
  custom_fields: z.array(customField),
  custom_data: customData,
  /** All its answers, for reading, including those to fields no longer in use. */
  answers: z.array(answer),
  outstanding_amount: amount.nullable(),
  wallet_amount: amount.nullable(),
  /** The last movement of its wallet; null without credit. */
  wallet_moved_at: instant.nullable(),
  /** The last time that it was told of its credit; null for never. */
  credit_reminded_at: instant.nullable(),
  /** Null for staff without access to tags. */
  tags: z.array(tag).nullable(),
  participants: z
    .array(
      z.object({
        cuid,
        firstname: z.string(),
        lastname: z.string(),
        birthdate: z.string().nullable(),
        /** True when this family keeps the record; false for one that is shared with it. */
        keeps: z.boolean(),
        /** The names of the other families with which this one shares them. */
        shared_with: z.array(z.string()),
      }),
    )
    .nullable(),
});
