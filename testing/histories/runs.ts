/** The number of runs of a property, and the seed of their random values. */
export interface Runs {
  readonly numRuns: number;
  readonly seed?: number;
  readonly endOnFailure: true;
}

/**
 * Returns the runs of a property that needs a database: the given few with the same seed, so that a
 * failure comes from the change. `HISTORIES=500` runs that many with a random seed, or with
 * `SEED=7`, to search further.
 */
export function runsOf(few: number): Runs {
  const many = process.env['HISTORIES'];
  const seed = process.env['SEED'] ?? (many === undefined ? '1' : undefined);
  return {
    numRuns: Number(many ?? few),
    ...(seed === undefined ? {} : { seed: Number(seed) }),
    endOnFailure: true,
  };
}

/** Returns the milliseconds that so many runs may take, on a slow machine. */
export function timeoutOf({ numRuns }: Runs, each: number): number {
  return numRuns * each + 60_000;
}
