import type { z } from 'zod';

/** A fact of a record that nobody sets: counted or looked up, for its list, its form, or both. */
export interface Fact<
  Place extends 'list' | 'form' | 'both' = 'list' | 'form' | 'both',
  Schema extends z.ZodType = z.ZodType,
> {
  readonly in: Place;
  readonly schema: Schema;
}

/** The facts of a record by name, in order. */
export type Facts = Readonly<Record<string, Fact>>;

/** A fact in the list and in the form. */
export function fact<Schema extends z.ZodType>(schema: Schema): Fact<'both', Schema> {
  return { in: 'both', schema };
}

/** A fact in the list alone. */
export function factOfList<Schema extends z.ZodType>(schema: Schema): Fact<'list', Schema> {
  return { in: 'list', schema };
}

/** A fact in the form alone. */
export function factOfForm<Schema extends z.ZodType>(schema: Schema): Fact<'form', Schema> {
  return { in: 'form', schema };
}

/** Returns the names of the facts of a place, in order. */
export function factsIn(facts: Facts, place: 'list' | 'form'): readonly string[] {
  return Object.entries(facts).flatMap(([name, { in: where }]) =>
    where === 'both' || where === place ? [name] : [],
  );
}
