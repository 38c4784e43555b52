import { z } from 'zod';
import { id, manyLines, oneLine } from '../general/shapes.ts';

const dateList = z.array(z.union([z.object({ date_id: id }), id])).max(400);

/** The chosen dates, as `[{ "date_id": 1 }]` or plain ids. */
export const chosenDates = dateList.default([]);

/** The same, for calls in which leaving them out changes no dates. */
export const otherDates = dateList.optional();

/** Returns the id of a date in either form. */
export function dateIdOf(date: z.output<typeof dateList>[number]): number {
  return typeof date === 'number' ? date : date.date_id;
}

/** The options chosen, by their price, with the text that some of them require (2 §3). */
export const chosenOptions = z
  .array(z.object({ price_id: id, content: manyLines(2_000).nullable().default(null) }))
  .max(100)
  .default([]);

/** Answers to questions: text, a date, or the ids of choices (2 §3). */
export const givenAnswers = z
  .array(
    z.object({
      question_id: id,
      content: z
        .union([
          manyLines(10_000),
          z.number(),
          z.array(z.union([oneLine(500), z.number()])).max(200),
        ])
        .nullable()
        .default(null),
    }),
  )
  .max(100)
  .default([]);

/** The errors of the options and answers of a registration. */
export const ANSWER_ERRORS = [
  'ANSWERS_INVALID',
  'UNKNOWN_PRICE',
  'OPTION_CHOSEN_TWICE',
  'UNKNOWN_QUESTION',
  'QUESTION_ANSWERED_TWICE',
  'ANSWER_REQUIRED',
  'ANSWER_INVALID',
  'ANSWER_TOO_LONG',
  'UNKNOWN_CHOICE',
  'INVALID_DATE',
] as const;
