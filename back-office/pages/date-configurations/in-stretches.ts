import type { NamedDay } from '@ribambelle/domain/closed-periods/named-days.ts';

/** Days that are called the same, from the first of them to the last before a day that is called otherwise. */
export function inStretches(days: readonly NamedDay[]) {
  const stretches: { first: string; last: string; names: readonly string[] }[] = [];
  for (const { day, names } of days) {
    const before = stretches.at(-1);
    if (before !== undefined && before.names.join() === names.join()) before.last = day;
    else stretches.push({ first: day, last: day, names });
  }
  return stretches;
}
