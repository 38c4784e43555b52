import type { FieldGroup } from '@ribambelle/domain/permissions/field-groups.ts';
import type { NamedPeriod } from '@ribambelle/domain/reports/periods.ts';
import type { z } from 'zod';

/** What can be chosen in a filter, and how its address says it. Its values are validated by the request of its list, on the screen and on the server alike. */
export type ListFilter = {
  /** The group of fields without which it is not offered, nor read. */
  readonly group?: FieldGroup;
} & (
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  /** How a text of the record begins, without capitals and accents; so long at most. */
  | { readonly kind: 'text'; readonly longest: number }
  /** A record that the server finds by what is typed, by its cuid. */
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
  /** A word of the list that staff keep for families and registrations. */
  | { readonly kind: 'listed-tag'; readonly of: 'customers' | 'registrations' }
  /** One record to which a link leads: it can only be taken away. */
  | { readonly kind: 'record' }
  /**
   * Days from one to another, of the date that its name says; these are the fields of the request. With `usual`, what holds while no other
   * days are said, for a list that is always of some days.
   */
  | {
      readonly kind: 'period';
      readonly from: string;
      readonly to: string;
      readonly usual?: NamedPeriod;
    }
  /** One day, by its date or as `tomorrow`; today while nothing is said. */
  | { readonly kind: 'day' }
  /** A number from one to another, both included; these are the fields of the request. Amounts are in minor units. */
  | {
      readonly kind: 'number';
      readonly from: string;
      readonly to: string;
      readonly of: 'AMOUNT' | 'COUNT';
    }
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
  return filter.kind === 'period' || filter.kind === 'number' ? [filter.from, filter.to] : [name];
}

/** The parameters of an address that a filter reads. A period is also said by its name: `registered=THIS_WEEK`. */
export function parametersOf(name: string, filter: ListFilter): readonly string[] {
  const own = filter.kind === 'number' ? [] : [name];
  return [...new Set([...own, ...fieldsOf(name, filter)])];
}
