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

/** What staff can say about a family. */
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

/** What the list of families can be narrowed to: words of names, an e-mail address; those who still owe something. */
export const customerFilters = {
  search: z.string().max(100).optional(),
  outstanding: z.boolean().optional(),
  /** What it still owes in all; with either of them, only who owes something. */
  owed_from: bound,
  owed_to: bound,
  /** How the town or the postcode of its address begins. */
  place: z.string().trim().min(1).max(LONGEST_PLACE).optional(),
  /** It has this tag. */
  tag: tag.optional(),
};

/** A family in a list of the back-office; null for what the collaborator may not see. */
export const officeCustomerRow = z.object({
  id,
  cuid,
  name: z.string(),
  /** Null for a family without one. */
  email: z.string().nullable(),
  phone: z.string(),
  participants: z.string().nullable(),
  registrations: z.int().nullable(),
  /** What it still owes for registrations, in minor units. */
  outstanding_amount: amount.nullable(),
  wallet_amount: amount.nullable(),
  /** Null for who may not see tags. */
  tags: z.array(tag).nullable(),
});

const answer = z.object({ title: z.string(), content: z.string() });

/** A family with its participants; null for what the collaborator may not see. What else belongs to it are lists of their own. */
export const officeCustomer = z.object({
  id,
  cuid,
  version,
  firstname: z.string(),
  lastname: z.string(),
  /** Null for a family without one: it can be given one later, with which it signs in. */
  email: z.string().nullable(),
  email_confirmed: z.boolean(),
  /** The address that takes the place of `email` once it is confirmed; null for none. */
  pending_email: z.string().nullable(),
  /** Since when the mail server refuses the address for good, and in which words; null while it does not. */
  email_refused: z.object({ at: instant, answer: z.string() }).nullable(),
  /** Whether it agrees to receive news, since when it does or does not (null for who never did), and what staff noted of it; null where it said so itself. */
  news: z.object({
    agrees: z.boolean(),
    since: instant.nullable(),
    noted: z.object({ on: day, how: z.enum(NEWS_WAYS), by: z.string() }).nullable(),
  }),
  phone: z.string(),
  language,
  created_at: instant,
  address: z.string(),
  /** What is asked of families now, and what this one answered. */
  custom_fields: z.array(customField),
  custom_data: customData,
  /** All that it answered, to be read, also to what is no longer asked. */
  answers: z.array(answer),
  outstanding_amount: amount.nullable(),
  wallet_amount: amount.nullable(),
  /** Null for who may not see tags. */
  tags: z.array(tag).nullable(),
  participants: z
    .array(
      z.object({
        cuid,
        firstname: z.string(),
        lastname: z.string(),
        birthdate: z.string().nullable(),
        /** Whether this family keeps the record; false of one that is shared with it. */
        keeps: z.boolean(),
        /** How the other families are called with whom this one shares them. */
        shared_with: z.array(z.string()),
      }),
    )
    .nullable(),
});
