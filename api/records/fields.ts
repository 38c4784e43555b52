import { VAT_CATEGORIES } from '@ribambelle/domain/vat/categories.ts';
import { z } from 'zod';
import { uploadedImage } from '../activities/office-shapes.ts';
import {
  bilingual,
  bilingualTitle,
  cuid,
  day as calendarDay,
  inEveryLanguage,
  instant,
  line as filledLine,
  oneLine,
  price as amount,
} from '../general/shapes.ts';
import { type Field, field } from './field.ts';

/** A line in every language, written in one at least; a list has it in its reader's language. */
export function words() {
  return field({
    kind: 'words',
    request: bilingualTitle,
    answer: inEveryLanguage,
    row: z.string(),
  });
}

/** A text in every language, that may be empty; its form and its list have all of them. */
export function texts() {
  return field({
    kind: 'texts',
    request: bilingual,
    answer: inEveryLanguage,
    row: inEveryLanguage,
  });
}

/** HTML in every language, sanitised when it is stored; it may be empty. */
export function rich() {
  return { ...texts(), kind: 'rich' } as const;
}

/** One line, which is never empty. */
export function line() {
  return field({ kind: 'line', request: filledLine, answer: z.string(), row: z.string() });
}

/** One line of at most so many characters, that may be empty. */
export function optionalLine(most = 200) {
  const request = oneLine(most).default('');
  return field({ kind: 'line', request, answer: z.string(), row: z.string() });
}

/** A whole number within bounds, both included. */
export function whole(bounds: { readonly min: number; readonly max: number }) {
  const request = z.int().min(bounds.min).max(bounds.max);
  return field({ kind: 'whole', request, answer: z.int(), row: z.int() });
}

/** A price in minor units, of at least so many. */
export function price(least?: number) {
  const request = least === undefined ? amount : amount.min(least);
  return field({ kind: 'price', request, answer: amount, row: amount });
}

/** An instant. */
export function moment() {
  return field({ kind: 'moment', request: instant, answer: instant, row: instant });
}

/** A day. */
export function day() {
  return field({ kind: 'day', request: calendarDay, answer: calendarDay, row: calendarDay });
}

/** Items of one shape in one column, within bounds, both included; none unless some are needed. */
export function several<Item extends z.ZodType>(
  item: Item,
  { min, max }: { readonly min?: number; readonly max: number },
) {
  const items = z.array(item).max(max);
  const list = min === undefined ? items : items.min(min);
  return field({ kind: 'several', request: list, answer: list, row: list });
}

/** One of these codes. */
export function one<const Code extends string>(codes: readonly Code[]) {
  const code = z.enum(codes);
  return field({ kind: 'choice', request: code, answer: code, row: code });
}

/** One of these codes, with that of a new record. */
export function choice<const Code extends string>(
  codes: readonly Code[],
  initial: z.util.NoUndefined<Code>,
) {
  return preset(one(codes), initial);
}

/** The category by VAT of a thing on sale; null for the organiser's default. */
export function vatOfOwn() {
  return preset(orNone(one(VAT_CATEGORIES)), null);
}

/** One record of another noun, by its cuid; the form and the list show what their schemas say. */
export function reference<Answer extends z.ZodType, Row extends z.ZodType>(shown: {
  readonly answer: Answer;
  readonly row: Row;
}) {
  return field({ kind: 'reference', request: cuid, ...shown });
}

/** Records of another noun, by their cuids, at most so many; the form has their titles too. */
export function named(most: number) {
  return namedAs(most, z.object({ cuid, title: z.string() }));
}

/** The same for records that the form shows in another shape. */
export function namedAs<Shown extends z.ZodType>(most: number, shown: Shown) {
  const request = z.array(cuid).max(most).default([]);
  return field({ kind: 'named', request, answer: z.array(shown), row: z.array(shown) });
}

/** Uploaded pictures by their cuids, at most so many, in their order. */
export function pictures(most: number) {
  const images = z.array(uploadedImage);
  const request = z.array(cuid).max(most).default([]);
  return field({ kind: 'pictures', request, answer: images, row: images });
}

/** The position of a record among the others, lowest first. */
export function order() {
  return preset(whole({ min: 0, max: 100_000 }), 0);
}

/** A choice between yes and no, with that of a new record. */
export function flag(initial: boolean) {
  const request = z.boolean().default(initial);
  return field({ kind: 'flag', request, answer: z.boolean(), row: z.boolean() });
}

/** The same field, which can also have no value: null. */
export function orNone<Request extends z.ZodType, Answer extends z.ZodType, Row extends z.ZodType>(
  of: Field<Request, Answer, Row>,
) {
  return field({
    kind: of.kind,
    request: z.nullable(of.request),
    answer: z.nullable(of.answer),
    row: z.nullable(of.row),
  });
}

/** The same field, with a value for new records that are made without one. */
export function preset<Request extends z.ZodType, Answer extends z.ZodType, Row extends z.ZodType>(
  of: Field<Request, Answer, Row>,
  value: z.util.NoUndefined<z.output<Request>>,
) {
  return field({ ...of, request: z._default(of.request, value) });
}
