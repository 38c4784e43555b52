import type { Counted } from '@ribambelle/domain/base/counting.ts';

/** Returns the number of results in words, or that there are more than were counted. */
export function countText(
  { count, count_is_bound }: Counted,
  texts: {
    readonly results: (count: number) => string;
    readonly many_results: (count: number) => string;
  },
): string {
  return count_is_bound ? texts.many_results(count) : texts.results(count);
}
