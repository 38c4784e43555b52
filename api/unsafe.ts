import { z } from 'zod';

/**
 * The body of a successful answer, typed as its endpoint promises it.
 * Guarantee: the server checks every answer against the promise in tests, and both are made from the same object.
 */
export function answerBody<Answer>(body: unknown): Answer {
  return body as Answer;
}

/** The same fields, none of which must be there. */
export type Optional<Fields extends z.ZodRawShape> = {
  [Name in keyof Fields]: Fields[Name] extends z.ZodDefault<infer Inner>
    ? z.ZodOptional<Inner>
    : z.ZodOptional<Fields[Name]>;
};

/**
 * The fields of a record, each of which may be left out, without what stands for one that is left out when a record is made.
 * Guarantee: the type says of each field what is done with it here.
 */
export function withoutDefaults<Fields extends z.ZodRawShape>(fields: Fields): Optional<Fields> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      z.optional(field instanceof z.ZodDefault ? field.unwrap() : field),
    ]),
  ) as Optional<Fields>;
}
