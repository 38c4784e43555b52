import type { z } from 'zod';

/** The kinds of fields that are columns of a record. */
export type ColumnKind =
  | 'words'
  | 'texts'
  | 'rich'
  | 'line'
  | 'whole'
  | 'price'
  | 'moment'
  | 'day'
  | 'choice'
  | 'flag'
  | 'several';

/** The kinds of fields that name several rows of another table, by their cuids. */
export type LinkKind = 'named' | 'pictures';

export type FieldKind = ColumnKind | 'reference' | LinkKind;

/** A field of a record: the schemas of its value on its way in, and on its two ways out. */
export interface Field<
  Request extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Row extends z.ZodType = z.ZodType,
> {
  readonly kind: FieldKind;
  /** A value in a request of staff; its default is that of a new record. */
  readonly request: Request;
  /** The value in the answer that fills the form of a record. */
  readonly answer: Answer;
  /** The value in a row of the list. */
  readonly row: Row;
}

/** The fields of a record by name, in order. */
export type Fields = Readonly<Record<string, Field>>;

/** Declares a field; keeps the types of its schemas. */
export function field<Request extends z.ZodType, Answer extends z.ZodType, Row extends z.ZodType>(
  declared: Field<Request, Answer, Row>,
): Field<Request, Answer, Row> {
  return declared;
}
