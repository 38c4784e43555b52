import type { FieldGroup } from '@ribambelle/domain/permissions/field-groups.ts';
import { NAMED_PERIODS, namedPeriod } from '@ribambelle/domain/reports/periods.ts';
import { z } from 'zod';

/** What can be chosen in a filter, and how its address says it. Its values are validated by the request of its list, on the screen and on the server alike. */
export type ListFilter = {
  /** The group of fields without which it is not offered, nor read. */
  readonly group?: FieldGroup;
} & (
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  /** A record that the server finds by what is typed, by its cuid. */
  | { readonly kind: 'activity' | 'location' | 'collaborator' }
  /** A category or a tag, of which an organiser has few. */
  | { readonly kind: 'category' | 'tag' }
  /** One record to which a link leads: it can only be taken away. */
  | { readonly kind: 'record' }
  /** Days from one to another, of the date that its name says; these are the fields of the request. */
  | { readonly kind: 'period'; readonly from: string; readonly to: string }
);

/** The fields of a list's request. */
export type RequestFields = z.ZodRawShape;

/** What they hold once they are read. */
export type FieldValues<Shape extends RequestFields> = z.output<z.ZodObject<Shape>>;

/** The filters of a list by their name, with the fields of its request that they fill. */
export interface ListFilters<Shape extends z.ZodRawShape> {
  readonly shape: Shape;
  readonly filters: Readonly<Record<string, ListFilter>>;
}

/** Declares the filters of a list; every field that they fill must be one of its request. */
export function filtersOf<Shape extends z.ZodRawShape>(
  shape: Shape,
  filters: Readonly<Record<string, ListFilter>>,
): ListFilters<Shape> {
  for (const [name, filter] of Object.entries(filters))
    for (const field of fieldsOf(name, filter))
      if (!(field in shape)) throw new Error(`No field ${field} for the filter ${name}`);
  return { shape, filters };
}

/** The fields that a filter fills. */
export function fieldsOf(name: string, filter: ListFilter): readonly string[] {
  return filter.kind === 'period' ? [filter.from, filter.to] : [name];
}

/** The parameters of an address that a filter reads. A period is also said by its name: `registered=THIS_WEEK`. */
export function parametersOf(name: string, filter: ListFilter): readonly string[] {
  return [...new Set([name, ...fieldsOf(name, filter)])];
}

/** What an address says to a list: the values of its request, and the parameters that say nothing. */
export interface ReadFilters<Shape extends z.ZodRawShape> {
  readonly values: FieldValues<Shape>;
  readonly nonsense: readonly string[];
}

/** Reads an address, seen from a day, for who sees some groups of fields. What is no value of its filter is left out, and named. */
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
  if (address['search'] !== undefined && 'search' in fields) take('search', address['search']);
  for (const [name, filter] of Object.entries(filters)) {
    const said = parametersOf(name, filter).filter((one) => address[one] !== undefined);
    if (filter.group !== undefined && !sees(filter.group)) {
      nonsense.push(...said);
      continue;
    }
    if (filter.kind !== 'period') {
      for (const one of said) {
        const text = address[one] ?? '';
        if (filter.kind === 'choice' && !filter.of.includes(text)) nonsense.push(one);
        else take(one, text);
      }
      continue;
    }
    readPeriod({ name, filter, address, today, take, nonsense });
    const [from, to] = [values[filter.from], values[filter.to]];
    if (typeof from === 'string' && typeof to === 'string' && from > to) {
      delete values[filter.from];
      delete values[filter.to];
      nonsense.push(filter.from, filter.to);
    }
  }
  return { values: z.object(shape).parse(values), nonsense };
}

/** A period by its name, unless days are said. */
function readPeriod(input: {
  readonly name: string;
  readonly filter: Extract<ListFilter, { kind: 'period' }>;
  readonly address: Readonly<Record<string, string>>;
  readonly today: string;
  readonly take: (field: string, text: string) => void;
  readonly nonsense: string[];
}): void {
  const { name, filter, address, today, take, nonsense } = input;
  const days = [filter.from, filter.to].filter((field) => address[field] !== undefined);
  for (const field of days) take(field, address[field] ?? '');
  const text = days.includes(name) ? undefined : address[name];
  if (text === undefined) return;
  const named = NAMED_PERIODS.find((one) => one === text);
  if (named === undefined || days.length > 0) {
    nonsense.push(name);
    return;
  }
  const { from, to } = namedPeriod(named, today);
  take(filter.from, from);
  take(filter.to, to);
}

/** The value of a field as an address writes it; undefined for what is none. */
function valueIn(schema: z.core.$ZodType | undefined, text: string): unknown {
  if (schema === undefined) return undefined;
  const candidates: readonly unknown[] = [
    text,
    ...(text === 'true' || text === 'false' ? [text === 'true'] : []),
    ...(/^\d{1,9}$/.test(text) ? [Number(text)] : []),
  ];
  for (const one of candidates) {
    const read = z.safeParse(schema, one);
    if (read.success) return read.data;
  }
  return undefined;
}
