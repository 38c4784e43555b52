import { z } from 'zod';

/**
 * Returns the body of a successful answer, with the type that its endpoint declares. Guarantee: the
 * server checks every answer against the declaration in tests, and both are made from the same
 * object.
 */
export function answerBody<Answer>(body: unknown): Answer {
  return body as Answer;
}

/** The same fields, all optional. */
export type Optional<Fields extends z.ZodRawShape> = {
  [Name in keyof Fields]: Fields[Name] extends z.ZodDefault<infer Inner>
    ? z.ZodOptional<Inner>
    : z.ZodOptional<Fields[Name]>;
};

/**
 * Returns the fields of a record, all optional and without the defaults of a new record. Guarantee:
 * the type states for each field what is done with it here.
 */
export function withoutDefaults<Fields extends z.ZodRawShape>(fields: Fields): Optional<Fields> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      z.optional(field instanceof z.ZodDefault ? field.unwrap() : field),
    ]),
  ) as Optional<Fields>;
}
