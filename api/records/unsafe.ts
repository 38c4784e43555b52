import { cuid } from '../general/shapes.ts';
import { type Facts, factsIn } from './fact.ts';
import type { Fields } from './field.ts';

/** One schema of every field, by the field's name. */
export type SchemasOf<Declared extends Fields, Of extends 'request' | 'answer' | 'row'> = {
  [Name in keyof Declared]: Declared[Name][Of];
};

/**
 * Returns one schema of each of these fields. Guarantee: the type states for each name what is
 * taken from its field here.
 */
export function schemasOf<
  Declared extends Fields,
  Of extends 'request' | 'answer' | 'row',
  Name extends keyof Declared & string,
>(
  fields: Declared,
  { of, names }: { readonly of: Of; readonly names: readonly Name[] },
): SchemasOf<Pick<Declared, Name>, Of> {
  return Object.fromEntries(names.map((name) => [name, fields[name]?.[of]])) as SchemasOf<
    Pick<Declared, Name>,
    Of
  >;
}

/**
 * Returns the names of the fields of a record, in order. Guarantee: a declaration is a literal,
 * which has the names of its type and no other.
 */
export function namesOf<Declared extends Fields>(fields: Declared) {
  return Object.keys(fields) as readonly (keyof Declared & string)[];
}

/**
 * Returns the part of a request that names one record by its cuid. Guarantee: an object with one
 * computed name has that name alone.
 */
export function namedBy<One extends string>(one: One) {
  return { [one]: cuid } as { readonly [Name in One]: typeof cuid };
}

/**
 * Returns the area of the permissions of a record: its own noun, unless it says another. Guarantee:
 * the type of the area is the noun where a declaration leaves it out (api/records/record.ts).
 */
export function areaOf<Area extends string>(plan: {
  readonly noun: string;
  readonly area?: Area | undefined;
}): Area {
  return plan.area ?? (plan.noun as Area);
}

/** The schemas of the facts of a place, by name. */
export type FactsOf<Declared extends Facts, Place extends 'list' | 'form'> = {
  [
    Name in keyof Declared as Declared[Name]['in'] extends 'both' | Place ? Name : never
  ]: Declared[Name]['schema'];
};

/**
 * Returns the schemas of the facts of a place. Guarantee: the type leaves out the facts that
 * `factsIn` leaves out.
 */
export function factsOf<Declared extends Facts, Place extends 'list' | 'form'>(
  facts: Declared,
  place: Place,
): FactsOf<Declared, Place> {
  return Object.fromEntries(
    factsIn(facts, place).map((name) => [name, facts[name]?.schema]),
  ) as FactsOf<Declared, Place>;
}
