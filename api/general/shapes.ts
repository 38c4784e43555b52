import { MOST_PRICE } from '@ribambelle/domain/pricing/price-registration.ts';
import { FIRST_LANGUAGE, inEachLanguage, LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { MANY_LINES, ONE_LINE, withoutMarks } from '@ribambelle/domain/base/lines.ts';
import { PERSON_NAME } from '@ribambelle/domain/base/person-names.ts';
import { keptPhone } from '@ribambelle/domain/base/phone.ts';
import { EMAIL, writtenEmail } from '@ribambelle/domain/base/email.ts';
import { z } from 'zod';

/** An integer id as used in payloads (R4). */
export const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
/** A cuid as used in addresses (R4). */
export const cuid = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[a-z0-9-]+$/);
/** An instant: ISO 8601 in UTC (R7). */
export const instant = z.iso.datetime({ offset: true });
/** A day without time: `2026-07-06`. */
export const day = z.iso.date();
/**
 * A day, or an instant that stands for its day in the organiser's zone: a date in an address
 * (2 §5).
 */
export const dayOrInstant = z.union([day, instant]);
/** An amount of money in minor units (R6). */
export const amount = z.int().min(-2_000_000_000).max(2_000_000_000);
export const price = z.int().min(0).max(MOST_PRICE);
/** A lower or upper bound of a filter; for an amount, in minor units. */
export const bound = z.int().min(0).max(MOST_PRICE).optional();
export const language = z.enum(LANGUAGES);
/**
 * A text per language, in the back-office; elsewhere texts are plain strings in the caller's
 * language (R21).
 */
export const bilingual = z.object(inEachLanguage(() => manyLines(50_000).default('')));
/** The same in an answer: every language is there, empty when nothing was written. */
export const inEveryLanguage = z.object(inEachLanguage(() => z.string()));
/** A line that must not be empty in all languages. */
export const bilingualTitle = z
  .object(inEachLanguage(() => oneLine(200).default('')))
  .refine((title) => LANGUAGES.some((each) => title[each] !== ''), {
    message: 'REQUIRED',
    path: [FIRST_LANGUAGE],
  });
/**
 * An e-mail address, in lower case and with its domain in ASCII, as it is kept and compared
 * (domain/base/email.ts).
 */
export const email = z
  .string()
  .overwrite(writtenEmail)
  .max(254)
  .check(z.email({ pattern: EMAIL }));

/**
 * Returns the schema of a one-line text, of at most so many characters after trimming; it may be
 * empty. Normalises letters to their composed form (NFC). Refuses ONE_LINE for line breaks, control
 * characters and marks that change the direction of writing.
 */
export function oneLine(most: number) {
  return z.string().trim().normalize('NFC').max(most).regex(ONE_LINE, 'ONE_LINE');
}

/**
 * Returns the schema of a text of many lines, of at most so many characters. Refuses UNREADABLE for
 * the characters that ONE_LINE refuses, except line breaks and tabs.
 */
export function manyLines(most: number) {
  return z.string().max(most).regex(MANY_LINES, 'UNREADABLE');
}

const maybeName = z.string().trim().normalize('NFC').max(200).regex(PERSON_NAME, 'NAME_UNREADABLE');
/**
 * A first or last name. Refuses NAME_UNREADABLE for more than one line, invisible characters, and a
 * web address.
 */
export const personName = maybeName.min(1);
/** A name that may be left out. */
export const optionalPersonName = maybeName.default('');
/** A word or line that must not be empty after trimming. */
export const line = oneLine(200).min(1);
export const optionalLine = oneLine(200).default('');
/**
 * A phone number as people type or paste it; empty for none. Refuses INVALID_PHONE for an invalid
 * one (domain/base/phone.ts).
 */
export const phone = z
  .string()
  .overwrite(withoutMarks)
  .trim()
  .max(40)
  .regex(ONE_LINE, 'ONE_LINE')
  .refine((written) => keptPhone(written) !== null, 'INVALID_PHONE');

/**
 * Returns the schema of a filter that keeps rows with any of these values; an empty list filters
 * nothing, as if left out.
 */
export function anyOf<Item extends z.ZodType>(item: Item, most: number) {
  return z
    .array(item)
    .max(most)
    .transform((chosen) => (chosen.length === 0 ? undefined : chosen))
    .optional();
}

/** Paging of every list (1 §2.3, 2 §7): page_number and page_size, or limit and offset. */
export const paging = {
  page_number: z.int().min(1).max(1_000_000).default(1),
  page_size: z.int().min(1).max(100).default(20),
  limit: z.int().min(1).max(100).optional(),
  offset: z.int().min(0).max(100_000_000).optional(),
};

/**
 * Returns the schema of a page of a list: `count` is the total number, in the back-office and the
 * account exact up to 10 000 and not counted beyond.
 */
export function list<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item), count: z.int().min(0) });
}

/**
 * Returns the schema of a page of a list of the site that is counted up to a bound: `count` is the
 * total number or, with `count_is_bound`, a number below it. The bound is beyond the end of the
 * page, so that going on while `offset` is less than `count` finds everything (2 §7).
 */
export function countedList<Item extends z.ZodType>(item: Item) {
  return list(item).extend({
    count_is_bound: z
      .boolean()
      .describe(
        'True: there are more than `count`, which is counted to a bound beyond this page alone and grows from page to page. False: `count` is the number in all.',
      ),
  });
}

/**
 * Returns the schema of a page of a list searched by words: `resembling` is true when nothing
 * matches them exactly, and similar rows are shown.
 */
export function searchedList<Item extends z.ZodType>(item: Item) {
  return list(item).extend({ resembling: z.boolean() });
}

/** The answer of a call with no other result. */
export const done = z.object({ message: z.string().nullable().default(null) });

/**
 * The answer of a call that deleted something: the `removal` by which its caller can restore it for
 * a while (docs/decisions/0087-undo.md).
 */
export const removed = done.extend({ removal: cuid });

/** The most bytes of an uploaded picture: 10 MB. */
export const MOST_PICTURE_BYTES = 10 * 1024 * 1024;

/** A file sent as the body of a call (see `upload_limit` of an endpoint). */
export const uploadedFile = z.custom<Blob>((value) => value instanceof Blob);

/**
 * The answer of a call that returns a file: not JSON, but these bytes. A large one is a stream,
 * with the number of bytes to come, and may already be compressed (gzip).
 */
export const file = z.object({
  content_type: z.string(),
  filename: z.string().nullable(),
  bytes: z.union([z.instanceof(Uint8Array), z.instanceof(ReadableStream)]),
  length: z.int().optional(),
  packed: z.boolean().optional(),
  /** The origin whose pictures an e-mail may show. */
  pictures_from: z.string().optional(),
});

/** The characters of a document that do not print, each with the texts that contain it. */
export const unprinted = z.array(z.object({ sign: z.string(), names: z.array(z.string()) }));
