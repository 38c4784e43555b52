/** The options of a run: fewer rounds, or an earlier commit to measure purchases beside. */
export interface Options {
  readonly short?: boolean | undefined;
  readonly beside?: string | undefined;
}

/**
 * One figure: the subject, the value, its reference in the same run, and whether the goal is
 * reached.
 */
export interface Figure {
  readonly what: string;
  readonly measured: string;
  readonly reference: string;
  readonly goal: string;
  readonly reached: boolean;
}

/** Prints figures as a table of plain text. */
export function printFigures(figures: readonly Figure[]): void {
  for (const { what, measured, reference, goal, reached } of figures) {
    process.stdout.write(
      `  ${reached ? 'ok    ' : 'MISSED'} ${what}: ${measured} | reference: ${reference} | goal: ${goal}\n`,
    );
  }
}

/** Returns the median of several runs, so that one noisy run does not decide. */
export function median(values: readonly number[]): number {
  const ascending = values.toSorted((one, other) => one - other);
  const middle = Math.floor(ascending.length / 2);
  const upper = ascending[middle] ?? Number.NaN;
  return ascending.length % 2 === 1 ? upper : ((ascending[middle - 1] ?? upper) + upper) / 2;
}

/** Returns the value below which this share of the values is. */
export function percentile(values: readonly number[], share: number): number {
  const ascending = values.toSorted((one, other) => one - other);
  return (
    ascending[Math.min(ascending.length - 1, Math.ceil(ascending.length * share) - 1)] ?? Number.NaN
  );
}

export const rounded = (value: number, digits = 0) => value.toFixed(digits);
export const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
