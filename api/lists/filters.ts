import type { FieldGroup } from '@ribambelle/domain/permissions/field-groups.ts';
import type { NamedPeriod } from '@ribambelle/domain/reports/periods.ts';
import type { z } from 'zod';

/**
 * A filter: its choices, and their form in an address. Its values are validated by the request of
 * its list, on the screen and on the server alike.
 */
export type ListFilter = {
  /** The group of fields required to offer or read it. */
  readonly group?: FieldGroup;
} & (
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  /** The beginning of a text of the record, without capitals and accents; at most so long. */
  | { readonly kind: 'text'; readonly longest: number }
  /** A record that the server finds by typed text, by its cuid. */
  | {
      readonly kind:
        | 'activity'
        | 'location'
        | 'collaborator'
        | 'resource'
        | 'customer'
        | 'participant'
        | 'segment';
    }
  /** A category, a tag or a group of resources, of which an organiser has few. */
  | { readonly kind: 'category' | 'tag' | 'resource-group' }
  /** A tag of the list that staff keep for families and registrations. */
  | { readonly kind: 'listed-tag'; readonly of: 'customers' | 'registrations' }
  /** One record to which a link leads: it can only be removed. */
  | { readonly kind: 'record' }
  /**
   * Days from one to another, of the date in its name; these are the fields of the request. `usual`
   * is the period used without other days, for a list that always has a period.
   */
  | {
      readonly kind: 'period';
      readonly from: string;
      readonly to: string;
      readonly usual?: NamedPeriod;
    }
  /** One day, by its date or as `tomorrow`; today by default. */
  | { readonly kind: 'day' }
  /**
   * A number from one to another, both included; these are the fields of the request. Amounts are
   * in minor units.
   */
  | {
      readonly kind: 'number';
      readonly from: string;
      readonly to: string;
      readonly of: 'AMOUNT' | 'COUNT';
    }
);

/** The fields of a list's request. */
export type RequestFields = z.ZodRawShape;

/** The values of these fields once they are read. */
export type FieldValues<Shape extends RequestFields> = z.output<z.ZodObject<Shape>>;

/** The fields of a list's request without its page and its order: its filters fill these. */
export type FilterFields<Request> = {
  readonly [
    Field in keyof Request as Exclude<Field, 'page_number' | 'page_size' | 'sort'>
  ]: z.ZodType<Request[Field]>;
};

/** The filters of a list by name, with the fields of its request that they fill. */
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

/** Returns the fields that a filter fills. */
export function fieldsOf(name: string, filter: ListFilter): readonly string[] {
  return filter.kind === 'period' || filter.kind === 'number' ? [filter.from, filter.to] : [name];
}

/**
 * Returns the parameters of an address that a filter reads. A period can also be given by its name:
 * `registered=THIS_WEEK`.
 */
export function parametersOf(name: string, filter: ListFilter): readonly string[] {
  const names = filter.kind === 'number' ? [] : [name];
  return [...new Set([...names, ...fieldsOf(name, filter)])];
}
