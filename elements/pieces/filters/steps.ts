import { type GridQuery, gridHref } from './grid-query.ts';

/** One entry of the history that a filter wrote: the query of its address, and what was typed to get there; undefined for what was chosen. */
export interface Step {
  readonly search: string;
  readonly typed: 'search' | 'date' | 'age' | undefined;
}

const TYPED = ['search', 'date', 'age'] as const;
const NOTHING = new URLSearchParams();

/** The step from one view to another, whose address has this query: what was typed, when that makes all of the difference. */
export function stepOf(input: {
  readonly from: GridQuery;
  readonly to: GridQuery;
  readonly search: string;
}): Step {
  const { from, to, search } = input;
  const typed = TYPED.find(
    (field) =>
      from[field] !== to[field] &&
      gridHref({ ...from, page_number: 1, [field]: to[field] }, NOTHING) === gridHref(to, NOTHING),
  );
  return { search, typed };
}

/** Whether a step goes on with the one before it: the same field is still being typed in, and nobody went elsewhere since. */
export function isSameStep(
  last: Step | null,
  { at, next }: { readonly at: string; readonly next: Step },
): boolean {
  return last?.search === at && last.typed !== undefined && last.typed === next.typed;
}
