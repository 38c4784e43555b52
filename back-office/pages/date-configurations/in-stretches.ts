import type { NamedDay } from '@ribambelle/domain/closed-periods/named-days.ts';

/** Joins successive days with the same names into stretches, each with its first and last day. */
export function inStretches(days: readonly NamedDay[]) {
  const stretches: { first: string; last: string; names: readonly string[] }[] = [];
  for (const { day, names } of days) {
    const before = stretches.at(-1);
    if (before !== undefined && before.names.join() === names.join()) before.last = day;
    else stretches.push({ first: day, last: day, names });
  }
  return stretches;
}
