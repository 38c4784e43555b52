import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { z } from 'zod';
import type { ErrorCode } from '../all-errors.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { cuid, done, id, list, paging, removed } from '../general/shapes.ts';
import { anyFieldOf, version } from '../general/versions.ts';
import { type Columns, sortBy } from '../lists/columns.ts';
import type { ListFilter } from '../lists/filters.ts';
import { filtersOf } from '../lists/filters.ts';
import type { Facts } from './fact.ts';
import type { Fields } from './field.ts';
import {
  type FactsOf,
  factsOf,
  areaOf,
  namedBy,
  namesOf,
  schemasOf,
  type SchemasOf,
} from './unsafe.ts';

/** A row of the list of a record. */
type RowOf<
  Declared extends Fields,
  Listed extends keyof Declared,
  DeclaredFacts extends Facts,
> = z.output<
  z.ZodObject<
    { id: typeof id; cuid: typeof cuid } & SchemasOf<Pick<Declared, Listed>, 'row'> &
      FactsOf<DeclaredFacts, 'list'>
  >
>;

type OfferedFilters = Readonly<Record<string, ListFilter>>;

interface Plan<
  Noun extends RecordNoun,
  Area extends RecordArea,
  One extends string,
  Declared extends Fields,
  Listed extends keyof Declared & string,
  DeclaredFacts extends Facts,
  Filters extends z.ZodRawShape,
  Declaration extends Columns<RowOf<Declared, Listed, DeclaredFacts>>,
  Offered extends OfferedFilters,
> {
  /** The noun in the plural, as in addresses and permissions: `resource-groups`. */
  readonly noun: Noun;
  /** The area of its permissions, for a noun that has none of its own. */
  readonly area?: Area;
  /** The noun in the singular, which names one by its cuid in a request: `resource_group`. */
  readonly one: One;
  readonly summaries: {
    readonly list: string;
    readonly get: string;
    readonly create: string;
    readonly update: string;
    readonly remove: string;
  };
  readonly fields: Declared;
  /** The facts of a record that nobody sets: counted or looked up. */
  readonly facts: DeclaredFacts;
  /** The field by which people know it. */
  readonly titled_by: keyof Declared & string;
  readonly list: {
    readonly fields: readonly Listed[];
    readonly columns: Declaration;
    readonly filters: Filters;
    /** The filters that the screen offers, besides words. */
    readonly offered?: Offered;
  };
  readonly refusals: Refusals;
}

interface Refusals {
  readonly unknown: ErrorCode;
  /** The refusals to delete one that something uses. */
  readonly in_use?: readonly ErrorCode[];
  /** The refusals of values that contradict each other, or that name records of other nouns. */
  readonly values?: readonly ErrorCode[];
}

/** An area with a permission for each act. */
export type RecordArea = {
  [Act in Permission]: Act extends `${infer Area}.create`
    ? `${Area}.delete` | `${Area}.update` | `${Area}.read` extends Permission
      ? Area
      : never
    : never;
}[Permission];

/** A noun of records: an area of permissions, or one that belongs to another area. */
export type RecordNoun = RecordArea | 'closed-periods' | 'coupons' | 'instalment-plans';

/**
 * Declares a record: a row that staff list, open, make, change, take away and bring back. Returns
 * its endpoints, and all that the other parts read of it.
 */
export function record<
  const Noun extends RecordNoun,
  const One extends string,
  const Declared extends Fields,
  const Listed extends keyof Declared & string,
  const DeclaredFacts extends Facts,
  const Filters extends z.ZodRawShape,
  const Declaration extends Columns<RowOf<Declared, Listed, DeclaredFacts>>,
  const Area extends RecordArea = Noun extends RecordArea ? Noun : never,
  const Offered extends OfferedFilters = never,
>(plan: Plan<Noun, Area, One, Declared, Listed, DeclaredFacts, Filters, Declaration, Offered>) {
  const { noun, one, summaries, fields, facts, refusals } = plan;
  const { unknown, in_use = [], values = [] } = refusals;
  const { columns, filters } = plan.list;
  const area = areaOf(plan);
  const path = `/api/back-office/${noun}` as const;
  const path_of_one = `${path}/{${one}}` as const;
  const settable = schemasOf(fields, { of: 'request', names: namesOf(fields) });
  const shown = schemasOf(fields, { of: 'answer', names: namesOf(fields) });
  const listed = schemasOf(fields, { of: 'row', names: plan.list.fields });
  const named = namedBy(one);
  const endpoints = {
    list: endpoint({
      method: 'GET',
      path,
      who: `${area}.read`,
      summary: summaries.list,
      request: z.object({ ...paging, ...filters, sort: sortBy(columns) }),
      answer: list(z.object({ id, cuid, ...listed, ...factsOf(facts, 'list') })),
      errors: [],
    }),
    get: endpoint({
      method: 'GET',
      path: path_of_one,
      who: `${area}.read`,
      summary: summaries.get,
      request: z.object(named),
      answer: z.object({ id, cuid, version, ...shown, ...factsOf(facts, 'form') }),
      errors: [unknown],
    }),
    create: endpoint({
      method: 'POST',
      path,
      who: `${area}.create`,
      summary: summaries.create,
      request: z.object(settable),
      answer: z.object({ cuid }),
      errors: values,
    }),
    update: endpoint({
      method: 'PUT',
      path: path_of_one,
      who: `${area}.update`,
      summary: summaries.update,
      request: z.object({ ...named, version, ...anyFieldOf(settable) }),
      answer: done,
      errors: [unknown, ...values],
    }),
    remove: endpoint({
      method: 'DELETE',
      path: path_of_one,
      who: `${area}.delete`,
      summary: summaries.remove,
      request: z.object(named),
      answer: removed,
      errors: [unknown, ...in_use],
    }),
  };
  return { ...plan, area, endpoints, filters: filtersOf(filters, plan.list.offered ?? {}) };
}

/** An endpoint of staff with a permission. */
type OfStaff = Endpoint<z.ZodObject, z.ZodType, Permission>;

/** A record of any kind. */
export interface AnyRecord {
  readonly noun: RecordNoun;
  readonly area: RecordArea;
  readonly one: string;
  readonly fields: Fields;
  readonly facts: Facts;
  readonly titled_by: string;
  readonly list: {
    readonly fields: readonly string[];
    readonly columns: Columns<never>;
    readonly filters: z.ZodRawShape;
  };
  readonly refusals: Refusals;
  readonly endpoints: {
    readonly list: OfStaff;
    readonly get: OfStaff;
    readonly create: OfStaff;
    readonly update: OfStaff;
    readonly remove: OfStaff;
  };
}
