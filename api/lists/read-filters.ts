import { addDays } from '@ribambelle/domain/base/days.ts';
import type { FieldGroup } from '@ribambelle/domain/permissions/field-groups.ts';
import { NAMED_PERIODS, namedPeriod } from '@ribambelle/domain/reports/periods.ts';
import { z } from 'zod';
import {
  fieldsOf,
  type FieldValues,
  type ListFilter,
  type ListFilters,
  parametersOf,
} from './filters.ts';

/**
 * The filters in an address: the values of its list's request, and the parameters without meaning.
 */
export interface ReadFilters<Shape extends z.ZodRawShape> {
  readonly values: FieldValues<Shape>;
  readonly nonsense: readonly string[];
}

/** The day of a list of one day that moves on each day. */
export const TOMORROW = 'tomorrow';

interface Reading {
  readonly address: Readonly<Record<string, string>>;
  readonly today: string;
  readonly values: Record<string, unknown>;
  readonly nonsense: string[];
  /** Keeps the value of a field's text, or names the field as without meaning. */
  readonly take: (field: string, text: string) => void;
}

/**
 * Reads an address, as of a day, for a reader of some groups of fields. Leaves out values that are
 * invalid for their filter, and names them.
 */
export function readFilters<Shape extends z.ZodRawShape>(
  { shape, filters }: ListFilters<Shape>,
  input: {
    readonly address: Readonly<Record<string, string>>;
    readonly today: string;
    readonly sees: (group: FieldGroup) => boolean;
  },
): ReadFilters<Shape> {
  const { address, today, sees } = input;
  const values: Record<string, unknown> = {};
  const nonsense: string[] = [];
  const fields: z.ZodRawShape = shape;
  const take = (field: string, text: string): void => {
    const value = valueIn(fields[field], text);
    if (value === undefined) nonsense.push(field);
    else values[field] = value;
  };
  const reading = { address, today, values, nonsense, take };
  if (address['search'] !== undefined && 'search' in fields) take('search', address['search']);
  for (const [name, filter] of Object.entries(filters)) {
    const parameters = parametersOf(name, filter).filter((one) => address[one] !== undefined);
    if (filter.group !== undefined && !sees(filter.group)) nonsense.push(...parameters);
    else readOne(reading, { name, filter, said: parameters });
  }
  return { values: z.object(shape).parse(values), nonsense };
}

interface Said<Filter> {
  readonly name: string;
  readonly filter: Filter;
  /** The parameters that it reads and that are in the address. */
  readonly said: readonly string[];
}

function readOne(reading: Reading, one: Said<ListFilter>): void {
  const { name, filter, said } = one;
  const { address, take, nonsense } = reading;
  switch (filter.kind) {
    case 'period':
      readPeriod(reading, { name, filter, said });
      return;
    case 'number':
      for (const field of said) take(field, address[field] ?? '');
      dropReversed(reading, filter);
      return;
    case 'day':
      readDay(reading, name);
      return;
    default:
      for (const field of said) {
        const text = address[field] ?? '';
        if (filter.kind === 'choice' && !filter.of.includes(text)) nonsense.push(field);
        else take(field, text);
      }
  }
}

/** Reads a period by its name, unless days are given. */
function readPeriod(
  reading: Reading,
  { name, filter }: Said<Extract<ListFilter, { kind: 'period' }>>,
): void {
  const { address, today, values, take, nonsense } = reading;
  const days = fieldsOf(name, filter).filter((field) => address[field] !== undefined);
  for (const field of days) take(field, address[field] ?? '');
  const text = days.includes(name) ? undefined : address[name];
  const period = NAMED_PERIODS.find((one) => one === text);
  if (text !== undefined && (period === undefined || days.length > 0)) nonsense.push(name);
  else if (period !== undefined)
    takePeriod(reading, { filter, period: namedPeriod(period, today) });
  dropReversed(reading, filter);
  if (filter.usual === undefined) return;
  // a list that always has a period has both days, or none of its own
  const bounds = [filter.from, filter.to].filter((field) => values[field] !== undefined);
  if (bounds.length === 2) return;
  for (const field of bounds) nonsense.push(field);
  takePeriod(reading, { filter, period: namedPeriod(filter.usual, today) });
}

function takePeriod(
  { take }: Reading,
  input: {
    readonly filter: { readonly from: string; readonly to: string };
    readonly period: { readonly from: string; readonly to: string };
  },
): void {
  take(input.filter.from, input.period.from);
  take(input.filter.to, input.period.to);
}

/** Drops a range that ends before it begins, which has no meaning. */
function dropReversed(
  { values, nonsense }: Reading,
  filter: { readonly from: string; readonly to: string },
): void {
  const from = values[filter.from];
  const to = values[filter.to];
  const reversed =
    (typeof from === 'string' && typeof to === 'string' && from > to) ||
    (typeof from === 'number' && typeof to === 'number' && from > to);
  if (!reversed) return;
  delete values[filter.from];
  delete values[filter.to];
  nonsense.push(filter.from, filter.to);
}

/** Reads a day; today unless another is given. */
function readDay({ address, today, values, take }: Reading, name: string): void {
  const text = address[name];
  if (text !== undefined) take(name, text === TOMORROW ? addDays(today, 1) : text);
  if (values[name] === undefined) values[name] = today;
}

/** Returns the value of a field as an address writes it; undefined when it is invalid. */
function valueIn(schema: z.core.$ZodType | undefined, text: string): unknown {
  if (schema === undefined) return undefined;
  const candidates: readonly unknown[] = [
    text,
    ...(text === 'true' || text === 'false' ? [text === 'true'] : []),
    ...(/^\d{1,9}$/.test(text) ? [Number(text)] : []),
  ];
  for (const one of candidates) {
    const result = z.safeParse(schema, one);
    if (result.success) return result.data;
  }
  return undefined;
}
