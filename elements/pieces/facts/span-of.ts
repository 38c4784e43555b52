interface Range {
  readonly start_at: string;
  readonly end_at: string;
}

/** From the first start to the last end of some dates; null for none. */
export function spanOf(dates: readonly Range[]): Range | null {
  const sorted = dates.toSorted(
    (one, other) => Date.parse(one.start_at) - Date.parse(other.start_at),
  );
  const [first, last] = [sorted[0], sorted.at(-1)];
  return first === undefined || last === undefined
    ? null
    : { start_at: first.start_at, end_at: last.end_at };
}
