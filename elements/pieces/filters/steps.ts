import { type GridQuery, gridHref } from './grid-query.ts';

/**
 * An entry of the history made by a filter: the query of its address, and the field that was typed
 * in; undefined when something was chosen instead.
 */
export interface Step {
  readonly search: string;
  readonly typed: 'search' | 'date' | 'age' | undefined;
}

const TYPED = ['search', 'date', 'age'] as const;
const NOTHING = new URLSearchParams();

/**
 * Returns the step from one view to another, whose address has this query, with the typed field
 * when only that field differs.
 */
export function stepOf(input: {
  readonly from: GridQuery;
  readonly to: GridQuery;
  readonly search: string;
}): Step {
  const { from, to, search } = input;
  const typed_field = TYPED.find(
    (field) =>
      from[field] !== to[field] &&
      gridHref({ ...from, page_number: 1, [field]: to[field] }, NOTHING) === gridHref(to, NOTHING),
  );
  return { search, typed: typed_field };
}

/**
 * Tests whether a step continues the one before: somebody still types in the same field, and the
 * address did not change since.
 */
export function isSameStep(
  last: Step | null,
  { at, next }: { readonly at: string; readonly next: Step },
): boolean {
  return last?.search === at && last.typed !== undefined && last.typed === next.typed;
}
